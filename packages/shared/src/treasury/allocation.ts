import { TOTAL_SUPPLY_WEI } from '../chain/constants.ts';

const NAC = 10n ** 18n;

/** Part of the supply that a wallet or contract holds when the chain starts. */
export interface Allocation {
  /** Name of the contract in the deployment file; `operations` means the server's own keys. */
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
 * The seven amounts; ecosystem has two rows, because 10,000 NAC of it are the gas of the server's keys, to
 * which the fees return.
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

/** A part of the supply as announced, by purpose. */
export interface Purpose {
  readonly id: 'rewards' | 'fund' | 'team' | 'partners' | 'reserve';
  /** Share of the supply. */
  readonly percent: number;
}

/** The quarter of the roadmap in which `PURPOSES` was announced. */
export const PURPOSES_ANNOUNCED = 'Q3 2025';

/**
 * The division by purpose announced before the contracts existed. The contracts hold the supply by
 * `ALLOCATIONS`, which does not map one to one: a page that shows this plan must say that it is a plan.
 */
export const PURPOSES: readonly Purpose[] = [
  { id: 'rewards', percent: 50 },
  { id: 'fund', percent: 20 },
  { id: 'team', percent: 15 },
  { id: 'partners', percent: 10 },
  { id: 'reserve', percent: 5 },
];

/** A part of the supply as held by the contracts. */
export interface SupplyPart {
  readonly id: 'liquidity' | 'sale' | 'reserve' | 'team' | 'marketing' | 'ecosystem' | 'rewards';
  readonly amountWei: bigint;
  /** Share of the supply. */
  readonly percent: number;
  /** Locked by a contract until a date. */
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

/** The seven parts shown on pages. The gas of the server's keys is part of the ecosystem. */
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
 * Returns a holder's initial balance in wei.
 * @throws RangeError for an unknown holder
 */
export function getAllocation(holder: Allocation['holder']): bigint {
  const found = ALLOCATIONS.find((allocation) => allocation.holder === holder);
  if (!found) throw new RangeError(`nothing is allocated to ${holder}`);
  return found.amountWei;
}

/** Returns the sum of all allocations less the supply, which must be zero. */
export function allocationSurplusWei(): bigint {
  return ALLOCATIONS.reduce((sum, { amountWei }) => sum + amountWei, 0n) - TOTAL_SUPPLY_WEI;
}
