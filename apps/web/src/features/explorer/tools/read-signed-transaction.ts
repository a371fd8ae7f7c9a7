import {
  type Hex,
  getContractAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem';

/** Fields of a signed transaction that the sender can check before it is sent. */
export interface SignedTransaction {
  readonly hash: Hex;
  readonly from: Hex;
  /** Null for the creation of a contract. */
  readonly to: Hex | null;
  /** Address of the new contract; null if none is created. */
  readonly created: Hex | null;
  readonly chainId: number | undefined;
  readonly nonce: number;
  readonly valueWei: bigint;
  readonly gasLimit: bigint;
  /** Maximum price in wei per unit of gas. */
  readonly maxFeeWei: bigint;
  readonly input: Hex;
}

/** Decodes a signed transaction of any type. @returns null if it is unsigned or invalid */
export async function readSignedTransaction(raw: string): Promise<SignedTransaction | null> {
  const text = raw.trim().toLowerCase();
  if (!/^0x(?:[0-9a-f]{2}){20,}$/.test(text)) return null;
  try {
    const serializedTransaction = text as TransactionSerialized;
    const transaction = parseTransaction(serializedTransaction);
    if (transaction.r === undefined) return null;
    const from = await recoverTransactionAddress({ serializedTransaction });
    const nonce = transaction.nonce ?? 0;
    const to = transaction.to ?? null;
    return {
      hash: keccak256(serializedTransaction),
      from: lower(from),
      to: to === null ? null : lower(to),
      created: to === null ? lower(getContractAddress({ from, nonce: BigInt(nonce) })) : null,
      chainId: transaction.chainId,
      nonce,
      valueWei: transaction.value ?? 0n,
      gasLimit: transaction.gas ?? 0n,
      maxFeeWei: transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n,
      input: transaction.data ?? '0x',
    };
  } catch {
    return null;
  }
}

const lower = (address: string): Hex => address.toLowerCase() as Hex;
