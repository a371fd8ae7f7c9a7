import { bigIntToBytes, bytesToBigInt } from '../encoding/hex.ts';
import { decodeRlp, encodeRlp } from '../encoding/rlp.ts';
import { EMPTY_ROOT } from './trie.ts';

/** An account as the state trie holds it. Never changed in place. */
export interface AccountRecord {
  readonly nonce: bigint;
  readonly balance: bigint;
  readonly storageRoot: Uint8Array;
  readonly codeHash: Uint8Array;
}

/** keccak256 of no code. */
export const EMPTY_CODE_HASH: Uint8Array = Buffer.from(
  'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  'hex',
);

export const EMPTY_ACCOUNT: AccountRecord = {
  nonce: 0n,
  balance: 0n,
  storageRoot: EMPTY_ROOT,
  codeHash: EMPTY_CODE_HASH,
};

export function encodeAccount(account: AccountRecord): Uint8Array {
  return encodeRlp([
    bigIntToBytes(account.nonce),
    bigIntToBytes(account.balance),
    account.storageRoot,
    account.codeHash,
  ]);
}

export function decodeAccount(encoding: Uint8Array): AccountRecord {
  const [nonce, balance, storageRoot, codeHash] = decodeRlp(encoding) as Uint8Array[];
  return {
    nonce: bytesToBigInt(nonce!),
    balance: bytesToBigInt(balance!),
    storageRoot: storageRoot!,
    codeHash: codeHash!,
  };
}
