import {
  keccak256,
  parseTransaction,
  type Hex,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem';
import type { Signer } from '../signing/signer.ts';
import type { Fees } from './fees.ts';
import type { OperationCall } from './outbox-kind.ts';
import type { SignedBytes } from './outbox-row.ts';

/** The key of one lane on one chain. */
export class LaneSigner {
  readonly address: Hex;
  readonly #signer: Signer;
  readonly #chainId: number;

  constructor(signer: Signer, chainId: number) {
    this.address = signer.address;
    this.#signer = signer;
    this.#chainId = chainId;
  }

  /** @throws SignerRefusal, SignerAwayError */
  async sign(call: OperationCall, nonce: number, gasLimit: bigint, fees: Fees): Promise<SignedBytes> {
    const rawTransaction = await this.#signer.signTransaction({
      chainId: this.#chainId,
      nonce,
      gas: gasLimit,
      maxPriorityFeePerGas: fees.tipWei,
      maxFeePerGas: fees.maxWei,
      to: call.to,
      value: call.valueWei,
      data: call.data,
    });
    return {
      signer: this.address,
      nonce,
      rawTransaction,
      transactionHash: keccak256(rawTransaction),
      gasPriceWei: fees.maxWei,
    };
  }
}

/** Returns the fees that a signed transaction offers. */
export function readOfferedFees(rawTransaction: Hex): Fees {
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(rawTransaction);
  return { tipWei: maxPriorityFeePerGas, maxWei: maxFeePerGas };
}

/** Returns the gas limit of a signed transaction. */
export function readGasLimit(rawTransaction: Hex): bigint {
  return parseTransaction(rawTransaction).gas ?? 0n;
}

/** Returns the call of a signed transaction. */
export function readCall(rawTransaction: Hex, signer: Hex): OperationCall {
  const { to, data = '0x', value = 0n } = parseTransaction(rawTransaction);
  return { to: to ?? signer, data, valueWei: value };
}

/** Returns whether the key has signed the transaction, because the row's other columns may be forged. */
export async function isSignedBy(rawTransaction: Hex, signer: Hex): Promise<boolean> {
  try {
    const serializedTransaction = rawTransaction as TransactionSerialized;
    return (await recoverTransactionAddress({ serializedTransaction })).toLowerCase() === signer;
  } catch {
    return false;
  }
}
