import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { DRIP_WEI_PER_DAY } from '@nova/shared/faucet/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { Gauge } from '../../ui/progress/gauge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useFaucet } from './use-faucet.ts';

const { decimals, symbol } = NATIVE_COIN;
const inCoins = (wei: bigint) => Number(wei / 10n ** BigInt(decimals - 2)) / 100;

/** Amount that the contract can still pay out today. */
export function BudgetPanel() {
  const { t } = useTranslation('faucet');
  const { language } = useLanguage();
  const { data: faucet, error } = useFaucet(null);
  const left = faucet?.left_today_wei;
  if (!faucet || left === null || left === undefined)
    return (
      <Panel title={t('budget.title')}>
        <div className="in">
          {faucet || error ? (
            <p className="muted">{t(faucet ? 'budget.unknown' : 'errors.unreachable')}</p>
          ) : (
            <Skeleton className="h-20" />
          )}
        </div>
      </Panel>
    );
  const text = (wei: bigint) => formatAmount(wei, decimals, language, 2);
  const given = DRIP_WEI_PER_DAY - BigInt(left);
  const stats = { given: text(given), most: text(DRIP_WEI_PER_DAY) };
  return (
    <Panel title={t('budget.title')}>
      <div className="in budget">
        <p className="budget-figure">
          {text(BigInt(left))}
          <span className="u">{symbol}</span>
        </p>
        <Gauge value={inCoins(given)} most={inCoins(DRIP_WEI_PER_DAY)} label={t('budget.label', stats)} />
        <p className="muted small">{t('budget.given', stats)}</p>
      </div>
    </Panel>
  );
}
