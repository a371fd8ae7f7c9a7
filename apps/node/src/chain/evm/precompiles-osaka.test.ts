import { createEVM, getActivePrecompiles, type PrecompileInput } from '@ethereumjs/evm';
import { bls12_381 } from '@noble/curves/bls12-381';
import { expect, test } from 'vitest';
import { HEAVY_PROGRAMS } from '../../testing/heavy-programs.ts';
import { Random } from '../../../test/random.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { createChainRules } from './evm.ts';
import { fastPrecompiles } from './precompiles.ts';

const common = createChainRules(96969, 'osaka');
/** Uses the library's JavaScript curve as an implementation independent of ours. */
const library = await createEVM({ common });
const ours = new Map(
  fastPrecompiles(common).map((entry) => [
    BigInt(entry.address.toString()),
    'function' in entry ? entry.function : undefined,
  ]),
);
const theirs = getActivePrecompiles(common);

async function outcomeOf(run: unknown, data: Uint8Array, gasLimit: bigint): Promise<object> {
  const call = run as (input: PrecompileInput) => unknown;
  const result = (await call({ data, gasLimit, common, _EVM: library })) as {
    executionGasUsed: bigint;
    returnValue: Uint8Array;
    exceptionError?: unknown;
  };
  const failed = result.exceptionError !== undefined;
  return { gas: result.executionGasUsed, output: bytesToHex(result.returnValue), failed };
}

