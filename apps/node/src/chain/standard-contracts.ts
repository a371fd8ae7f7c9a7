/** A contract with its code at an address. */
export interface PlacedContract {
  address: Uint8Array;
  code: Uint8Array;
}

/** Contracts that tools expect at the same address on every chain. */
export const STANDARD_CONTRACTS: readonly PlacedContract[] = [];
