import { NATIVE_COIN, TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { PURPOSES } from '@nova/shared/treasury/allocation';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ANNOUNCED_PLAN } from '../../lib/site/announced-plan.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { Allocation } from '../../ui/chart/allocation.tsx';

/** The announced distribution of the supply by purpose. */
export function Purposes() {
  const { t } = useTranslation('whitepaper');
  const { language } = useLanguage();
  const stats = siteStats(language);
  const parts = PURPOSES.map(({ id, percent }) => {
    const wei = (TOTAL_SUPPLY_WEI * BigInt(percent)) / 100n;
    const amount = `${formatAmount(wei, NATIVE_COIN.decimals, language)} ${NATIVE_COIN.symbol}`;
    return { name: t(`purposes.${id}`, stats), value: percent, amount };
  });
  return (
    <div className="wp-figure">
      <Allocation label={t('purposes.label', ANNOUNCED_PLAN)} parts={parts} />
      <p className="small muted">{t('purposes.note', ANNOUNCED_PLAN)}</p>
    </div>
  );
}
