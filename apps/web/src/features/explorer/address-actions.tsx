import type { Action } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ActionTable, type ListedAction } from '../../ui/action-table.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useListPosition } from '../../ui/pagination/use-list-position.ts';
import { useAddressActions } from './use-lists.ts';

function toListed(action: Action): ListedAction {
  return {
    id: action.actionId,
    actionKey: action.actionKey,
    points: action.points,
    block: { number: action.blockNumber, hash: action.blockHash },
    transactionHash: action.transactionHash,
    status: action.isRevoked ? 'revoked' : 'sealed',
    time: action.timestamp,
  };
}

/** The address's actions; the position in the list lives in the URL. */
export function AddressActions({ address }: { address: string }) {
  const { t } = useTranslation('explorer');
  const { data, error, refetch } = useAddressActions(address, useListPosition());
  return (
    <>
      <ActionTable
        caption={t('address.list')}
        actions={data?.items.map(toListed)}
        timeName={t('common:blocks.sealed')}
        transactionName={t('address.transaction')}
        failure={{ error, title: t('address.listFailed'), onRetry: () => void refetch() }}
        empty={{ title: t('address.emptyTitle'), text: t('address.emptyText') }}
      />
      <Pagination page={data} label={t('actionsOf')} lastName={t('oldest')} />
    </>
  );
}
