import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { userOperationKey, useUserOperationColumns } from './use-user-operation-columns.tsx';
import { useUserOperationsOf } from './use-user-operation.ts';

const OF_THE_PAGE = new Set(['hash', 'time', 'bundler']);

/** The user operations that a transaction bundles; nothing if it bundles none. */
export function TransactionUserOperations({ hash }: { hash: string }) {
  const { t } = useTranslation('explorer');
  const columns = useUserOperationColumns().filter(({ id }) => !OF_THE_PAGE.has(id));
  const { data: operations } = useUserOperationsOf(hash);
  if (!operations || operations.length === 0) return null;
  return (
    <Panel
      title={t('operation.many')}
      end={<span className="faint">{t('operation.count', { count: operations.length })}</span>}
    >
      <DataTable
        caption={t('operation.many')}
        columns={columns}
        rows={operations}
        keyOf={userOperationKey}
        card="transactions"
        isDense
      />
    </Panel>
  );
}
