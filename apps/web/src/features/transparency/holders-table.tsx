import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { ALLOCATIONS, type Allocation as Held } from '@nova/shared/treasury/allocation';
import { formatAmount, formatPercent } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSiteValues } from '../../lib/site/use-site-values.ts';
import { AllocationBar } from '../../ui/chart/allocation.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { ProvenCoins } from './proven-stat.tsx';
import { proven, type useTreasury } from './use-treasury.ts';

/** Vesting contracts, whose coins are locked. */
const LOCKED = new Set(['LiquidityVesting', 'TeamVesting', 'MarketingVesting']);
/** The colors of the same parts on the home page; the server's keys hold a part of the ecosystem. */
const TONES = {
  LiquidityVesting: 1,
  Presale: 2,
  PresaleReserve: 3,
  TeamVesting: 4,
  MarketingVesting: 5,
  Safe: 6,
  operations: 7,
  CommunityRewards: 8,
} as const satisfies Record<Held['holder'], number>;
const NAC = 10n ** 18n;
const SUPPLY = Number(ALLOCATIONS.reduce((sum, { amountWei }) => sum + amountWei, 0n) / NAC);

export function AllocationChart() {
  const { t } = useTranslation('transparency');
  const { language } = useLanguage();
  const parts = ALLOCATIONS.map(({ holder, amountWei }) => ({
    name: t(`holders.${holder}.name`),
    value: Number(amountWei / NAC),
    amount: `${formatAmount(amountWei, NATIVE_COIN.decimals, language)} ${NATIVE_COIN.symbol}`,
    isLocked: LOCKED.has(holder),
    tone: TONES[holder],
  }));
  return <AllocationBar label={t('allocation.label')} parts={parts} />;
}

/** Every wallet of the supply: its color in the chart, its share, its rule, its allocation and its current balance. */
export function HoldersTable({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const { language } = useLanguage();
  const values = useSiteValues();
  return (
    <ul className="holders" aria-label={t('allocation.title')}>
      {ALLOCATIONS.map(({ holder, amountWei }) => {
        const read = treasury.data?.holders.find((each) => each.holder === holder);
        return (
          <li key={holder}>
            <div>
              <b>
                <span className={`holder-key tone-${TONES[holder]}${LOCKED.has(holder) ? ' locked' : ''}`} />
                {t(`holders.${holder}.name`)}
              </b>{' '}
              <span className="num faint">{formatPercent(Number(amountWei / NAC) / SUPPLY, language)}</span>
              <p className="small muted">{t(`holders.${holder}.rule`, values)}</p>
            </div>
            <div className="small">{read?.address ? <Address address={read.address} /> : null}</div>
            <div className="holder-coins">
              <span className="small muted">{t('allocation.given')}</span>
              <ProvenCoins wei={amountWei.toString()} />
            </div>
            <div className="holder-coins">
              <span className="small muted">{t('allocation.now')}</span>
              {holder === 'operations' ? (
                <span className="small">{t('allocation.spread')}</span>
              ) : (
                <ProvenCoins wei={proven(treasury, () => read?.balance_wei)} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
