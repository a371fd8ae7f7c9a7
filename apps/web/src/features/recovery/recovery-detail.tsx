import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { useState } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { KeyName } from '../../ui/entity/key-name.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { Guardians } from './guardians.tsx';
import { Outcome } from './outcome.tsx';
import type { RecoverPageProps } from './recover-page.tsx';
import { RecoverySteps } from './recovery-steps.tsx';
import { readStoredRecovery } from './stored-recovery.ts';
import { useRecovery } from './use-recovery.ts';
import './recovery.css';

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === PASSKEY_ERRORS.recoveryUnknown || error.status === 400);

/** One recovery, for the browser that has started it and for the guardians who have its link. */
export function RecoveryDetail({ id, ...props }: RecoverPageProps & { id: string }) {
  const { t } = useTranslation('recovery');
  const { localize } = useLanguage();
  const { data: recovery, error, refetch } = useRecovery(id);
  if (recovery) return <Found recovery={recovery} {...props} />;
  if (error && isUnknown(error))
    return (
      <div className="panel">
        <EmptyState
          isOfPage
          title={t('unknown.title')}
          text={t('unknown.text')}
          step={<ButtonLink to={localize('/recover')}>{t('unknown.step')}</ButtonLink>}
        />
      </div>
    );
  return (
    <div className="panel" aria-busy={!error || undefined}>
      {error ? (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  );
}

function Found({ recovery, wallet, onLogIn }: RecoverPageProps & { recovery: Recovery }) {
  const { t } = useTranslation('recovery');
  const [stored] = useState(readStoredRecovery);
  const own = stored?.id === recovery.id ? stored : null;
  const isCollecting = recovery.status === 'collecting';
  return (
    <div className="recovery-panels">
      <Panel title={t(own ? 'own.title' : 'friend.title')}>
        <div className="in">
          <RecoverySteps recovery={recovery} />
        </div>
        <Definitions>
          <Definition name={t('account')}>
            <Address address={recovery.account} hasCopy />
          </Definition>
          <Definition name={t('newKey')}>
            <KeyName accountKey={{ kind: 'passkey', ...recovery.key }} />
          </Definition>
        </Definitions>
        {own || !isCollecting ? null : <p className="in small">{t('friend.check')}</p>}
        {isCollecting ? null : <Outcome recovery={recovery} own={own} onLogIn={onLogIn} />}
      </Panel>
      {isCollecting ? <EmailConfirmation recovery={recovery} /> : null}
      {isCollecting ? <Guardians recovery={recovery} isOwn={own !== null} wallet={wallet} /> : null}
    </div>
  );
}
