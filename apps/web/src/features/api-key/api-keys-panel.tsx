import { API_KEYS_MAX } from '@nova/shared/api-key/constants';
import type { ApiKey } from '@nova/shared/api-key/schemas';
import { useState } from 'react';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '../../ui/floating/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import './api-keys.css';
import { CreateApiKey } from './create-api-key.tsx';
import { apiKeyApi, useApiKeyErrorText, useApiKeys, useApiKeysRefresh } from './use-api-keys.ts';
import { UseChart } from './use-chart.tsx';
import { serverNow } from '../../lib/page/server-now.ts';

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('keys');
  const { language } = useLanguage();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const { id, name, hint } = apiKey;
  const isOpen = openedAt !== null;
  return (
    <li className="api-key">
      <div className="api-key-head">
        <b>{name}</b>
        <span className="faint small">
          <span className="num">{hint}…</span>,{' '}
          {t('created', { day: formatDay(Date.parse(apiKey.created_at), language) })},{' '}
          {apiKey.last_used_at === null ? (
            t('unused')
          ) : (
            <>
              {t('used')} <TimeAgo time={apiKey.last_used_at} />
            </>
          )}
        </span>
        <span className="setting-moves">
          <Button
            isSmall
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'hideUseOf' : 'showUseOf', { name })}
            onClick={() => setOpenedAt(isOpen ? null : serverNow())}
          >
            {t(isOpen ? 'hideUse' : 'showUse')}
          </Button>
          <Button isSmall variant="quiet" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </span>
      </div>
      {isOpen ? <UseChart id={id} name={name} now={openedAt} /> : null}
    </li>
  );
}

/** API keys of the account: create, see how they are used, revoke. */
export function ApiKeysPanel() {
  const { t } = useTranslation('keys');
  const { localize } = useLanguage();
  const errorText = useApiKeyErrorText();
  const refresh = useApiKeysRefresh();
  const { data, error, refetch } = useApiKeys();
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const revoke = async () => {
    try {
      await apiKeyApi.revoke(revoked!.id);
      showToast({ tone: 'done', title: t('revoked') });
    } catch (failure) {
      showToast({ tone: 'error', title: errorText(failure) });
    }
    await refresh();
  };
  const keys = data?.items ?? [];
  return (
    <Panel
      title={t('title')}
      end={
        keys.length < API_KEYS_MAX && !isCreating ? (
          <Button isSmall disabled={!data} onClick={() => setIsCreating(true)}>
            {t('create')}
          </Button>
        ) : undefined
      }
    >
      <p className="in muted small">
        {t('text')} <a href={localize('/documentation/api-reference')}>{t('how')}</a>
      </p>
      {isCreating ? <CreateApiKey onClose={() => setIsCreating(false)} /> : null}
      {data ? (
        <>
          {keys.length === 0 && !isCreating ? <p className="in muted">{t('empty')}</p> : null}
          <ul className="api-keys">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
            ))}
          </ul>
          {keys.length >= API_KEYS_MAX ? <p className="in faint small">{t('limit')}</p> : null}
        </>
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in" aria-busy="true">
          <Skeleton className="w-60" />
        </div>
      )}
      <ConfirmDialog
        isOpen={revoked !== null}
        onClose={() => setRevoked(null)}
        title={t('revokeQuestion', { name: revoked?.name ?? '' })}
        consequence={t('revokeText')}
        cancelLabel={t('keep')}
        confirmLabel={t('revoke')}
        pendingLabel={t('revoking')}
        isDanger
        onConfirm={revoke}
      />
    </Panel>
  );
}
