import { bigIntToBytes, bytesToBigInt } from '../encoding/hex.ts';
import { decodeRlp, encodeRlp, type Rlp, type RlpError } from '../encoding/rlp.ts';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from '../crypto/address-of-public-key.ts';
import { keccak256 } from '../crypto/keccak.ts';

export type AccessList = { address: Uint8Array; storageKeys: Uint8Array[] }[];

/** An account owner's signed choice of the code that the account runs (EIP-7702). */
export interface Authorization {
  /** 0 means every chain. */
  chainId: bigint;
  /** Address whose code the account will run; the zero address revokes the delegation. */
  address: Uint8Array;
  nonce: bigint;
  yParity: bigint;
  r: bigint;
  s: bigint;
}

/** A decoded transaction of type 0 (legacy), 1 (EIP-2930), 2 (EIP-1559) or 4 (EIP-7702). Amounts in wei. */
export interface Transaction {
  type: 0 | 1 | 2 | 4;
  raw: Uint8Array;
  hash: Uint8Array;
  /** Null for a legacy transaction without replay protection. */
  chainId: number | null;
  nonce: bigint;
  gasLimit: bigint;
  /** Maximum price per gas; `gasPrice` of the older types. */
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
  /** Null creates a contract. */
  to: Uint8Array | null;
  value: bigint;
  data: Uint8Array;
  accessList: AccessList;
  /** Empty except in type 4. */
  authorizationList: Authorization[];
  /** As transmitted: parity for typed transactions, 27/28 or EIP-155 for legacy ones. */
  v: bigint;
  r: Uint8Array;
  s: Uint8Array;
}

/** The bytes are not a transaction that this chain accepts; the message says why. */
export class TransactionDecodingError extends Error {
  override name = 'TransactionDecodingError';
}

const LARGEST_UINT8 = 255n;
const LARGEST_UINT64 = 2n ** 64n - 1n;
const LARGEST_UINT256 = 2n ** 256n - 1n;
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
const OTHER_TYPES: Record<number, string> = { 3: 'blob (EIP-4844)' };

function fail(message: string): never {
  throw new TransactionDecodingError(message);
}

function bytesOf(field: Rlp | undefined): Uint8Array {
  return field instanceof Uint8Array ? field : fail('rlp: expected a string');
}

function integerOf(field: Rlp | undefined, largest = LARGEST_UINT256): bigint {
  const bytes = bytesOf(field);
  if (bytes[0] === 0) fail('rlp: integer with leading zeros');
  const value = bytesToBigInt(bytes);
  return value <= largest ? value : fail('rlp: integer too large');
}

function recipientOf(field: Rlp | undefined): Uint8Array | null {
  const bytes = bytesOf(field);
  if (bytes.length === 0) return null;
  return bytes.length === 20 ? bytes : fail('rlp: an address has 20 bytes');
}

/** Requires a recipient, because a transaction with authorizations cannot create a contract. */
function addressOf(field: Rlp | undefined): Uint8Array {
  return recipientOf(field) ?? fail('EIP-7702 transaction cannot be used to create contract');
}

function accessListOf(field: Rlp | undefined): AccessList {
  if (!Array.isArray(field)) return fail('rlp: expected an access list');
  return field.map((entry) => {
    if (!Array.isArray(entry) || entry.length !== 2 || !Array.isArray(entry[1]))
      return fail('rlp: expected an access list entry');
    const address = bytesOf(entry[0]);
    const storageKeys = entry[1].map(bytesOf);
    if (address.length !== 20 || storageKeys.some((key) => key.length !== 32))
      fail('rlp: malformed access list');
    return { address, storageKeys };
  });
}

function decodeFields(encoding: Uint8Array, count: number): Rlp[] {
  let fields: Rlp;
  try {
    // Only the canonical encoding is accepted: another one would give the same transaction a second hash.
    fields = decodeRlp(encoding);
  } catch (error) {
    return fail((error as RlpError).message);
  }
  if (!Array.isArray(fields) || fields.length !== count) return fail(`rlp: expected ${count} fields`);
  return fields;
}

function decodeLegacy(raw: Uint8Array): Transaction {
  const fields = decodeFields(raw, 9);
  const v = integerOf(fields[6]);
  const gasPrice = integerOf(fields[1]);
  return {
    type: 0,
    raw,
    hash: keccak256(raw),
    chainId: v >= 35n ? Number((v - 35n) / 2n) : null,
    nonce: integerOf(fields[0], LARGEST_UINT64 - 1n),
    gasLimit: integerOf(fields[2], LARGEST_UINT64),
    maxFeePerGas: gasPrice,
    maxPriorityFeePerGas: gasPrice,
    to: recipientOf(fields[3]),
    value: integerOf(fields[4]),
    data: bytesOf(fields[5]),
    accessList: [],
    authorizationList: [],
    v,
    r: bytesOf(fields[7]),
    s: bytesOf(fields[8]),
  };
}

function authorizationsOf(field: Rlp | undefined): Authorization[] {
  if (!Array.isArray(field)) return fail('rlp: expected an authorization list');
  if (field.length === 0) fail('EIP-7702 transaction with empty auth list');
  return field.map((entry) => {
    if (!Array.isArray(entry) || entry.length !== 6) return fail('rlp: expected an authorization');
    const address = bytesOf(entry[1]);
    if (address.length !== 20) fail('rlp: an address has 20 bytes');
    return {
      chainId: integerOf(entry[0]),
      address,
      nonce: integerOf(entry[2], LARGEST_UINT64),
      yParity: integerOf(entry[3], LARGEST_UINT8),
      r: integerOf(entry[4]),
      s: integerOf(entry[5]),
    };
  });
}

