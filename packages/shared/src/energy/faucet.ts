import type { Address, Hex } from 'viem';

/** Coins of one drip, in wei; the same in the contract CommunityRewards. */
export const DRIP_WEI = 100_000_000_000_000_000n;
/** Seconds between two drips to one address. */
export const DRIP_COOLDOWN_SECONDS = 86_400;
/** Coins that the faucet gives per UTC day, in wei. */
export const DRIP_WEI_PER_DAY = 1_000n * 10n ** 18n;

/** What the event `Dripped` tells, under its names. */
export interface Dripped {
  /** Id of the operation, unique for ever. */
  readonly opId: Hex;
  readonly to: Address;
  /** Coins given, in wei. */
  readonly nacWei: bigint;
}
