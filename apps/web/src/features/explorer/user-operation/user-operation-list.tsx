import type { UserOperation } from '@nova/shared/explorer/user-operation-schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { USER_OPERATION_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';
import { userOperationKey, useUserOperationColumns } from './use-user-operation-columns.tsx';

const LIVE = { of: 'rows', heightOf: ({ block_number: height }: UserOperation) => height } as const;

/** User operations of the whole chain, or those of one address. */
export function UserOperationList({ address }: { address?: string }) {
  const { t } = useTranslation('explorer');
  const columns = useUserOperationColumns(address);
  return (
    <ListSection
      title={t('operation.many')}
      path={address === undefined ? '/user-operations' : `/addresses/${address}/user-operations`}
      columns={columns}
      filters={USER_OPERATION_FILTERS}
      hasCsv
      keyOf={userOperationKey}
      card="transactions"
      live={LIVE}
      lastName={t('oldest')}
      failed={t('operation.failed')}
      empty={{ title: t('operation.emptyTitle'), text: t('operation.emptyText') }}
    />
  );
}
