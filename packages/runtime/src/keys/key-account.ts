import {
  bytesToHex,
  hashTypedData,
  type Hex,
  hexToBytes,
  keccak256,
  serializeSignature,
  serializeTransaction,
  type Signature,
  type TransactionSerializableEIP1559,
  type TypedData,
  type TypedDataDefinition,
} from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { curve } from './secp256k1.ts';

/** An account whose key this process holds. */
export interface KeyAccount {
  /** Address in lowercase. */
  readonly address: Hex;
  /** Returns the signed transaction, serialized. */
  signTransaction(transaction: Omit<TransactionSerializableEIP1559, 'type'>): Hex;
  signTypedData<
    const Types extends TypedData | Record<string, unknown>,
    PrimaryType extends keyof Types | 'EIP712Domain',
  >(
    message: TypedDataDefinition<Types, PrimaryType>,
  ): Hex;
}

/**
 * Creates an account that signs with the C library of Bitcoin in WebAssembly. The signatures are those of
 * viem's accounts, for a fifth of the CPU time.
 */
export function createKeyAccount(privateKey: Hex): KeyAccount {
  const key = hexToBytes(privateKey);
  const sign = (hash: Hex): Signature => {
    const signature = curve.sign(hexToBytes(hash), key);
    const [r, s] = [signature.subarray(0, 32), signature.subarray(32, 64)];
    return { r: bytesToHex(r), s: bytesToHex(s), yParity: signature[64]! };
  };
  const publicKey: Hex = `0x04${bytesToHex(curve.publicKeyOf(key)).slice(2)}`;
  return {
    address: publicKeyToAddress(publicKey).toLowerCase() as Hex,
    signTransaction(fields) {
      const transaction = { ...fields, type: 'eip1559' } as const;
      return serializeTransaction(transaction, sign(keccak256(serializeTransaction(transaction))));
    },
    signTypedData: (message) => serializeSignature(sign(hashTypedData(message))),
  };
}
