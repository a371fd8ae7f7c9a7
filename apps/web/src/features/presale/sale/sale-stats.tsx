import { BONUS_PERCENT, USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount, formatInteger, formatPercent } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { formatUsdt, formatWholeNac } from '../amounts.tsx';
import { bonusSlotsLeft, currentPhaseOf, leftOf, totalSoldWei, type Sale } from './sale.ts';

/** The headline is rounded to cents. */
const CENTS = 2;

/** Total of the payments, and the simulated part of it. */
function Raised({ sale }: { sale: Sale | undefined }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const simulated = sale?.ledger.simulatedUnits ?? 0n;
  if (simulated === 0n) return <>{t(sale?.isTestUsdt ? 'stats.raisedTest' : 'stats.raisedSub')}</>;
  return (
    <>
      {t(sale?.isTestUsdt ? 'stats.raisedTest' : 'stats.raisedSub')}{' '}
      <Badge tone="hatch">{t('stats.raisedSimulated', { amount: formatUsdt(simulated, language) })}</Badge>
    </>
  );
}

/** Coins sold and left, bonus spots and payments: live, or a dash while unavailable. */
export function SaleStats({ sale, isBuiltIn }: { sale: Sale | undefined; isBuiltIn: boolean }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const known = isBuiltIn ? undefined : sale;
  const current = known ? currentPhaseOf(known) : null;
  const unknown = isBuiltIn ? '–' : undefined;
  const soldShare = current ? Number((current.soldWei * 10_000n) / current.allocationWei) / 10_000 : 0;
  const coins = current ? formatWholeNac(current.allocationWei, language) : '';
  const slots = known ? formatInteger(known.bonusSlotsTotal, language) : '–';
  return (
    <div className="two-readings" aria-live="off">
      <Readings>
        <Reading
          name={t('stats.sold')}
          value={known ? formatWholeNac(totalSoldWei(known), language) : unknown}
          unit="NAC"
          sub={known ? t('stats.soldSub', { count: known.ledger.entries }) : '–'}
        />
        <Reading
          name={current ? t('stats.left', { phase: current.phase }) : t('stats.leftOver')}
          value={known ? formatWholeNac(current ? leftOf(current) : 0n, language) : unknown}
          unit="NAC"
          sub={
            current
              ? t('stats.leftSub', { percent: formatPercent(soldShare, language), coins })
              : known
                ? t('stats.overSub')
                : '–'
          }
        />
        <Reading
          name={t('stats.slots')}
          value={known ? formatInteger(bonusSlotsLeft(known), language) : unknown}
          sub={t('stats.slotsSub', { total: slots, percent: String(BONUS_PERCENT) })}
        />
        <Reading
          name={t('stats.raised')}
          value={known ? formatAmount(known.ledger.usdtUnits, USDT_DECIMALS, language, CENTS) : unknown}
          unit="USDT"
          sub={<Raised sale={known} />}
        />
      </Readings>
    </div>
  );
}
