import { REFERRAL_ACTIVE_DAYS } from '@nova/shared/referral/constants';
import type { Friend } from '@nova/shared/referral/schemas';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState, type SealShape } from '../../ui/feedback/seal-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useFriends } from './referral-api.ts';

function StatusBadge({ friend }: { friend: Friend }) {
  const { t } = useTranslation('referral');
  const shape: SealShape = friend.is_credited ? (friend.is_active ? 'sealed' : 'idle') : 'pending';
  const text = !friend.is_credited
    ? t('friends.waiting')
    : friend.purchases > 0
      ? t('friends.bought', { count: friend.purchases })
      : friend.is_active
        ? t('friends.active')
        : t('friends.quiet', { days: REFERRAL_ACTIVE_DAYS });
  return <SealState shape={shape}>{text}</SealState>;
}

/** Returns the columns of the friends list: friend, status, date, and points. */
export function useFriendColumns(): readonly Column<Friend>[] {
  const { t } = useTranslation('referral');
  return [
    {
      id: 'friend',
      head: t('friends.friend'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ wallet }) => <Address address={wallet} />,
    },
    {
      id: 'now',
      head: t('friends.now'),
      waiting: 'w-28',
      cell: (friend) => <StatusBadge friend={friend} />,
    },
    {
      id: 'joined',
      head: t('friends.joined'),
      waiting: 'w-16',
      cell: ({ joined_at: joinedAt }) => <TimeAgo time={joinedAt} />,
    },
    {
      id: 'energy',
      head: t('friends.earned'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ points }) => (points > 0 ? <Energy points={points} /> : <span className="faint">0 EP</span>),
    },
  ];
}

/** All invited friends, newest first. */
export function FriendsPanel({ className }: { className?: string }) {
  const { t } = useTranslation('referral');
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, refetch } = useFriends(cursor);
  const columns = useFriendColumns();
  return (
    <Panel title={t('friends.title')} className={className ?? ''}>
      <DataTable
        caption={t('friends.title')}
        columns={columns}
        rows={data?.items}
        keyOf={({ wallet }) => wallet}
        waitingRows={4}
        failure={{ error, title: t('friends.failed'), onRetry: () => void refetch() }}
        empty={{ title: t('friends.emptyTitle'), text: t('friends.emptyText') }}
      />
      {data && (data.prev || data.next) ? (
        <div className="row in">
          <Button isSmall disabled={!data.prev} onClick={() => setCursor(data.prev)}>
            {t('friends.newer')}
          </Button>
          <Button isSmall disabled={!data.next} onClick={() => setCursor(data.next)}>
            {t('friends.older')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
