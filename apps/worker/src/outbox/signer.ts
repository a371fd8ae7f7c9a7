import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { keccak256, parseTransaction, type Hex } from 'viem';
import type { Fees } from './fees.ts';
import type { OperationCall } from './outbox-kind.ts';
import type { SignedBytes } from './outbox-row.ts';

/** The key of one lane. It leaves this object in no form but signatures. */
export class Signer {
  readonly address: Hex;
  readonly #account: PrivateKeyAccount;
  readonly #chainId: number;

  constructor(privateKey: Hex, chainId: number) {
    this.#account = privateKeyToAccount(privateKey);
    this.address = this.#account.address.toLowerCase() as Hex;
    this.#chainId = chainId;
  }

  async sign(call: OperationCall, nonce: number, gasLimit: bigint, fees: Fees): Promise<SignedBytes> {
    const rawTransaction = await this.#account.signTransaction({
      type: 'eip1559',
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

/** The fees that signed bytes offer. */
export function readOfferedFees(rawTransaction: Hex): Fees {
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(rawTransaction);
  return { tipWei: maxPriorityFeePerGas, maxWei: maxFeePerGas };
}

/** The gas limit of signed bytes. */
export function readGasLimit(rawTransaction: Hex): bigint {
  return parseTransaction(rawTransaction).gas ?? 0n;
}
