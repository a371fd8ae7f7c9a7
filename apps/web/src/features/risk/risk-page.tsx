import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { OFFCHAIN_WEI_PER_DAY, PRESALE_PHASES, USDT_DECIMALS } from '@nova/shared/presale/constants';
import { getAllocation } from '@nova/shared/treasury/allocation';
import { VESTING_SCHEDULES } from '@nova/shared/treasury/vesting';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { RiskAcknowledgementForm } from './acknowledgement.tsx';
import { RiskDrawing } from './risk-drawings.tsx';
import { RISKS } from './risks.ts';
import './risk.css';

/** Returns every number used in the risks, from the constants of contracts and sale. */
function useRiskStats() {
  const { language } = useLanguage();
  const prices = PRESALE_PHASES.map(({ priceUsdtUnits }) =>
    formatAmount(priceUsdtUnits, USDT_DECIMALS, language),
  );
  const lock = VESTING_SCHEDULES.find(({ holder }) => holder === 'LiquidityVesting')!;
  return {
    first: prices[0]!,
    last: prices.at(-1)!,
    locked: formatAmount(getAllocation('LiquidityVesting'), NATIVE_COIN.decimals, language),
    months: lock.durationMonths,
    offchain: formatAmount(OFFCHAIN_WEI_PER_DAY, NATIVE_COIN.decimals, language),
  };
}

/** `/risk-disclaimer`: six risks, and the confirmation before a purchase. */
export function RiskPage() {
  const { t } = useTranslation('risk');
  const stats = useRiskStats();
  return (
    <div className="wrap">
      <div className="page-head risk-head">
        <h1>{t('title')}</h1>
      </div>
      <ol className="risks">
        {RISKS.map((risk) => (
          <li key={risk}>
            <RiskDrawing risk={risk} />
            <h2>{t(`cards.${risk}.title`)}</h2>
            <p>{t(`cards.${risk}.text`, stats)}</p>
          </li>
        ))}
      </ol>
      <RiskAcknowledgementForm />
      <p className="small muted">{t('fine')}</p>
    </div>
  );
}
