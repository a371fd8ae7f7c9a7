import { describe, expect, test } from 'vitest';
import {
  type ApprovalSubject,
  decodeRemaining,
  encodeRemainingCall,
  encodeRevocation,
  isUnlimited,
} from './approval-calls.ts';

const OWNER = `0x${'0a'.repeat(20)}` as const;
const SPENDER = `0x${'b1'.repeat(20)}` as const;
const CONTRACT = `0x${'c2'.repeat(20)}` as const;
const word = (hex: string): `0x${string}` => `0x${hex.padStart(64, '0')}`;
const shared = { contract: CONTRACT, spender: SPENDER };
const amount: ApprovalSubject = { ...shared, scope: 'amount', token_id: null };
const nft: ApprovalSubject = { ...shared, scope: 'nft', token_id: '7' };
const collection: ApprovalSubject = { ...shared, scope: 'collection', token_id: null };

const dataOf = (call: { params: readonly unknown[] }) => (call.params[0] as { data: string }).data;
const [owner, spender] = [word('0a'.repeat(20)).slice(2), word('b1'.repeat(20)).slice(2)];

describe('what is left of an approval', () => {
  test('is asked from the contract in the standard of the token', () => {
    expect(dataOf(encodeRemainingCall(OWNER, amount))).toBe(`0xdd62ed3e${owner}${spender}`);
    expect(dataOf(encodeRemainingCall(OWNER, nft))).toBe(`0x081812fc${word('7').slice(2)}`);
    expect(dataOf(encodeRemainingCall(OWNER, collection))).toBe(`0xe985e9c5${owner}${spender}`);
  });

  test('is an amount, or whether the spender is still the approved one', () => {
    expect(decodeRemaining(amount, word('2a'))).toBe(42n);
    expect(decodeRemaining(nft, word('b1'.repeat(20)))).toBe(1n);
    expect(decodeRemaining(nft, word('00'))).toBe(0n);
    expect(decodeRemaining(collection, word('01'))).toBe(1n);
    expect(decodeRemaining(collection, word('00'))).toBe(0n);
  });

  test('is unknown where the contract refuses, is gone, or answers something else', () => {
    for (const answer of [null, '0x', '0x01', 'no']) expect(decodeRemaining(amount, answer)).toBeNull();
    expect(decodeRemaining(collection, word('02'))).toBeNull();
  });

  test('counts as unlimited from half of the largest number on', () => {
    expect(isUnlimited(2n ** 256n - 1n)).toBe(true);
    expect(isUnlimited(2n ** 255n)).toBe(true);
    expect(isUnlimited(2n ** 255n - 1n)).toBe(false);
  });
});

test('a revocation sets an amount to 0, clears an NFT, and takes back a collection', () => {
  const none = word('0').slice(2);
  expect(encodeRevocation(amount)).toEqual({ to: CONTRACT, data: `0x095ea7b3${spender}${none}` });
  expect(encodeRevocation(nft).data).toBe(`0x095ea7b3${none}${word('7').slice(2)}`);
  expect(encodeRevocation(collection).data).toBe(`0xa22cb465${spender}${none}`);
});