function decodeTyped(raw: Uint8Array, type: 1 | 2 | 4): Transaction {
  // Fields after the tip are shifted: type 2 has one more field, and type 4 also has authorizations before
  // the signature.
  const shift = type === 1 ? 0 : 1;
  const signature = (type === 4 ? 9 : 8) + shift;
  const fields = decodeFields(raw.subarray(1), signature + 3);
  const maxFeePerGas = integerOf(fields[2 + shift]);
  return {
    type,
    raw,
    hash: keccak256(raw),
    chainId: Number(integerOf(fields[0], LARGEST_UINT64)),
    nonce: integerOf(fields[1], LARGEST_UINT64 - 1n),
    maxPriorityFeePerGas: type === 1 ? maxFeePerGas : integerOf(fields[2]),
    maxFeePerGas,
    gasLimit: integerOf(fields[3 + shift], LARGEST_UINT64),
    to: type === 4 ? addressOf(fields[5]) : recipientOf(fields[4 + shift]),
    value: integerOf(fields[5 + shift]),
    data: bytesOf(fields[6 + shift]),
    accessList: accessListOf(fields[7 + shift]),
    authorizationList: type === 4 ? authorizationsOf(fields[9]) : [],
    v: integerOf(fields[signature]),
    r: bytesOf(fields[signature + 1]),
    s: bytesOf(fields[signature + 2]),
  };
}

/**
 * Decodes a signed transaction.
 * @throws TransactionDecodingError
 */
export function decodeTransaction(raw: Uint8Array): Transaction {
  const first = raw[0];
  if (first === undefined) return fail('typed transaction too short');
  if (first >= 0xc0) return decodeLegacy(raw);
  if (first === 1 || first === 2 || first === 4) return decodeTyped(raw, first);
  const name = OTHER_TYPES[first];
  return fail(`transaction type not supported${name === undefined ? '' : `: ${name}`}`);
}

/** Returns the hash that the sender signed. */
function signingHash(transaction: Transaction): Uint8Array {
  const fields = decodeRlp(transaction.type === 0 ? transaction.raw : transaction.raw.subarray(1)) as Rlp[];
  const unsigned = fields.slice(0, -3);
  if (transaction.type !== 0)
    return keccak256(Buffer.concat([Uint8Array.of(transaction.type), encodeRlp(unsigned)]));
  if (transaction.chainId !== null)
    unsigned.push(bigIntToBytes(transaction.chainId), new Uint8Array(0), new Uint8Array(0));
  return keccak256(encodeRlp(unsigned));
}

function recoveryOf({ type, v, chainId }: Transaction): number {
  if (type !== 0) return v <= 1n ? Number(v) : fail('invalid transaction v, r, s values');
  const recovery = chainId === null ? v - 27n : v - 35n - 2n * BigInt(chainId);
  return recovery === 0n || recovery === 1n ? Number(recovery) : fail('invalid transaction v, r, s values');
}

/**
 * Returns the address that signed the transaction.
 * @throws TransactionDecodingError
 */
export function recoverSender(transaction: Transaction): Uint8Array {
  const { r, s } = transaction;
  const malformed = (part: Uint8Array): boolean => part.length === 0 || part.length > 32 || part[0] === 0;
  if (malformed(r) || malformed(s) || bytesToBigInt(s) > HALF_ORDER)
    fail('invalid transaction v, r, s values');
  try {
    return addressOfPublicKey(
      curve.recoverPublicKey(signingHash(transaction), recoveryOf(transaction), r, s),
    );
  } catch (error) {
    if (error instanceof TransactionDecodingError) throw error;
    return fail('invalid transaction v, r, s values');
  }
}

/** Returns the price per gas in wei, including base fee and tip. */
export function effectiveGasPrice(
  { maxFeePerGas, maxPriorityFeePerGas }: Pick<Transaction, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
  baseFeeWei: bigint,
): bigint {
  const price = baseFeeWei + maxPriorityFeePerGas;
  return price < maxFeePerGas ? price : maxFeePerGas;
}

const DELEGATION_PREFIX = Uint8Array.of(0xef, 0x01, 0x00);

/** Returns the code of an account that delegates to `address` (EIP-7702). */
export const delegationTo = (address: Uint8Array): Uint8Array => Buffer.concat([DELEGATION_PREFIX, address]);

/** Returns the address that this code delegates to, or null if it is not a delegation. */
export function delegateOf(code: Uint8Array): Uint8Array | null {
  const isDelegation = code.length === 23 && code[0] === 0xef && code[1] === 0x01 && code[2] === 0x00;
  return isDelegation ? code.subarray(3) : null;
}

const AUTHORIZATION_MAGIC = Uint8Array.of(0x05);

/** Returns the address that signed the authorization, or null if the signature is invalid. */
export function recoverAuthority(authorization: Authorization): Uint8Array | null {
  const { chainId, address, nonce, yParity, r, s } = authorization;
  if (yParity > 1n || s > HALF_ORDER) return null;
  const fields = [bigIntToBytes(chainId), address, bigIntToBytes(nonce)];
  const hash = keccak256(Buffer.concat([AUTHORIZATION_MAGIC, encodeRlp(fields)]));
  try {
    return addressOfPublicKey(
      curve.recoverPublicKey(hash, Number(yParity), bigIntToBytes(r), bigIntToBytes(s)),
    );
  } catch {
    return null;
  }
}

/** Returns the maximum cost of the transaction for its sender in wei. */
export function maxCost(transaction: Transaction): bigint {
  return transaction.gasLimit * transaction.maxFeePerGas + transaction.value;
}
