import type { Hex } from 'viem';

/** A transaction of EIP-1559 before it is signed. */
export interface UnsignedTransaction {
  readonly chainId: number;
  readonly nonce: number;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly to: Hex;
  readonly value: bigint;
  readonly data: Hex;
}

/** A message of EIP-712. */
export interface TypedMessage {
  readonly domain: {
    readonly name: string;
    readonly version: string;
    readonly chainId: number;
    readonly verifyingContract: Hex;
  };
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, string | bigint>>;
}

/**
 * One key and what it is used for. In this process, in another one, or in a KMS: whoever signs asks only for this, and
 * limits of its own may refuse any of it.
 */
export interface Signer {
  /** Lower case. */
  readonly address: Hex;
  /** @throws SignerRefusal | SignerAwayError */
  signTransaction(transaction: UnsignedTransaction): Promise<Hex>;
  /** @throws SignerRefusal | SignerAwayError */
  signTypedData(message: TypedMessage): Promise<Hex>;
}

/** The signer does not sign this: one of its own rules forbids it, or a limit of its own is reached. */
export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal';
  /** True where only a limit of the last 24 hours is reached: later it may be signed. */
  readonly isForNow: boolean;

  constructor(message: string, isForNow: boolean) {
    super(message);
    this.isForNow = isForNow;
  }
}

/** No usable answer came from the signer. */
export class SignerAwayError extends Error {
  override readonly name = 'SignerAwayError';
}
