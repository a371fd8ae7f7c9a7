import { keccak_256 } from '@noble/hashes/sha3.js';
import { expect, test } from 'vitest';
import { bytesToHex } from '../encoding/hex.ts';
import { Random } from '../../test/random.ts';
import { keccak256 } from './keccak.ts';

test('computes the well-known hash of the empty input', () => {
  expect(bytesToHex(keccak256(new Uint8Array(0)))).toBe(
    '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  );
});

test('agrees with another implementation around the block size of 136 and the buffer size of 16,384', () => {
  const random = new Random(7);
  for (const length of [0, 1, 31, 32, 135, 136, 137, 271, 272, 273, 5000, 16_383, 16_384, 16_385, 50_000]) {
    const data = random.bytes(length);
    expect(bytesToHex(keccak256(data))).toBe(bytesToHex(keccak_256(data)));
    // Only the bytes of a view into a larger buffer are hashed.
    const view = Buffer.concat([Buffer.alloc(3, 9), data, Buffer.alloc(3, 9)]).subarray(3, 3 + length);
    expect(bytesToHex(keccak256(view))).toBe(bytesToHex(keccak_256(data)));
  }
});

test('agrees with another implementation on random data', () => {
  const random = new Random(8);
  for (let round = 0; round < 10_000; round++) {
    const data = random.bytes(round % 300);
    expect(Buffer.compare(keccak256(data), keccak_256(data))).toBe(0);
  }
});

test('a later hash does not change an earlier one', () => {
  const first = keccak256(Uint8Array.of(1));
  const before = bytesToHex(first);
  keccak256(Uint8Array.of(2));
  expect(bytesToHex(first)).toBe(before);
});
