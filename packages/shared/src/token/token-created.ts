import type { Address, Hex } from 'viem';

/** What the event `TokenCreated` of TokenFactory tells, under its names. */
export interface TokenCreated {
  readonly token: Address;
  readonly owner: Address;
  /** Zero unless the operator created it for an account without a wallet. */
  readonly opId: Hex;
  readonly name: string;
  readonly symbol: string;
  /** In smallest units; created tokens have 18 decimals. */
  readonly supply: bigint;
}
