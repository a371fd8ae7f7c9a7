import type { Hex } from 'viem';

/** A row waiting to be signed. */
export interface QueuedRow {
  readonly id: number;
  readonly kind: string;
  readonly operationId: Hex;
  readonly payload: unknown;
  /** Number of times the row has been signed. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** The signed transaction of a row. It is stored before the chain sees it. */
export interface SignedBytes {
  readonly signer: Hex;
  readonly nonce: number;
  readonly rawTransaction: Hex;
  readonly transactionHash: Hex;
  /** Maximum price of a unit of gas, in wei. */
  readonly gasPriceWei: bigint;
}

export type SignedRow = QueuedRow & SignedBytes;
