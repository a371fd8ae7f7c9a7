import type { Anomaly } from '@nova/shared/admin/contract';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Address } from '../../../ui/entity/address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useAnomalies } from '../admin-api.ts';
import { SuspendButton } from '../moderation/suspend-button.tsx';

function useColumns(): readonly Column<Anomaly>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return [
    {
      id: 'anomaly',
      head: t('anomalies.what'),
      isRowHead: true,
      waiting: 'w-60',
      cell: ({ kind }) => t(`anomalies.kinds.${kind}`),
    },
    {
      id: 'who',
      head: t('anomalies.who'),
      cell: ({ account, user_id: user }) =>
        account ? <Address address={account} /> : <code>{user?.slice(0, 8) ?? '–'}</code>,
    },
    {
      id: 'count',
      head: t('anomalies.count'),
      isRight: true,
      cell: ({ count }) => <span className="num">{formatInteger(count, language)}</span>,
    },
    { id: 'since', head: t('anomalies.since'), isRight: true, cell: ({ since }) => <TimeAgo time={since} /> },
    {
      id: 'step',
      head: t('anomalies.step'),
      isRight: true,
      cell: ({ user_id: user }) => (user === null ? null : <SuspendButton userId={user} />),
    },
  ];
}

/** Patterns that indicate multiple accounts of one person, or errors. */
export function AnomaliesPanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAnomalies();
  const columns = useColumns();
  return (
    <Panel title={t('anomalies.title')}>
      <DataTable
        caption={t('anomalies.title')}
        columns={columns}
        rows={data?.items}
        keyOf={({ kind, account, user_id: user }) => `${kind} ${account} ${user}`}
        waitingRows={2}
        failure={{ error, title: t('failed'), onRetry: () => void refetch() }}
        empty={{ title: t('anomalies.emptyTitle'), text: t('anomalies.emptyText') }}
      />
    </Panel>
  );
}
