import type { Hex } from 'viem';

/** A row that waits to be signed. */
export interface QueuedRow {
  readonly id: number;
  readonly kind: string;
  readonly operationId: Hex;
  readonly payload: unknown;
  /** How often it has been signed. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** What was signed for a row. The bytes are stored before the chain sees them. */
export interface SignedBytes {
  readonly signer: Hex;
  readonly nonce: number;
  readonly rawTransaction: Hex;
  readonly transactionHash: Hex;
  /** The most that a unit of gas may cost, in wei. */
  readonly gasPriceWei: bigint;
}

export type SignedRow = QueuedRow & SignedBytes;
