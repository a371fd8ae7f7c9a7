import type { Drip } from '@nova/shared/faucet/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NamedAddress } from '../../ui/entity/named-address.tsx';
import { Amount } from '../../ui/entity/amount.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useLastDrips } from './use-faucet.ts';

function useColumns(): readonly Column<Drip>[] {
  const { t } = useTranslation('faucet');
  return [
    {
      id: 'block',
      head: t('history.block'),
      isRowHead: true,
      cell: ({ block_number: number, status }) =>
        number !== null ? (
          <BlockLink number={number} />
        ) : status === 'failed' ? (
          <SealState shape="failed">{t('history.failed')}</SealState>
        ) : (
          <SealState shape="pending">{t('history.waiting')}</SealState>
        ),
    },
    { id: 'to', head: t('history.to'), cell: ({ address }) => <NamedAddress address={address} /> },
    {
      id: 'amount',
      head: t('history.amount'),
      isRight: true,
      cell: (drip) => <Amount wei={drip.amount_wei} />,
    },
    {
      id: 'time',
      head: t('history.time'),
      isRight: true,
      cell: ({ requested_at: time }) => <TimeAgo time={time} />,
    },
  ];
}

/** The latest recipients of gas, each with its block. */
export function HistoryPanel() {
  const { t } = useTranslation('faucet');
  const { data, error, refetch } = useLastDrips();
  const columns = useColumns();
  return (
    <Panel title={t('history.title')}>
      <DataTable
        caption={t('history.caption')}
        columns={columns}
        rows={data?.items}
        keyOf={(drip) => drip.operation_id}
        waitingRows={3}
        isDense
        failure={{ error, title: t('history.loadFailed'), onRetry: () => void refetch() }}
        empty={{ title: t('history.emptyTitle'), text: t('history.emptyText') }}
      />
    </Panel>
  );
}
