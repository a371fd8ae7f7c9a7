import {
  BONUS_MIN_USDT_UNITS,
  BONUS_PERCENT,
  PRESALE_PHASES,
  REWARD_MIN_USDT_UNITS,
} from '@nova/shared/presale/constants';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatUsdt, formatWholeNac } from '../amounts.tsx';

/** Background information about the sale, readable without scripts. */
export function GoodToKnow() {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const [firstPrice = '', secondPrice = '', thirdPrice = ''] = PRESALE_PHASES.map(({ priceUsdtUnits }) =>
    formatUsdt(priceUsdtUnits, language),
  );
  const coins = formatWholeNac(
    PRESALE_PHASES.reduce((sum, { allocationWei }) => sum + allocationWei, 0n),
    language,
  );
  const texts = [
    { title: t('know.price.title'), text: t('know.price.text', { firstPrice, secondPrice, thirdPrice }) },
    { title: t('know.coins.title'), text: t('know.coins.text', { coins }) },
    {
      title: t('know.bonus.title'),
      text: t('know.bonus.text', {
        bonus: String(BONUS_PERCENT),
        bonusMin: formatUsdt(BONUS_MIN_USDT_UNITS, language),
      }),
    },
    { title: t('know.limit.title'), text: t('know.limit.text') },
    {
      title: t('know.points.title'),
      text: t('know.points.text', { rewardUsdt: formatUsdt(REWARD_MIN_USDT_UNITS, language) }),
    },
    { title: t('know.risk.title'), text: t('know.risk.text') },
  ];
  return (
    <section className="good-to-know" data-theme="light" aria-labelledby="good-to-know">
      <div className="wrap">
        <h2 id="good-to-know">{t('know.title')}</h2>
        <dl>
          {texts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
