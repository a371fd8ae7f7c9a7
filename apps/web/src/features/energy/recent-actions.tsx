import type { UserAction } from '@nova/shared/energy/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState, type SealShape } from '../../ui/seal-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { Trace } from '../../ui/trace/trace.tsx';
import { useUserActions } from './use-energy.ts';

const SHAPE: Record<UserAction['status'], SealShape> = {
  pending: 'pending',
  sealed: 'sealed',
  revoked: 'failed',
};

function ActionRow({ action }: { action: UserAction }) {
  const { t } = useTranslation('energy');
  const { nameAction } = useActionNames();
  return (
    <tr>
      <td className="at-block">
        {action.block_number === null ? (
          <span className="faint small">{t('nextBlock')}</span>
        ) : (
          <BlockLink number={action.block_number} hash={action.block_hash ?? undefined} />
        )}
      </td>
      <td className="at-trace">
        <Trace
          kind={traceKindOf(action.action_key)}
          points={action.points}
          // The block's hash decides the line; until there is one the action's own id stands in.
          blockHash={action.block_hash ?? action.action_id}
          ending={action.status === 'pending' ? 'pending' : 'sealed'}
          width={96}
          height={28}
        />
      </td>
      <td className="what at-what">{nameAction(action.action_key)}</td>
      <td className="at-state">
        <SealState shape={SHAPE[action.status]}>{t(`common:states.${action.status}`)}</SealState>
      </td>
      <td className="right at-energy">
        <Energy points={action.points} isRevoked={action.status === 'revoked'} />
      </td>
      <td className="right at-time">
        <TimeAgo time={action.occurred_at} />
      </td>
    </tr>
  );
}

const WAITING_CELLS = [
  ['block', 'w-16'],
  ['trace', 'w-24'],
  ['what', 'w-36'],
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

/** The account's last 20 actions, each linked to its block. */
export function RecentActions({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { data, error, refetch } = useUserActions(address);
  return (
    <Panel title={t('recent')} end={<span className="faint">{t('recentLimit')}</span>}>
      {error && !data ? (
        <ErrorState title={t('recentFailed')} error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState title={t('recentEmptyTitle')} text={t('recentEmptyText')} />
      ) : (
        <table className="data-table cards blocks" aria-busy={!data || undefined}>
          <caption className="sr">{t('recent')}</caption>
          <thead>
            <tr>
              <th>{t('common:blocks.block')}</th>
              <th>{t('common:blocks.trace')}</th>
              <th>{t('common:blocks.action')}</th>
              <th>{t('common:blocks.status')}</th>
              <th className="right">{t('common:blocks.energy')}</th>
              <th className="right">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {data
              ? data.map((action) => <ActionRow key={action.action_id} action={action} />)
              : Array.from({ length: 6 }, (_, index) => <WaitingRow key={index} />)}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
