import { RLP } from '@ethereumjs/rlp';
import { expect, test } from 'vitest';
import { Random } from '../../test/random.ts';
import { bytesToHex, hexToBytes } from './hex.ts';
import { decodeRlp, encodeRlp, type Rlp, RlpError } from './rlp.ts';

function randomItem(random: Random, depth: number): Rlp {
  if (depth > 0 && random.once(2))
    return Array.from({ length: random.below(6) }, () => randomItem(random, depth - 1));
  return random.bytes(random.pick([0, 1, 1, 2, 20, 32, 54, 55, 56, 57, 255, 256, 300]));
}

const asHex = (item: Rlp): unknown => (Array.isArray(item) ? item.map(asHex) : bytesToHex(item));

test.each([1, 2, 3, 4, 5])('encodes and decodes like the library, seed %i', (seed) => {
  const random = new Random(seed);
  for (let round = 0; round < 200; round++) {
    const item = randomItem(random, 4);
    const encoding = encodeRlp(item);
    expect(bytesToHex(encoding)).toBe(bytesToHex(RLP.encode(item)));
    expect(asHex(decodeRlp(encoding))).toEqual(asHex(item));
  }
});

test('long strings have a length prefix', () => {
  const long = encodeRlp(new Uint8Array(70_000));
  expect(bytesToHex(long.subarray(0, 5))).toBe('0xba01117000');
  expect(decodeRlp(long)).toHaveLength(70_000);
});

test.each([
  ['nothing', '0x'],
  ['a byte in a string of its own', '0x8105'],
  ['a short string in the long form', '0xb80161'],
  ['a length with a leading zero', `0xb90038${'61'.repeat(56)}`],
  ['a string that ends early', '0x8361'],
  ['a list that ends early', '0xc361'],
  ['an item that leaves its list', '0xc28361'],
  ['bytes after the end', '0x0102'],
  ['a length past everything', '0xbfffffffffffffffff'],
  ['a length without its bytes', '0xb9'],
])('%s is refused', (_, hex) => {
  expect(() => decodeRlp(hexToBytes(hex))).toThrow(RlpError);
});

test('deep nesting is refused instead of exhausting the stack', () => {
  let nested: Rlp = [];
  for (let depth = 0; depth < 17; depth++) nested = [nested];
  expect(() => decodeRlp(encodeRlp(nested))).toThrow('rlp: nested too deeply');
});
