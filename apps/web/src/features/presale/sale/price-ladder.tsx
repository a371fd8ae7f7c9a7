import { PRESALE_PHASES } from '@nova/shared/presale/constants';
import { formatPercent } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/seal-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
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

/** Share of a whole in percent, exact enough to draw. */
function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole) / 100;
}

/** The drawing: width = coins on sale, height = price, filled = sold, hatched = reserved or not open yet. */
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

function Line({
  name,
  value,
  isStrong = false,
}: {
  name: string;
  value: string | undefined;
  isStrong?: boolean;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isStrong ? 'num strong' : 'num'}>{value ?? <Skeleton className="w-16" />}</dd>
    </div>
  );
}

function PhaseCard({
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
  const state: PhaseState = sale ? phaseStateOf(sale, phase) : 'waiting';
  const books = sale === undefined || isBuiltIn ? undefined : phase;
  const coins = (wei: bigint | undefined) => (wei === undefined ? undefined : formatWholeNac(wei, language));
  const unknown = isBuiltIn ? '–' : undefined;
  return (
    <li className={`phase-card ${state}`}>
      <h3>
        <SealState shape={sale ? SHAPES[state] : 'idle'}>
          {t('ladder.phase', { phase: phase.phase })}
        </SealState>
        <span className="faint small">
          {isBuiltIn ? t('ladder.notLive') : sale ? t(`ladder.state.${state}`) : null}
        </span>
      </h3>
      <p className="phase-price">
        {formatUsdt(phase.priceUsdtUnits, language)}
        <span className="u">{t('ladder.price')}</span>
      </p>
      <dl>
        <Line name={t('ladder.allocation')} value={coins(phase.allocationWei)} />
        <Line name={t('ladder.sold')} value={coins(books?.soldWei) ?? unknown} />
        <Line name={t('ladder.reserved')} value={coins(books?.reservedWei) ?? unknown} />
        <Line name={t('ladder.remaining')} value={coins(books && leftOf(books)) ?? unknown} isStrong />
      </dl>
      {books && books.soldWei > 0n ? (
        <p className="faint small">
          {formatPercent(shareOf(books.soldWei, books.allocationWei) / 100, language)}
        </p>
      ) : null}
    </li>
  );
}

/** The three phases: how much at what price, what is sold, reserved and left. */
export function PriceLadder({ sale, isBuiltIn }: { sale: Sale | undefined; isBuiltIn: boolean }) {
  const { t } = useTranslation('presale');
  const { phases } = sale ?? BUILT_IN_SALE;
  return (
    <Panel
      title={t('ladder.title')}
      end={<span className="faint">{t('ladder.unit')}</span>}
      className="ladder-panel"
    >
      <div className="in">
        <Drawing sale={isBuiltIn ? undefined : sale} />
      </div>
      <ul className="phase-cards">
        {phases.map((phase) => (
          <PhaseCard key={phase.phase} phase={phase} sale={sale} isBuiltIn={isBuiltIn} />
        ))}
      </ul>
    </Panel>
  );
}