/** Runs both implementations, compares the outcomes and returns ours. */
async function compare(number: number, data: Uint8Array, gasLimit = 30_000_000n) {
  const mine = await outcomeOf(ours.get(BigInt(number)), data, gasLimit);
  expect(mine).toEqual(await outcomeOf(theirs.get(number.toString(16).padStart(40, '0')), data, gasLimit));
  return mine;
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const element = (value: bigint): string => value.toString(16).padStart(128, '0');
const G1 = bls12_381.G1.ProjectivePoint;
const G2 = bls12_381.G2.ProjectivePoint;

function g1(factor: bigint): string {
  const { x, y } = G1.BASE.multiply(factor).toAffine();
  return element(x) + element(y);
}

function g2(factor: bigint): string {
  const { x, y } = G2.BASE.multiply(factor).toAffine();
  return [x.c0, x.c1, y.c0, y.c1].map(element).join('');
}

const NOTHING = '00'.repeat(128);
const scalar = (value: bigint): string => value.toString(16).padStart(64, '0');

test('additions of BLS12-381 equal the library’s, including the point at infinity and invalid points', async () => {
  for (const pair of [g1(3n) + g1(5n), g1(3n) + g1(3n), g1(3n) + NOTHING, NOTHING + NOTHING]) {
    expect(await compare(0x0b, bytes(pair))).toMatchObject({ failed: false });
  }
  for (const pair of [g2(3n) + g2(5n), g2(3n) + NOTHING.repeat(2)]) {
    expect(await compare(0x0d, bytes(pair))).toMatchObject({ failed: false });
  }
  expect(await compare(0x0b, bytes(element(1n) + element(1n) + g1(3n)))).toMatchObject({ failed: true });
  expect(await compare(0x0b, bytes(g1(3n)))).toMatchObject({ failed: true });
  expect(await compare(0x0b, bytes(g1(3n) + g1(5n)), 374n)).toMatchObject({ failed: true });
});

test('split multiplications of BLS12-381 equal the library’s', async () => {
  const factors = [1n, 2n, 3n, 2n ** 255n + 7n, 0n];
  const pairs = factors.map((factor, index) => g1(BigInt(index + 2)) + scalar(factor));
  for (let count = 1; count <= pairs.length; count++) {
    expect(await compare(0x0c, bytes(pairs.slice(0, count).join('')))).toMatchObject({ failed: false });
  }
  const wide = factors.map((factor, index) => g2(BigInt(index + 2)) + scalar(factor));
  expect(await compare(0x0e, bytes(wide.join('')))).toMatchObject({ failed: false });
  expect(await compare(0x0c, bytes(NOTHING + scalar(9n)))).toMatchObject({ failed: false });
  expect(await compare(0x0c, bytes(''))).toMatchObject({ failed: true });
  expect(await compare(0x0c, bytes(`${pairs[0]!}00`))).toMatchObject({ failed: true });
  expect(await compare(0x0c, bytes(element(1n) + element(1n) + scalar(9n)))).toMatchObject({ failed: true });
});

test('a multiplication of a coordinate outside the field fails, and throws nothing', async () => {
  const outside = element(bls12_381.fields.Fp.ORDER);
  for (const point of [outside + element(1n), element(1n) + outside]) {
    expect(await compare(0x0c, bytes(point + scalar(2n)))).toMatchObject({ failed: true });
    expect(await compare(0x0c, bytes(g1(2n) + scalar(2n) + point + scalar(2n)))).toMatchObject({
      failed: true,
    });
  }
  expect(await compare(0x0e, bytes(outside.repeat(4) + scalar(2n)))).toMatchObject({ failed: true });
});

test('split pairings of BLS12-381 equal the library’s', async () => {
  const minus = bls12_381.fields.Fr.ORDER - 6n;
  const product = g1(2n) + g2(3n) + g1(minus) + g2(1n);
  expect(await compare(0x0f, bytes(product))).toMatchObject({ output: `0x${'1'.padStart(64, '0')}` });
  expect(await compare(0x0f, bytes(g1(2n) + g2(3n)))).toMatchObject({ output: `0x${'0'.repeat(64)}` });
  expect(await compare(0x0f, bytes(NOTHING + g2(3n)))).toMatchObject({ failed: false });
  expect(await compare(0x0f, bytes(element(1n) + element(1n) + g2(3n)))).toMatchObject({ failed: true });
  expect(await compare(0x0f, bytes(`${'ff'.repeat(128)}${g2(3n)}`))).toMatchObject({ failed: true });
});

test('maps to the curve equal the library’s', async () => {
  for (const value of [0n, 7n, 2n ** 380n]) {
    expect(await compare(0x10, bytes(element(value)))).toMatchObject({ failed: false });
    expect(await compare(0x11, bytes(element(value) + element(value + 1n)))).toMatchObject({ failed: false });
  }
  expect(await compare(0x10, bytes(element(bls12_381.fields.Fp.ORDER)))).toMatchObject({ failed: true });
});

test('modular exponentiation has the limits and prices of Osaka', async () => {
  const input = (sizes: bigint[], rest = ''): Uint8Array => bytes(sizes.map(scalar).join('') + rest);
  expect(await compare(5, input([1n, 1n, 1n], '030507'))).toMatchObject({ gas: 500n, failed: false });
  expect(await compare(5, input([1_024n, 1n, 1_024n], 'ff'.repeat(2_049)))).toMatchObject({ failed: false });
  expect(await compare(5, input([1_025n, 1n, 1n]))).toMatchObject({ failed: true });
  expect(await compare(5, input([0n, 1_025n, 0n]))).toMatchObject({ failed: true });
  expect(await compare(5, input([0n, 0n, 0n]))).toMatchObject({ gas: 500n, output: '0x', failed: false });
  const random = new Random(7);
  for (let round = 0; round < 200; round++) {
    const sizes = [random.below(70), random.below(70), random.below(70)];
    const rest = Buffer.from(random.bytes(sizes[0]! + sizes[1]! + sizes[2]!)).toString('hex');
    await compare(5, input(sizes.map(BigInt), rest));
  }
});

test('a valid P-256 signature returns one, and any other returns nothing', async () => {
  const code = HEAVY_PROGRAMS.find(({ name }) => name === 'P256VERIFY')!.code;
  // The program writes five words to memory.
  const data = bytes(
    [...code.matchAll(/7f(.{64})61.{4}52/g)]
      .slice(0, 5)
      .map(([, word]) => word!)
      .join(''),
  );
  const run = theirs.get('100'.padStart(40, '0'));
  expect(await outcomeOf(run, data, 10_000n)).toEqual({
    gas: 6_900n,
    output: `0x${'1'.padStart(64, '0')}`,
    failed: false,
  });
  data[40]! ^= 1;
  expect(await outcomeOf(run, data, 10_000n)).toEqual({ gas: 6_900n, output: '0x', failed: false });
});
