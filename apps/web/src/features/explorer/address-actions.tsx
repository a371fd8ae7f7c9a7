import type { Action } from '@nova/shared/explorer/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState } from '../../ui/seal-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { Trace } from '../../ui/trace/trace.tsx';

const ROWS = 12;

/** One page of an address's actions, newest first. The first page is also its figure. */
export function useAddressActions(address: string, cursor: string | null) {
  return useQuery({
    queryKey: queryKeys.addressActions(address, cursor),
    queryFn: ({ signal }) => api.listAddressActions(address, { limit: ROWS, cursor }, signal),
    placeholderData: keepPreviousData,
  });
}

function ActionRow({ action }: { action: Action }) {
  const { t } = useTranslation();
  const { nameAction } = useActionNames();
  return (
    <tr>
      <td className="at-block">
        <BlockLink number={action.blockNumber} hash={action.blockHash} />
      </td>
      <td className="at-trace">
        <Trace
          kind={traceKindOf(action.actionKey)}
          points={action.points}
          blockHash={action.blockHash}
          width={96}
          height={28}
        />
      </td>
      <td className="what at-what">{nameAction(action.actionKey)}</td>
      <td className="at-who">
        <TransactionLink hash={action.transactionHash} />
      </td>
      <td className="at-state">
        <SealState shape={action.isRevoked ? 'failed' : 'sealed'}>
          {t(action.isRevoked ? 'states.revoked' : 'states.sealed')}
        </SealState>
      </td>
      <td className="right at-energy">
        <Energy points={action.points} isRevoked={action.isRevoked} />
      </td>
      <td className="right at-time">
        <TimeAgo time={action.timestamp} />
      </td>
    </tr>
  );
}

const WAITING_CELLS = [
  ['block', 'w-16'],
  ['trace', 'w-24'],
  ['what', 'w-32'],
  ['who', 'w-28'],
  ['state', 'w-20'],
  ['energy', 'w-14'],
  ['time', 'w-16'],
] as const;

function WaitingRow() {
  return (
    <tr>
      {WAITING_CELLS.map(([place, width]) => (
        <td key={place} className={`at-${place}`}>
          <Skeleton className={width} isFlat={place === 'trace'} />
        </td>
      ))}
    </tr>
  );
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
      <table className="data-table cards blocks" aria-busy={!data || undefined}>
        <caption className="sr">{t('address.list')}</caption>
        <thead>
          <tr>
            <th>{t('common:blocks.block')}</th>
            <th>{t('common:blocks.trace')}</th>
            <th>{t('common:blocks.action')}</th>
            <th>{t('address.transaction')}</th>
            <th>{t('common:blocks.status')}</th>
            <th className="right">{t('common:blocks.energy')}</th>
            <th className="right">{t('common:blocks.sealed')}</th>
          </tr>
        </thead>
        <tbody>
          {data
            ? data.items.map((action) => <ActionRow key={action.actionId} action={action} />)
            : Array.from({ length: 6 }, (_, index) => <WaitingRow key={index} />)}
        </tbody>
      </table>
      {data && (data.prev || data.next) ? (
        <footer>
          <Pager newer={data.prev} older={data.next} onMove={move} />
        </footer>
      ) : null}
    </Panel>
  );
}
