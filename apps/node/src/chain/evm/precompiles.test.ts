import { createEVM, getActivePrecompiles, NobleBN254, type PrecompileInput } from '@ethereumjs/evm';
import { bn254 } from '@noble/curves/bn254';
import { expect, test } from 'vitest';
import { Random } from '../../../test/random.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { createChainRules } from './evm.ts';
import { fastPrecompiles } from './precompiles.ts';

const common = createChainRules(96969, 'cancun');
const library = await createEVM({ common, bn254: new NobleBN254() });
const ours = new Map(
  fastPrecompiles(common).map((entry) => [
    entry.address.toString().slice(2),
    'function' in entry ? entry.function : undefined,
  ]),
);
const theirs = getActivePrecompiles(common);

interface Outcome {
  gas: bigint;
  output: string;
  failed: boolean;
}

async function outcomeOf(
  functions: Map<string, unknown>,
  number: number,
  data: Uint8Array,
  gasLimit: bigint,
) {
  const run = functions.get(number.toString(16).padStart(40, '0')) as (input: PrecompileInput) => unknown;
  const result = (await run({ data, gasLimit, common, _EVM: library })) as {
    executionGasUsed: bigint;
    returnValue: Uint8Array;
    exceptionError?: unknown;
  };
  return {
    gas: result.executionGasUsed,
    output: bytesToHex(result.returnValue),
    failed: result.exceptionError !== undefined,
  } satisfies Outcome;
}

/** Returns our outcome and the library's. */
async function runBoth(number: number, data: Uint8Array, gasLimit = 30_000_000n) {
  const mine = await outcomeOf(ours, number, data, gasLimit);
  return { mine, theirs: await outcomeOf(theirs, number, data, gasLimit) };
}

/** Runs both implementations, compares the outcomes and returns ours. */
async function compare(number: number, data: Uint8Array, gasLimit?: bigint): Promise<Outcome> {
  const outcomes = await runBoth(number, data, gasLimit);
  expect(outcomes.mine).toEqual(outcomes.theirs);
  return outcomes.mine;
}

const word = (value: bigint | number): string => BigInt(value).toString(16).padStart(64, '0');
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const G1 = bn254.G1.ProjectivePoint;
const G2 = bn254.G2.ProjectivePoint;
type Scalar = bigint;

function g1(scalar: Scalar): string {
  const { x, y } = G1.BASE.multiply(scalar).toAffine();
  return word(x) + word(y);
}

function g2(scalar: Scalar): string {
  const { x, y } = G2.BASE.multiply(scalar).toAffine();
  return word(x.c1) + word(x.c0) + word(y.c1) + word(y.c0);
}

test.each([1, 2, 3])('modular exponentiation equals the library’s, seed %i', async (seed) => {
  const random = new Random(seed);
  for (let round = 0; round < 150; round++) {
    const sizes = [random.below(70), random.below(40), random.below(70)];
    const body = Buffer.from(random.bytes(sizes[0]! + sizes[1]! + sizes[2]!));
    // Zeros at the start, at the end, or truncated.
    if (random.once(4)) body.fill(0, 0, random.below(body.length + 1));
    const data = Buffer.concat([bytes(sizes.map(word).join('')), body]);
    const { mine, theirs: expected } = await runBoth(
      5,
      Uint8Array.from(data.subarray(0, data.length - random.below(8))),
    );
    expect(mine).toEqual(expected);
  }
});

test('edge cases of modular exponentiation equal the library’s', async () => {
  const head = (...sizes: (number | bigint)[]): string => sizes.map(word).join('');
  await compare(5, new Uint8Array(0));
  await compare(5, bytes(head(0, 2n ** 255n, 0)));
  await compare(5, bytes(head(2n ** 255n, 1, 1)));
  await compare(5, bytes(`${head(1, 1, 1)}030500`));
  await compare(5, bytes(`${head(1, 0, 1)}0501`));
  await compare(5, bytes(`${head(0, 0, 1)}01`));
  await compare(5, bytes(`${head(0, 1, 1)}0007`));
  await compare(5, bytes(`${head(1, 33, 1)}02${'00'.repeat(32)}0507`));
  const { failed } = await compare(5, bytes(`${head(32, 32, 32)}${'ff'.repeat(96)}`), 1_000n);
  expect(failed).toBe(true);
});

