import { bls12_381 } from '@noble/curves/bls12-381';
import { beforeAll, expect, test } from 'vitest';
import { kzg, loadKzg } from './kzg.ts';

beforeAll(loadKzg);

const commitment =
  '0x8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481bc22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7';

// Two openings of one commitment, from the precompile tests of go-ethereum and the execution-specs.
const openings = [
  {
    z: '0x564c0a11a0f704f4fc3e8acfe0f8245f0ad1347b378fbf96e206da11a5d36306',
    y: '0x24d25032e67a7e6a4910df5834b8fe70e6bcfeeac0352434196bdf4b2485d5a1',
    proof:
      '0x873033e038326e87ed3e1276fd140253fa08e9fc25fb2d9a98527fc22a2c9612fbeafdad446cbc7bcdbdcd780af2c16a',
  },
  {
    z: '0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000000',
    y: '0x1522a4a7f34e1ea350ae07c29c96c7e79655aa926122e95fe69fcbd932ca49e9',
    proof:
      '0xa62ad71d14c5719385c0686f1871430475bf3a00f0aa3f7b8dd99a9abc2160744faf0070725e00b60ad9a026a15b1a8c',
  },
];

const INFINITY = `0xc0${'00'.repeat(47)}`;
const ZERO = `0x${'00'.repeat(32)}`;

test.each(openings)('accepts a known opening at $z', ({ z, y, proof }) => {
  expect(kzg.verifyProof(commitment, z, y, proof)).toBe(true);
});

test('refuses another value, another point and another proof', () => {
  const [first, second] = openings;
  expect(kzg.verifyProof(commitment, first!.z, second!.y, first!.proof)).toBe(false);
  expect(kzg.verifyProof(commitment, second!.z, first!.y, first!.proof)).toBe(false);
  expect(kzg.verifyProof(commitment, first!.z, first!.y, second!.proof)).toBe(false);
});

test('the zero polynomial is zero at every point and one at none', () => {
  expect(kzg.verifyProof(INFINITY, openings[0]!.z, ZERO, INFINITY)).toBe(true);
  expect(kzg.verifyProof(INFINITY, ZERO, `0x${'00'.repeat(31)}01`, INFINITY)).toBe(false);
});

test('malformed points and field elements are bad arguments', () => {
  const { z, y, proof } = openings[0]!;
  const tooLarge = '0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001';
  expect(() => kzg.verifyProof(commitment, tooLarge, y, proof)).toThrow(/C_KZG_BADARGS/);
  expect(() => kzg.verifyProof(commitment, z, tooLarge, proof)).toThrow(/C_KZG_BADARGS/);
  expect(() => kzg.verifyProof(commitment, z, y, `0x${'ff'.repeat(48)}`)).toThrow(/C_KZG_BADARGS/);
});

test('encodings other than a canonical point of the subgroup are bad arguments', () => {
  const { z, y, proof } = openings[0]!;
  const { Fp } = bls12_381.fields;
  const encode = (flags: bigint, x: bigint): string =>
    `0x${((flags << 381n) | x).toString(16).padStart(96, '0')}`;
  // On the curve but of a different order.
  let x = 0n;
  const hasPoint = (value: bigint): boolean => {
    try {
      Fp.sqrt(Fp.add(Fp.pow(value, 3n), 4n));
      return true;
    } catch {
      return false;
    }
  };
  while (!hasPoint(x)) x += 1n;
  const bad = [
    encode(0b100n, x),
    // Beyond the field.
    encode(0b100n, Fp.ORDER + x),
    // Not marked as compressed.
    `0x1${commitment.slice(3)}`,
    // At infinity with a sign or with digits.
    `0xe0${'00'.repeat(47)}`,
    `0xc0${'00'.repeat(46)}01`,
    '0x',
  ];
  for (const point of bad) {
    expect(() => kzg.verifyProof(point, z, y, proof)).toThrow(/C_KZG_BADARGS/);
    expect(() => kzg.verifyProof(commitment, z, y, point)).toThrow(/C_KZG_BADARGS/);
  }
});
