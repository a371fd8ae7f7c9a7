import type { ReactNode } from 'react';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useActionNames } from './entity/action-name.ts';
import { BlockLink } from './entity/block-link.tsx';
import { Energy } from './entity/energy.tsx';
import { TransactionLink } from './entity/hash.tsx';
import { TimeAgo } from './entity/time-ago.tsx';
import { SealState, type SealShape } from './feedback/seal-state.tsx';
import type { Column } from './table/column.ts';
import { DataTable, type DataTableProps } from './table/data-table.tsx';
import { traceKindOf } from './trace/trace-kinds.ts';
import { Trace } from './trace/trace.tsx';

/** One action of a list, from any source. */
export interface ListedAction {
  readonly id: string;
  readonly actionKey: string;
  /** Energy Points. */
  readonly points: number;
  /** Null until the action is sealed. */
  readonly block: { readonly number: number; readonly hash: string } | null;
  readonly transactionHash?: string | undefined;
  readonly status: 'pending' | 'sealed' | 'revoked';
  /** ISO 8601. */
  readonly time: string;
}

export interface ActionTableProps extends Pick<
  DataTableProps<ListedAction>,
  'caption' | 'failure' | 'empty' | 'waitingRows'
> {
  /** Undefined while the actions are loading. */
  readonly actions: readonly ListedAction[] | undefined;
  /** Header of the last column, which names the event behind the time. */
  readonly timeName: string;
  /** Header of the transaction column; without it there is none. */
  readonly transactionName?: string;
  /** Shown in place of the block while the action is pending. */
  readonly pendingBlock?: ReactNode;
}

const SHAPE: Record<ListedAction['status'], SealShape> = {
  pending: 'pending',
  sealed: 'sealed',
  revoked: 'failed',
};

/** Returns the columns for action, block and trace. */
function useDoneColumns({ pendingBlock }: ActionTableProps): Column<ListedAction>[] {
  const { t } = useTranslation();
  const { nameAction } = useActionNames();
  return [
    {
      id: 'block',
      head: t('blocks.block'),
      waiting: 'w-16',
      cell: ({ block }) =>
        block ? <BlockLink {...block} /> : <span className="faint small">{pendingBlock}</span>,
    },
    {
      id: 'trace',
      head: t('blocks.trace'),
      waiting: 'flat',
      cell: ({ actionKey, points, block, id, status }) => (
        <Trace
          kind={traceKindOf(actionKey)}
          points={points}
          // The block's hash determines the trace; until there is one, the action's own ID replaces it.
          blockHash={block?.hash ?? id}
          ending={status === 'pending' ? 'pending' : 'sealed'}
          width={96}
          height={28}
        />
      ),
    },
    {
      id: 'what',
      head: t('blocks.action'),
      waiting: 'w-32',
      isRowHead: true,
      cell: ({ actionKey }) => nameAction(actionKey),
    },
  ];
}

/** Returns the columns for state, points and time. */
function useStateColumns({ timeName, transactionName }: ActionTableProps): Column<ListedAction>[] {
  const { t } = useTranslation();
  const columns: Column<ListedAction>[] = [
    {
      id: 'state',
      head: t('blocks.status'),
      waiting: 'w-20',
      cell: ({ status }) => <SealState shape={SHAPE[status]}>{t(`states.${status}`)}</SealState>,
    },
    {
      id: 'energy',
      head: t('blocks.energy'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ points, status }) => <Energy points={points} isRevoked={status === 'revoked'} />,
    },
    {
      id: 'time',
      head: timeName,
      isRight: true,
      waiting: 'w-16',
      cell: ({ time }) => <TimeAgo time={time} />,
    },
  ];
  if (transactionName === undefined) return columns;
  const transaction: Column<ListedAction> = {
    id: 'who',
    head: transactionName,
    waiting: 'w-28',
    cell: ({ transactionHash }) => (transactionHash ? <TransactionLink hash={transactionHash} /> : null),
  };
  return [transaction, ...columns];
}

/**
 * Actions of one account, newest first: block, trace, action,
 * state, energy and time. Each row links to its block.
 */
export function ActionTable(props: ActionTableProps) {
  const { localize } = useLanguage();
  const columns = [...useDoneColumns(props), ...useStateColumns(props)];
  const { actions, caption, failure, empty, waitingRows } = props;
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={actions}
      keyOf={({ id }) => id}
      card="blocks"
      linkOf={({ block }) => (block ? localize(`/explorer/block/${block.number}`) : undefined)}
      {...(failure && { failure })}
      {...(empty && { empty })}
      {...(waitingRows && { waitingRows })}
    />
  );
}
