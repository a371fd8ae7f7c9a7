import type { Address, Hex } from 'viem';

/** What the event `Dripped` tells, under its names. */
export interface Dripped {
  /** Id of the operation, unique for ever. */
  readonly opId: Hex;
  readonly to: Address;
  /** Coins given, in wei. */
  readonly nacWei: bigint;
}