test('a modular exponentiation with an exponent of a megabyte ends', async () => {
  const data = bytes(`${word(1)}${word(300_000)}${word(1)}03ff`);
  const { output } = await outcomeOf(ours, 5, data, 30_000_000n);
  // The modulus is beyond the end of the data, so it is zero.
  expect(output).toBe('0x00');
  const whole = Buffer.concat([data, Buffer.alloc(299_999), Buffer.of(7)]);
  expect((await outcomeOf(ours, 5, whole, 30_000_000n)).output).toMatch(/^0x0[0-6]$/);
});

test('curve addition and multiplication equal the library’s', async () => {
  const random = new Random(4);
  const scalar = (): bigint => BigInt(1 + random.below(2 ** 30));
  for (let round = 0; round < 12; round++) {
    const k = scalar();
    await compare(6, bytes(g1(k) + g1(scalar())));
    await compare(6, bytes(g1(k) + g1(k)));
    await compare(7, bytes(g1(k) + bytesToHex(random.bytes(32)).slice(2)));
  }
  const negated = G1.BASE.negate().toAffine();
  await compare(6, bytes(g1(1n) + word(negated.x) + word(negated.y)));
  await compare(6, new Uint8Array(0));
  await compare(6, bytes(g1(5n)));
  await compare(7, bytes(g1(5n)));
  await compare(7, bytes(g1(5n) + word(bn254.fields.Fr.ORDER)));
  expect((await compare(7, bytes(g1(5n) + 'ff'.repeat(40)))).failed).toBe(false);
});

test('invalid points fail as in the library', async () => {
  const p = bn254.fields.Fp.ORDER;
  const outcomes = [
    await compare(6, bytes(word(1) + word(3))),
    await compare(6, bytes(word(p + 1n) + word(2))),
    await compare(7, bytes(word(0) + word(1) + word(9))),
    await compare(8, bytes(g1(1n) + word(1) + word(2) + word(3) + word(4))),
    await compare(8, bytes(g1(1n) + g2(1n).slice(0, 192) + word(p))),
    await compare(8, bytes(g1(1n))),
  ];
  expect(outcomes.every(({ failed }) => failed)).toBe(true);
});

test('a point of the twist outside the subgroup fails as in the library', async () => {
  const { Fp2 } = bn254.fields;
  const b = bn254.G2.CURVE.b;
  let found: { x: typeof b; y: typeof b } | undefined;
  for (let c0 = 1n; found === undefined; c0++) {
    const x = Fp2.create({ c0, c1: 1n });
    try {
      found = { x, y: Fp2.sqrt(Fp2.add(Fp2.mul(Fp2.sqr(x), x), b)) };
    } catch {
      // No point has this x.
    }
  }
  const { x, y } = found;
  const { failed } = await compare(8, bytes(g1(1n) + word(x.c1) + word(x.c0) + word(y.c1) + word(y.c0)));
  expect(failed).toBe(true);
});

test('pairings equal the library’s', async () => {
  const infinity = '00'.repeat(64);
  const order = bn254.fields.Fr.ORDER;
  const cancelling = g1(6n) + g2(5n) + g1(order - 30n) + g2(1n);
  expect((await compare(8, bytes(cancelling))).output).toBe(`0x${word(1)}`);
  expect((await compare(8, bytes(g1(6n) + g2(5n)))).output).toBe(`0x${word(0)}`);
  await compare(8, bytes(infinity + g2(5n) + cancelling));
  await compare(8, bytes(g1(3n) + infinity.repeat(2)));
  await compare(8, new Uint8Array(0));
  await compare(8, bytes(cancelling), 100_000n);
});

test('BLAKE2 rounds equal the library’s', async () => {
  const random = new Random(5);
  for (const rounds of [0, 1, 9, 10, 11, 12, 133, 10_000, 25_003]) {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(rounds);
    for (const flag of [0, 1, 2]) {
      const data = Buffer.concat([head, Buffer.from(random.bytes(208)), Buffer.of(flag)]);
      await compare(9, Uint8Array.from(data));
    }
    await compare(9, Uint8Array.from(Buffer.concat([head, Buffer.alloc(209)])), BigInt(rounds) - 1n);
  }
  expect((await compare(9, new Uint8Array(212))).failed).toBe(true);
});
