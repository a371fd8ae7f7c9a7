import type { Friend } from '@nova/shared/referral/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { Reading, Readings } from '../../ui/readings.tsx';
import { Sample } from '../../ui/sample.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useFriendColumns } from './friends-panel.tsx';

const friendOf = (seed: string, points: number, purchases: number): Friend => ({
  wallet: `0x${seed.repeat(20)}`,
  joined_at: new Date(0).toISOString(),
  is_credited: true,
  is_active: true,
  purchases,
  points,
});
const FRIENDS = [friendOf('3c', 600, 1), friendOf('8e', 100, 0), friendOf('d2', 100, 0)];

/** A sample referral page with three friends who joined. */
export function ReferralSample() {
  const { t } = useTranslation('referral');
  const columns = useFriendColumns();
  return (
    <Sample mark={t('sample')}>
      <Readings>
        <Reading
          name={t('stats.invited')}
          value="3"
          unit={t('stats.friends', { count: 3 })}
          sub={t('stats.invitedSub')}
        />
        <Reading name={t('stats.earned')} value="800" unit={t('site:units.ep')} sub={t('stats.earnedSub')} />
        <Reading
          name={t('stats.active')}
          value="3"
          unit={t('stats.friends', { count: 3 })}
          sub={t('stats.activeSub')}
        />
        <Reading name={t('stats.purchases')} value="1" sub={t('stats.purchasesSub')} />
      </Readings>
      <Panel title={t('friends.title')}>
        <DataTable
          caption={t('friends.title')}
          columns={columns.filter(({ id }) => id !== 'joined')}
          rows={FRIENDS}
          keyOf={({ wallet }) => wallet}
        />
      </Panel>
    </Sample>
  );
}
