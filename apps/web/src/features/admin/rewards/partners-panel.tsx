import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Gauge } from '../../../ui/progress/gauge.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { adminKeys } from '../admin-api.ts';
import { useMayChange } from '../admin-rights.ts';
import { ActionDialog, KeyDialog, PartnerDialog } from './partner-dialogs.tsx';
import { revokeKey, usePartners, type Partner } from './partners-api.ts';

type Key = Partner['keys'][number];

function useKeyColumns(onRevoke: (key: Key) => void): readonly Column<Key>[] {
  const { t } = useTranslation('admin');
  const mayChange = useMayChange();
  return [
    { id: 'key', head: t('partners.key'), isRowHead: true, cell: ({ hint }) => <code>{hint}…</code> },
    {
      id: 'may',
      head: t('partners.may'),
      cell: ({ scopes }) =>
        scopes
          .map((scope) => t(scope === 'actions:write' ? 'partners.scopes.write' : 'partners.scopes.read'))
          .join(', '),
    },
    {
      id: 'used',
      head: t('partners.used'),
      cell: ({ last_used_at: at }) =>
        at ? <TimeAgo time={at} /> : <span className="faint">{t('partners.never')}</span>,
    },
    {
      id: 'state',
      head: t('catalogue.state'),
      cell: ({ revoked_at: at }) => (
        <SealState shape={at ? 'idle' : 'sealed'}>{t(at ? 'partners.revoked' : 'partners.works')}</SealState>
      ),
    },
    {
      id: 'revoke',
      head: t('partners.revoke'),
      isRight: true,
      cell: (key) =>
        key.revoked_at || !mayChange ? null : (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('partners.revokeKey', { hint: key.hint })}
            onClick={() => onRevoke(key)}
          >
            {t('partners.revoke')}
          </Button>
        ),
    },
  ];
}

/** Today's points of one action, on a scale of its budget. */
function Budget({ action }: { action: Partner['actions'][number] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const values = {
    spent: formatInteger(action.spent_today, language),
    budget: formatInteger(action.daily_budget, language),
  };
  return (
    <li>
      <code>{action.action_key}</code>
      <Gauge value={action.spent_today} most={action.daily_budget} label={t('partners.spent', values)} />
      <small className="muted">{t('partners.spent', values)}</small>
    </li>
  );
}

function PartnerPart({ partner }: { partner: Partner }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const errorText = useErrorText();
  const mayChange = useMayChange();
  const [open, setOpen] = useState<'key' | 'action' | null>(null);
  const { mutate, error } = useMutation({
    mutationFn: (key: Key) => revokeKey(partner.id, key.id),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const columns = useKeyColumns(mutate);
  const close = () => setOpen(null);
  return (
    <section className="in grid gap-4" aria-label={partner.name}>
      <div className="row">
        <h3>{partner.name}</h3>
        <span className="muted small hex">{partner.webhook_url ?? t('partners.noWebhook')}</span>
        {mayChange ? (
          <>
            <Button isSmall onClick={() => setOpen('key')}>
              {t('partners.issue')}
            </Button>
            <Button isSmall onClick={() => setOpen('action')}>
              {t('partners.action')}
            </Button>
          </>
        ) : null}
      </div>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      {partner.actions.length > 0 ? (
        <ul className="grid gap-3">
          {partner.actions.map((action) => (
            <Budget key={action.action_key} action={action} />
          ))}
        </ul>
      ) : null}
      {partner.keys.length > 0 ? (
        <DataTable
          caption={t('partners.keysOf', { name: partner.name })}
          columns={columns}
          rows={partner.keys}
          keyOf={({ id }) => id}
          isDense
        />
      ) : null}
      {open === 'key' ? <KeyDialog partner={partner} onClose={close} /> : null}
      {open === 'action' ? <ActionDialog partner={partner} onClose={close} /> : null}
    </section>
  );
}

/** External applications: their keys, their actions, and today's points of each. */
export function PartnersPanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = usePartners();
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={t('partners.title')}
      end={
        useMayChange() ? (
          <Button isSmall variant="quiet" onClick={() => setAdding(true)}>
            {t('partners.add')}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        data.items.map((partner) => <PartnerPart key={partner.id} partner={partner} />)
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-20" />
        </div>
      )}
      {data?.items.length === 0 ? (
        <EmptyState title={t('partners.emptyTitle')} text={t('partners.emptyText')} />
      ) : null}
      {isAdding ? <PartnerDialog onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}
