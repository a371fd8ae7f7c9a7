import type { Hex } from 'viem';

/**
 * A transfer of coins or of a token (requirement 108). Wallets sign the transaction itself, so a request is
 * complete once it is sent: `signature` is the one verified by the chain.
 */
export interface TransferRequest {
  readonly from: Hex;
  readonly to: Hex;
  /** In smallest units. */
  readonly amount: string;
  /** `NAC`, or the address of a token. */
  readonly currency: 'NAC' | Hex;
  /** r, s and v, 65 bytes. */
  readonly signature: Hex;
  /** Time of the user's request, ISO 8601. */
  readonly metadata: { readonly timestamp: string };
}
