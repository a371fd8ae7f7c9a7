import { TOTAL_SUPPLY_WEI } from '../chain/constants.ts';

const NAC = 10n ** 18n;

/** Where a part of the supply lies at the start (SPEC §1, reading B; the contracts follow it). */
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

/** What a part of the supply is meant for (SPEC §1, reading A): the plan as it was announced. */
export interface Purpose {
  readonly id: 'rewards' | 'fund' | 'team' | 'partners' | 'reserve';
  /** Share of the supply. */
  readonly percent: number;
}

/**
 * Reading A, by purpose: home page and whitepaper show it. The contracts follow reading B (`ALLOCATIONS`); the two do
 * not map one to one, and whoever shows one says that the other exists (DESIGN §7.2).
 */
export const PURPOSES: readonly Purpose[] = [
  { id: 'rewards', percent: 50 },
  { id: 'fund', percent: 20 },
  { id: 'team', percent: 15 },
  { id: 'partners', percent: 10 },
  { id: 'reserve', percent: 5 },
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
