import type { OutboxLaneState, OutboxRow } from '@nova/shared/admin/lists';
import type { Page } from '@nova/shared/pagination';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Hash } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useAdminErrorText } from '../admin-error-text.ts';
import { AdminList } from '../admin-list.tsx';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';
import { useMayChange } from '../admin-rights.ts';
import { ListFilter } from '../list-filter.tsx';
import { useAdminList } from '../use-admin-list.ts';

const LANES = ['actions', 'money', 'gas', 'curation', 'pausing'] as const;
const STATUSES = ['queued', 'signed', 'done', 'failed', 'refused'] as const;
const SHAPES = {
  queued: 'pending',
  signed: 'pending',
  done: 'sealed',
  failed: 'failed',
  refused: 'failed',
} as const;

function useColumns(onRetry: (row: OutboxRow) => void): readonly Column<OutboxRow>[] {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  return [
    {
      id: 'key',
      head: t('outbox.kind'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ kind }) => <code>{kind}</code>,
    },
    { id: 'who', head: t('outbox.lane'), cell: ({ lane }) => t(`outbox.lanes.${lane}`) },
    {
      id: 'state',
      head: t('outbox.state'),
      cell: ({ status, last_error: reason }) => (
        <>
          <SealState shape={SHAPES[status]}>{t(`outbox.states.${status}`)}</SealState>
          {reason && status !== 'done' ? <span className="muted small wrap-anywhere"> {reason}</span> : null}
        </>
      ),
    },
    {
      id: 'hash',
      head: t('outbox.transaction'),
      cell: ({ transaction_hash: hash }) =>
        hash ? <Hash value={hash} hasCopy /> : <span className="faint">–</span>,
    },
    {
      id: 'time',
      head: t('outbox.asked'),
      isRight: true,
      cell: ({ created_at: at }) => <TimeAgo time={at} />,
    },
    {
      id: 'change',
      head: t('outbox.retry'),
      isRight: true,
      cell: (row) =>
        row.status === 'failed' && mayChange ? (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('outbox.retryOf', { id: row.id, kind: row.kind })}
            onClick={() => onRetry(row)}
          >
            {t('outbox.retry')}
          </Button>
        ) : (
          <span className="faint">–</span>
        ),
    },
  ];
}

/** Pending and failed rows by lane; empty if there are none. */
function Lanes({ lanes }: { lanes: readonly OutboxLaneState[] }) {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  if (lanes.length === 0) return <p className="in muted">{t('outbox.allDone')}</p>;
  return (
    <ul className="in grid gap-3">
      {lanes.map(({ lane, waiting, failed, oldest_at: oldest }) => (
        <li key={lane} className="row">
          <b>{t(`outbox.lanes.${lane}`)}</b>
          <span>{t('outbox.waiting', { count: formatInteger(waiting, language) })}</span>
          {oldest ? (
            <span className="faint">
              {t('outbox.oldest')} <TimeAgo time={oldest} />
            </span>
          ) : null}
          {failed > 0 ? (
            <SealState shape="failed">
              {t('outbox.failed', { count: formatInteger(failed, language) })}
            </SealState>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Outbox rows that the server writes to the chain, with a retry for failed ones. */
export function OutboxPanel() {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const [lane, setLane] = useState('');
  const [status, setStatus] = useState('');
  const list = useAdminList<OutboxRow, Page<OutboxRow> & { lanes: OutboxLaneState[] }>('outbox', {
    lane,
    status,
  });
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: OutboxRow) => requestAsAdmin(`outbox/${id}/retry`, { method: 'POST', body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const columns = useColumns(mutate);
  return (
    <Panel title={t('outbox.title')}>
      {list.first ? <Lanes lanes={list.first.lanes} /> : null}
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <div className="in row">
        <ListFilter
          label={t('outbox.state')}
          all={t('all')}
          options={STATUSES.map((value) => ({ value, label: t(`outbox.states.${value}`) }))}
          value={status}
          onChange={setStatus}
        />
        <ListFilter
          label={t('outbox.lane')}
          all={t('all')}
          options={LANES.map((value) => ({ value, label: t(`outbox.lanes.${value}`) }))}
          value={lane}
          onChange={setLane}
        />
      </div>
      <AdminList
        caption={t('outbox.title')}
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        empty={{ title: t('outbox.emptyTitle'), text: t('outbox.emptyText') }}
      />
    </Panel>
  );
}
