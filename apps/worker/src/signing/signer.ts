import type { Hex } from 'viem';

/** An unsigned EIP-1559 transaction. */
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

/** An EIP-712 message. */
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
 * One key and its uses. Implementations hold it in this process, in another one or in a KMS, and may refuse
 * a signature because of their own limits.
 */
export interface Signer {
  /** Address in lowercase. */
  readonly address: Hex;
  /** @throws SignerRefusal, SignerAwayError */
  signTransaction(transaction: UnsignedTransaction): Promise<Hex>;
  /** @throws SignerRefusal, SignerAwayError */
  signTypedData(message: TypedMessage): Promise<Hex>;
}

/** The signer refuses to sign because one of its rules forbids it or one of its limits is reached. */
export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal';
  /** True if only a limit of the last 24 hours is reached, so that signing may succeed later. */
  readonly isForNow: boolean;

  constructor(message: string, isForNow: boolean) {
    super(message);
    this.isForNow = isForNow;
  }
}

/** The signer gave no usable answer. */
export class SignerAwayError extends Error {
  override readonly name = 'SignerAwayError';
}
