import type { UserAction } from '@nova/shared/energy/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ActionTable, type ListedAction } from '../../ui/action-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUserActions } from './use-energy.ts';

function toListed(action: UserAction): ListedAction {
  const { block_number: number, block_hash: hash } = action;
  return {
    id: action.action_id,
    actionKey: action.action_key,
    points: action.points,
    block: number === null || hash === null ? null : { number, hash },
    status: action.status,
    time: action.occurred_at,
  };
}

/** The account's last 20 actions, each linked to its block. */
export function RecentActions({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { data, error, refetch } = useUserActions(address);
  return (
    <Panel title={t('recent')} end={<span className="faint">{t('recentLimit')}</span>}>
      <ActionTable
        caption={t('recent')}
        actions={data?.map(toListed)}
        timeName={t('time')}
        pendingBlock={t('nextBlock')}
        failure={{ error, title: t('recentFailed'), onRetry: () => void refetch() }}
        empty={{ title: t('recentEmptyTitle'), text: t('recentEmptyText') }}
      />
    </Panel>
  );
}
