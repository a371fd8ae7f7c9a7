import { expect, test } from 'vitest';
import { bytesToHex } from '../encoding/hex.ts';
import { Random } from '../../test/random.ts';
import { nativeKeccak256, nobleKeccak256 } from './keccak.ts';

test('the fallback computes the well-known hash of the empty input', () => {
  expect(bytesToHex(nobleKeccak256(new Uint8Array(0)))).toBe(
    '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  );
});

test.runIf(nativeKeccak256 !== undefined)(
  'the addon agrees with the fallback around the block size of 136',
  () => {
    const random = new Random(7);
    for (const length of [0, 1, 31, 32, 135, 136, 137, 271, 272, 273, 5000]) {
      const data = random.bytes(length);
      expect(bytesToHex(nativeKeccak256!(data))).toBe(bytesToHex(nobleKeccak256(data)));
      // Only the bytes of a view into a larger buffer are hashed.
      const view = Buffer.concat([Buffer.alloc(3, 9), data, Buffer.alloc(3, 9)]).subarray(3, 3 + length);
      expect(bytesToHex(nativeKeccak256!(view))).toBe(bytesToHex(nobleKeccak256(data)));
    }
  },
);

test.runIf(nativeKeccak256 !== undefined)('a later hash does not change an earlier one', () => {
  const first = nativeKeccak256!(Uint8Array.of(1));
  const before = bytesToHex(first);
  nativeKeccak256!(Uint8Array.of(2));
  expect(bytesToHex(first)).toBe(before);
});
