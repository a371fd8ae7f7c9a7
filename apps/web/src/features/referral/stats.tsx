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
        name={t('figures.invited')}
        value={format(data?.invited)}
        unit={t('figures.friends', { count: data?.invited ?? 0 })}
        sub={data?.waiting ? t('figures.waiting', { count: data.waiting }) : t('figures.invitedSub')}
      />
      <Reading
        name={t('figures.earned')}
        value={format(data?.earned_points)}
        unit={t('common:units.ep')}
        sub={t('figures.earnedSub')}
      />
      <Reading
        name={t('figures.active')}
        value={format(data?.active)}
        unit={t('figures.friends', { count: data?.active ?? 0 })}
        sub={t('figures.activeSub')}
      />
      <Reading
        name={t('figures.purchases')}
        value={format(data?.purchases)}
        sub={t('figures.purchasesSub')}
      />
    </Readings>
  );
}
