import { PRESALE_PHASES } from '@nova/shared/presale/constants';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatUsdt, formatWholeNac } from '../amounts.tsx';
import {
  BUILT_IN_SALE,
  leftOf,
  phaseStateOf,
  totalSoldWei,
  type PhaseState,
  type Sale,
  type SalePhase,
} from './sale.ts';

const HIGHEST_PRICE = PRESALE_PHASES.reduce(
  (most, { priceUsdtUnits }) => (priceUsdtUnits > most ? priceUsdtUnits : most),
  0n,
);
const SHAPES = { open: 'pending', sold: 'sealed', ended: 'sealed', waiting: 'idle' } as const;

/** Returns a percentage that is precise enough for drawing. */
function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole) / 100;
}

/** The diagram: width = coins on sale, height = price, filled = sold, hatched = reserved or not open yet. */
function Drawing({ sale }: { sale: Sale | undefined }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const sold = sale ? formatWholeNac(totalSoldWei(sale), language) : '–';
  const [firstCoins = '', secondCoins = '', thirdCoins = ''] = PRESALE_PHASES.map(({ allocationWei }) =>
    formatWholeNac(allocationWei, language),
  );
  const [firstPrice = '', secondPrice = '', thirdPrice = ''] = PRESALE_PHASES.map(({ priceUsdtUnits }) =>
    formatUsdt(priceUsdtUnits, language),
  );
  const values = { firstCoins, firstPrice, secondCoins, secondPrice, thirdCoins, thirdPrice, sold };
  return (
    <div className="ladder" role="img" aria-label={t('ladder.label', values)}>
      {PRESALE_PHASES.map(({ phase, priceUsdtUnits, allocationWei }) => {
        const books = sale?.phases.find((each) => each.phase === phase);
        const state = sale && books ? phaseStateOf(sale, books) : 'waiting';
        const soldShare = books ? shareOf(books.soldWei, allocationWei) : 0;
        const reservedShare = books ? shareOf(books.reservedWei, allocationWei) : 0;
        return (
          <div key={phase} className="ladder-step" style={{ flexGrow: Number(allocationWei / 10n ** 24n) }}>
            {state === 'open' ? (
              <span className="ladder-now" style={{ left: `${soldShare}%` }}>
                {t('ladder.now')}
              </span>
            ) : null}
            <div
              className={`ladder-block ${state}`}
              style={{ height: `${shareOf(priceUsdtUnits, HIGHEST_PRICE)}%` }}
            >
              <i className="ladder-sold" style={{ width: `${soldShare}%` }} />
              <i className="ladder-reserved" style={{ width: `${reservedShare}%` }} />
            </div>
            <span className="ladder-mark">{formatUsdt(priceUsdtUnits, language)}</span>
          </div>
        );
      })}
    </div>
  );
}

function PhaseRow({
  phase,
  sale,
  isBuiltIn,
}: {
  phase: SalePhase;
  sale: Sale | undefined;
  isBuiltIn: boolean;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const state: PhaseState = phaseStateOf(sale ?? BUILT_IN_SALE, phase);
  const books = sale === undefined || isBuiltIn ? undefined : phase;
  const coins = (wei: bigint | undefined) => {
    if (wei !== undefined) return formatWholeNac(wei, language);
    return isBuiltIn ? '–' : <Skeleton className="w-16" />;
  };
  return (
    <tr className={`phase-row ${state}`}>
      <th scope="row">
        <SealState shape={sale ? SHAPES[state] : 'idle'}>
          {t('ladder.phase', { phase: phase.phase })}
        </SealState>
        <span className="phase-state faint small">
          {isBuiltIn ? t('ladder.notLive') : sale ? t(`ladder.state.${state}`) : null}
        </span>
      </th>
      <td className="right num">
        {formatUsdt(phase.priceUsdtUnits, language)}
        <span className="u">USDT</span>
      </td>
      <td className="right num phase-allocation">{coins(phase.allocationWei)}</td>
      <td className="right num phase-sold">{coins(books?.soldWei)}</td>
      <td className="right num phase-reserved">{coins(books?.reservedWei)}</td>
      <td className="right num strong">{coins(books && leftOf(books))}</td>
    </tr>
  );
}

/** One row per phase; on phones, phases that are not open yet are collapsed. */
function PhaseTable({ sale, isBuiltIn }: { sale: Sale | undefined; isBuiltIn: boolean }) {
  const { t } = useTranslation('presale');
  const [isOpen, setOpen] = useState(false);
  const { phases, currentPhase } = sale ?? BUILT_IN_SALE;
  const later = phases.filter(({ phase }) => phase > currentPhase).length;
  return (
    <>
      <table className={isOpen ? 'data-table dense phases open' : 'data-table dense phases'}>
        <caption className="sr">{t('ladder.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ladder.name')}</th>
            <th scope="col" className="right">
              {t('ladder.price')}
            </th>
            <th scope="col" className="right phase-allocation">
              {t('ladder.allocation')}
            </th>
            <th scope="col" className="right phase-sold">
              {t('ladder.sold')}
            </th>
            <th scope="col" className="right phase-reserved">
              {t('ladder.reserved')}
            </th>
            <th scope="col" className="right">
              {t('ladder.remaining')}
            </th>
          </tr>
        </thead>
        <tbody>
          {phases.map((phase) => (
            <PhaseRow key={phase.phase} phase={phase} sale={sale} isBuiltIn={isBuiltIn} />
          ))}
        </tbody>
      </table>
      {later > 0 ? (
        <div className="phases-more">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('ladder.fewer') : t('ladder.later', { count: later })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The three phases: coins and price, and how many are sold, reserved and left. */
export function PriceLadder({ sale, isBuiltIn }: { sale: Sale | undefined; isBuiltIn: boolean }) {
  const { t } = useTranslation('presale');
  return (
    <Panel
      title={t('ladder.title')}
      end={<span className="faint">{t('ladder.unit')}</span>}
      className="ladder-panel"
    >
      <div className="in">
        <Drawing sale={isBuiltIn ? undefined : sale} />
      </div>
      <PhaseTable sale={sale} isBuiltIn={isBuiltIn} />
    </Panel>
  );
}
