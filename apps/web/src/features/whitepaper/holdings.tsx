import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { SUPPLY_PARTS, type SupplyPart } from '@nova/shared/treasury/allocation';
import { Link } from 'react-router';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Allocation } from '../../ui/chart/allocation.tsx';

/** The colors of the same parts on the home page. */
const TONES = {
  liquidity: 1,
  sale: 2,
  reserve: 3,
  team: 4,
  marketing: 5,
  ecosystem: 6,
  rewards: 8,
} as const satisfies Record<SupplyPart['id'], number>;

/** The supply as held by the contracts. */
export function Holdings() {
  const { t } = useTranslation('whitepaper');
  const { language, localize } = useLanguage();
  const parts = SUPPLY_PARTS.map(({ id, percent, amountWei, isLocked }) => ({
    name: t(`holdings.${id}`),
    value: percent,
    amount: `${formatAmount(amountWei, NATIVE_COIN.decimals, language)} ${NATIVE_COIN.symbol}`,
    isLocked,
    tone: TONES[id],
  }));
  return (
    <div className="wp-figure">
      <Allocation label={t('holdings.label')} parts={parts} />
      <p className="small muted">
        {t('holdings.note')} <Link to={localize('/transparency')}>{t('site:pages.transparency.nav')}</Link>
      </p>
    </div>
  );
}
