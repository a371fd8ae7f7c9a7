import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useActionNames } from './entity/action-name.ts';
import { BlockLink } from './entity/block-link.tsx';
import { Energy } from './entity/energy.tsx';
import { TransactionLink } from './entity/hash.tsx';
import { TimeAgo } from './entity/time-ago.tsx';
import { SealState, type SealShape } from './seal-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { traceKindOf } from './trace/trace-kinds.ts';
import { Trace } from './trace/trace.tsx';

/** One action of a list, wherever it was read. */
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

export interface ActionTableProps {
  readonly caption: string;
  /** Undefined while they are being read: rows of the real shape stand in. */
  readonly actions: readonly ListedAction[] | undefined;
  /** Head of the last column: what the time is of. */
  readonly timeName: string;
  /** Head of the column with the transaction; without it there is none. */
  readonly transactionName?: string;
  /** Stands where the block will be. */
  readonly pendingBlock?: ReactNode;
}

const SHAPE: Record<ListedAction['status'], SealShape> = {
  pending: 'pending',
  sealed: 'sealed',
  revoked: 'failed',
};
const WAITING_ROWS = 6;

function ActionRow({ action, table }: { action: ListedAction; table: ActionTableProps }) {
  const { t } = useTranslation();
  const { nameAction } = useActionNames();
  const { block, status } = action;
  return (
    <tr>
      <td className="at-block">
        {block ? (
          <BlockLink number={block.number} hash={block.hash} />
        ) : (
          <span className="faint small">{table.pendingBlock}</span>
        )}
      </td>
      <td className="at-trace">
        <Trace
          kind={traceKindOf(action.actionKey)}
          points={action.points}
          // The block's hash decides the line; until there is one the action's own id stands in.
          blockHash={block?.hash ?? action.id}
          ending={status === 'pending' ? 'pending' : 'sealed'}
          width={96}
          height={28}
        />
      </td>
      <td className="what at-what">{nameAction(action.actionKey)}</td>
      {table.transactionName === undefined ? null : (
        <td className="at-who">
          {action.transactionHash === undefined ? null : <TransactionLink hash={action.transactionHash} />}
        </td>
      )}
      <td className="at-state">
        <SealState shape={SHAPE[status]}>{t(`states.${status}`)}</SealState>
      </td>
      <td className="right at-energy">
        <Energy points={action.points} isRevoked={status === 'revoked'} />
      </td>
      <td className="right at-time">
        <TimeAgo time={action.time} />
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

function WaitingRow({ hasTransaction }: { hasTransaction: boolean }) {
  return (
    <tr>
      {WAITING_CELLS.filter(([place]) => hasTransaction || place !== 'who').map(([place, width]) => (
        <td key={place} className={`at-${place}`}>
          <Skeleton className={width} isFlat={place === 'trace'} />
        </td>
      ))}
    </tr>
  );
}

/** Actions of one account, newest first: block, line, what, state, energy and time. */
export function ActionTable(props: ActionTableProps) {
  const { t } = useTranslation();
  const { actions, caption, timeName, transactionName } = props;
  return (
    <table className="data-table cards blocks" aria-busy={!actions || undefined}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th>{t('blocks.block')}</th>
          <th>{t('blocks.trace')}</th>
          <th>{t('blocks.action')}</th>
          {transactionName === undefined ? null : <th>{transactionName}</th>}
          <th>{t('blocks.status')}</th>
          <th className="right">{t('blocks.energy')}</th>
          <th className="right">{timeName}</th>
        </tr>
      </thead>
      <tbody>
        {actions
          ? actions.map((action) => <ActionRow key={action.id} action={action} table={props} />)
          : Array.from({ length: WAITING_ROWS }, (_, index) => (
              <WaitingRow key={index} hasTransaction={transactionName !== undefined} />
            ))}
      </tbody>
    </table>
  );
}
