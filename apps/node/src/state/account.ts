import { bigIntToBytes, bytesToBigInt, equalBytes } from '../encoding/hex.ts';
import { decodeRlp, encodeRlp } from '../encoding/rlp.ts';
import { EMPTY_TRIE } from './trie.ts';
import { StoredNode } from './trie-node.ts';

/** An account in the state trie. Immutable. */
export interface AccountRecord {
  readonly nonce: bigint;
  readonly balance: bigint;
  /** Root of the storage trie. */
  readonly storage: StoredNode;
  readonly codeHash: Uint8Array;
}

/** keccak256 of the empty code. */
export const EMPTY_CODE_HASH: Uint8Array = Buffer.from(
  'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  'hex',
);

export const EMPTY_ACCOUNT: AccountRecord = {
  nonce: 0n,
  balance: 0n,
  storage: EMPTY_TRIE,
  codeHash: EMPTY_CODE_HASH,
};

/**
 * Encodes the value in the state trie. The position of the storage root is stored next to it, as the leaf's
 * tail.
 */
export function encodeAccount(account: AccountRecord): Uint8Array {
  return encodeRlp([
    bigIntToBytes(account.nonce),
    bigIntToBytes(account.balance),
    account.storage.hash,
    account.codeHash,
  ]);
}

export function decodeAccount({ value, tail }: { value: Uint8Array; tail: number }): AccountRecord {
  const [nonce, balance, storageRoot, codeHash] = decodeRlp(value) as Uint8Array[];
  return {
    nonce: bytesToBigInt(nonce!),
    balance: bytesToBigInt(balance!),
    storage: new StoredNode(storageRoot!, tail),
    codeHash: codeHash!,
  };
}

/**
 * Returns true if writing `after` over `before` would change nothing; undefined means unknown, so the result
 * is false.
 */
export function isSameAccount(
  after: AccountRecord | null,
  before: AccountRecord | null | undefined,
): boolean {
  if (after === null || before == null) return after === before;
  return (
    after.nonce === before.nonce &&
    after.balance === before.balance &&
    after.storage.at === before.storage.at &&
    equalBytes(after.codeHash, before.codeHash)
  );
}
