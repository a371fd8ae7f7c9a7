import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Reading, Readings } from '../../ui/readings.tsx';
import { useReferralSummary } from './referral-api.ts';

/** Invited friends, earned points, active friends, purchases. */
export function ReferralStats() {
  const { t } = useTranslation('referral');
  const { language } = useLanguage();
  const { data } = useReferralSummary();
  const format = (value: number | undefined) =>
    value === undefined ? undefined : formatInteger(value, language);
  return (
    <Readings>
      <Reading
        name={t('stats.invited')}
        value={format(data?.invited)}
        unit={t('stats.friends', { count: data?.invited ?? 0 })}
        sub={data?.waiting ? t('stats.waiting', { count: data.waiting }) : t('stats.invitedSub')}
      />
      <Reading
        name={t('stats.earned')}
        value={format(data?.earned_points)}
        unit={t('site:units.ep')}
        sub={t('stats.earnedSub')}
      />
      <Reading
        name={t('stats.active')}
        value={format(data?.active)}
        unit={t('stats.friends', { count: data?.active ?? 0 })}
        sub={t('stats.activeSub')}
      />
      <Reading name={t('stats.purchases')} value={format(data?.purchases)} sub={t('stats.purchasesSub')} />
    </Readings>
  );
}
