import type { Action } from '@nova/shared/explorer/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { ActionTable, type ListedAction } from '../../ui/action-table.tsx';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';

const ROWS = 12;

/** One page of an address's actions, newest first. The first page is also its figure. */
export function useAddressActions(address: string, cursor: string | null) {
  return useQuery({
    queryKey: queryKeys.addressActions(address, cursor),
    queryFn: ({ signal }) => api.listAddressActions(address, { limit: ROWS, cursor }, signal),
    placeholderData: keepPreviousData,
  });
}

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
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useAddressActions(address, search.get('cursor'));
  const move = (cursor: string) => setSearch({ cursor }, { preventScrollReset: true });
  if (error && !data) {
    return (
      <Panel title={t('address.list')}>
        <ErrorState title={t('address.listFailed')} error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (data?.items.length === 0) {
    return (
      <Panel title={t('address.list')}>
        <EmptyState title={t('address.emptyTitle')} text={t('address.emptyText')} />
      </Panel>
    );
  }
  return (
    <Panel title={t('address.list')}>
      <ActionTable
        caption={t('address.list')}
        actions={data?.items.map(toListed)}
        timeName={t('common:blocks.sealed')}
        transactionName={t('address.transaction')}
      />
      {data && (data.prev || data.next) ? (
        <footer>
          <Pager newer={data.prev} older={data.next} onMove={move} />
        </footer>
      ) : null}
    </Panel>
  );
}
