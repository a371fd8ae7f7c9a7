import { TOTAL_SUPPLY_WEI } from '../chain/constants.ts';

const NAC = 10n ** 18n;

/** What a wallet or contract holds of the supply when the chain starts. */
export interface Allocation {
  /** Name of the contract in the deployment file; `operations` is the server's own keys. */
  readonly holder:
    | 'LiquidityVesting'
    | 'Presale'
    | 'PresaleReserve'
    | 'TeamVesting'
    | 'MarketingVesting'
    | 'Safe'
    | 'operations'
    | 'CommunityRewards';
  readonly amountWei: bigint;
}

/**
 * The seven amounts; ecosystem is two rows: 10,000 NAC of it are the gas of the server's keys, and the fees flow
 * back to them.
 */
export const ALLOCATIONS: readonly Allocation[] = [
  { holder: 'LiquidityVesting', amountWei: 400_000_000n * NAC },
  { holder: 'Presale', amountWei: 80_000_000n * NAC },
  { holder: 'PresaleReserve', amountWei: 120_000_000n * NAC },
  { holder: 'TeamVesting', amountWei: 150_000_000n * NAC },
  { holder: 'MarketingVesting', amountWei: 150_000_000n * NAC },
  { holder: 'Safe', amountWei: 69_990_000n * NAC },
  { holder: 'operations', amountWei: 10_000n * NAC },
  { holder: 'CommunityRewards', amountWei: 30_000_000n * NAC },
];

/** One part of the supply as it was announced, by purpose. */
export interface Purpose {
  readonly id: 'rewards' | 'fund' | 'team' | 'partners' | 'reserve';
  /** Share of the supply. */
  readonly percent: number;
}

/** The quarter whose roadmap step announced `PURPOSES`. */
export const PURPOSES_ANNOUNCED = 'Q3 2025';

/**
 * The division by purpose that was announced before there were contracts. The contracts hold the supply by
 * `ALLOCATIONS`, and the two do not map one to one: a page that shows this plan says that it is a plan.
 */
export const PURPOSES: readonly Purpose[] = [
  { id: 'rewards', percent: 50 },
  { id: 'fund', percent: 20 },
  { id: 'team', percent: 15 },
  { id: 'partners', percent: 10 },
  { id: 'reserve', percent: 5 },
];

/** One part of the supply as the contracts hold it. */
export interface SupplyPart {
  readonly id: 'liquidity' | 'sale' | 'reserve' | 'team' | 'marketing' | 'ecosystem' | 'rewards';
  readonly amountWei: bigint;
  /** Share of the supply. */
  readonly percent: number;
  /** Held back by a contract until a date. */
  readonly isLocked: boolean;
}

function supplyPart(
  id: SupplyPart['id'],
  holders: readonly Allocation['holder'][],
  isLocked = false,
): SupplyPart {
  const amountWei = holders.reduce((sum, holder) => sum + getAllocation(holder), 0n);
  return { id, amountWei, percent: Number((amountWei * 100n) / TOTAL_SUPPLY_WEI), isLocked };
}

/** The seven parts that pages show. The gas of the server's keys is part of the ecosystem. */
export const SUPPLY_PARTS: readonly SupplyPart[] = [
  supplyPart('liquidity', ['LiquidityVesting'], true),
  supplyPart('sale', ['Presale']),
  supplyPart('reserve', ['PresaleReserve']),
  supplyPart('team', ['TeamVesting'], true),
  supplyPart('marketing', ['MarketingVesting'], true),
  supplyPart('ecosystem', ['Safe', 'operations']),
  supplyPart('rewards', ['CommunityRewards']),
];

/**
 * What a holder starts with, in wei.
 * @throws RangeError when there is no such holder
 */
export function getAllocation(holder: Allocation['holder']): bigint {
  const found = ALLOCATIONS.find((allocation) => allocation.holder === holder);
  if (!found) throw new RangeError(`nothing is allocated to ${holder}`);
  return found.amountWei;
}

/** The sum of all allocations less the supply; zero, or the books are wrong. */
export function allocationSurplusWei(): bigint {
  return ALLOCATIONS.reduce((sum, { amountWei }) => sum + amountWei, 0n) - TOTAL_SUPPLY_WEI;
}
