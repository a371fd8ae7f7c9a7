import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState } from '../../ui/seal-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAudit, type AuditEntry } from './admin-api.ts';

function useColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('admin');
  return [
    { id: 'attempt', head: t('audit.what'), isRowHead: true, waiting: 'w-36', cell: ({ action }) => action },
    { id: 'who', head: t('audit.who'), cell: ({ actor }) => actor },
    {
      id: 'state',
      head: t('audit.result'),
      cell: ({ is_allowed: isAllowed }) => (
        <SealState shape={isAllowed ? 'sealed' : 'failed'}>
          {t(isAllowed ? 'audit.allowed' : 'audit.refused')}
        </SealState>
      ),
    },
    { id: 'time', head: t('audit.time'), isRight: true, cell: ({ at }) => <TimeAgo time={at} /> },
  ];
}

/** Who tried what, refused attempts too. */
export function AuditPanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAudit();
  const columns = useColumns();
  return (
    <Panel title={t('audit.title')} end={<span className="faint">{t('audit.limit')}</span>}>
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        failure={{ error, title: t('failed'), onRetry: () => void refetch() }}
        isDense
      />
    </Panel>
  );
}
