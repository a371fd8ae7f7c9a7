import {
  REFEREE_NEW_HOURS,
  REFERRAL_POINTS,
  REFERRAL_PURCHASE_POINTS,
  REFERRAL_SHARE_POINTS,
  REFERRALS_PER_NETWORK,
} from '@nova/shared/referral/constants';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSiteValues } from '../../lib/site/use-site-values.ts';
import { Energy } from '../../ui/entity/energy.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Explains what earns points and what does not. */
export function RulesPanel({ className }: { className?: string }) {
  const { t } = useTranslation('referral');
  const { conversionRule } = useSiteValues();
  return (
    <Panel title={t('rules.title')} className={className ?? ''}>
      <ul className="rules in">
        <li>
          <Energy points={REFERRAL_POINTS} />
          <span>{t('rules.signUp')}</span>
        </li>
        <li>
          <Energy points={REFERRAL_PURCHASE_POINTS} />
          <span>{t('rules.purchase')}</span>
        </li>
        <li>
          <Energy points={REFERRAL_SHARE_POINTS} />
          <span>{t('rules.share')}</span>
        </li>
      </ul>
      <ul className="rules-small in muted small">
        <li>{t('rules.new', { hours: REFEREE_NEW_HOURS })}</li>
        <li>{t('rules.demo')}</li>
        <li>{t('rules.once')}</li>
        <li>{t('rules.network', { count: REFERRALS_PER_NETWORK })}</li>
        <li>{t('rules.refund')}</li>
        <li>{t('rules.convert', { conversionRule })}</li>
      </ul>
    </Panel>
  );
}
