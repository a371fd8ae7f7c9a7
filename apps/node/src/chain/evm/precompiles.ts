import type { Common } from '@ethereumjs/common';
import {
  type CustomPrecompile,
  EVMError,
  type ExecResult,
  getActivePrecompiles,
  type PrecompileFunc,
  type PrecompileInput,
} from '@ethereumjs/evm';
import { Address, bigIntToBytes, bytesToBigInt, setLengthLeft } from '@ethereumjs/util';
import { Blake2Compression } from '../../crypto/blake2f.ts';
import { Bn254, BN254_PAIR_BYTES, InvalidPointError } from '../../crypto/bn254.ts';
import { BLS_PAIR_BYTES, Bls12381 } from '../../crypto/bls12381.ts';
import { loadKzg } from '../../crypto/kzg.ts';
import { modPow } from '../../crypto/mod-pow.ts';
import { paceOf } from '../sealing/pace.ts';
import { sliceWithZeros } from './words.ts';

const NO_DATA = new Uint8Array(0);
const HEADER_BYTES = 96;
const WORD = 32;
/** Rounds that take about 0.1 ms. */
const BLAKE2_ROUNDS_AT_ONCE = 10_000;
const BLAKE2_INPUT_BYTES = 213;

const { errorMessages } = EVMError;

/** Returns a failure, which consumes all gas of a precompiled contract. */
const failure = (error: string, gasLimit: bigint): ExecResult => ({
  returnValue: NO_DATA,
  executionGasUsed: gasLimit,
  exceptionError: new EVMError(error as ConstructorParameters<typeof EVMError>[0]),
});

const success = (executionGasUsed: bigint, returnValue: Uint8Array): ExecResult => ({
  executionGasUsed,
  returnValue,
});

function bitLength(bytes: Uint8Array): number {
  const value = bytesToBigInt(bytes);
  return value === 0n ? 0 : value.toString(2).length;
}

const maximum = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/**
 * Returns the number of iterations that count for the price. Only the exponent's length and the position of
 * the highest bit in its first word matter (EIP-2565, EIP-7883).
 */
function iterations(data: Uint8Array, baseLength: bigint, exponentLength: bigint, gasOfByte: bigint): bigint {
  const start = HEADER_BYTES + Number(baseLength);
  const length = exponentLength < 32n ? Number(exponentLength) : WORD;
  const first = sliceWithZeros(data, BigInt(start), length);
  const highestBit = BigInt(Math.max(0, bitLength(first) - 1));
  const beyond = exponentLength > 32n ? (exponentLength - 32n) * gasOfByte : 0n;
  return maximum(beyond + highestBit, 1n);
}

/** Returns the price of the operand lengths and the exponent: EIP-2565, or EIP-7883 from Osaka on. */
function modExpGas(
  common: Common,
  data: Uint8Array,
  [baseLength, exponentLength, modulusLength]: readonly [bigint, bigint, bigint],
): bigint {
  const longest = maximum(baseLength, modulusLength);
  const words = (longest + 7n) / 8n;
  if (common.isActivatedEIP(7883)) {
    const complexity = longest > 32n ? 2n * words * words : 16n;
    return maximum(iterations(data, baseLength, exponentLength, 16n) * complexity, 500n);
  }
  const price = iterations(data, baseLength, exponentLength, 8n) * words * words;
  return maximum(price / common.param('modexpGquaddivisorGas'), 200n);
}

/** Maximum length of base, exponent and modulus in bytes from Osaka on (EIP-7823). */
const LONGEST_OPERAND = 1_024n;

/** Implements 0x05 (EIP-198). */
async function modExp({ data: rawInput, gasLimit, common, _EVM }: PrecompileInput): Promise<ExecResult> {
  const data = rawInput.length < HEADER_BYTES ? sliceWithZeros(rawInput, 0n, HEADER_BYTES) : rawInput;
  const [baseLength, exponentLength, modulusLength] = [0, 1, 2].map((index) =>
    bytesToBigInt(data.subarray(index * WORD, (index + 1) * WORD)),
  ) as [bigint, bigint, bigint];
  const lengths = [baseLength, exponentLength, modulusLength] as const;
  const gas = modExpGas(common, data, lengths);
  if (gas > gasLimit) return failure(errorMessages.OUT_OF_GAS, gasLimit);
  if (common.isActivatedEIP(7823) && lengths.some((length) => length > LONGEST_OPERAND)) {
    return failure(errorMessages.OUT_OF_GAS, gasLimit);
  }
  if (baseLength === 0n && modulusLength === 0n) return success(gas, NO_DATA);
  let at = HEADER_BYTES;
  const [base, exponent, modulus] = [baseLength, exponentLength, modulusLength].map((size) => {
    const part = sliceWithZeros(data, BigInt(at), Number(size));
    at += Number(size);
    return part;
  }) as [Uint8Array, Uint8Array, Uint8Array];
  const divisor = bytesToBigInt(modulus);
  if (divisor === 0n) return success(gas, new Uint8Array(modulus.length));
  const pace = paceOf(_EVM);
  const result = await modPow(bytesToBigInt(base), exponent, divisor, () => pace.pause());
  const digits = bigIntToBytes(result);
  const output = new Uint8Array(modulus.length);
  output.set(digits, output.length - digits.length);
  return success(gas, output);
}

/** Implements 0x06 and 0x07 (EIP-196), priced by EIP-1108. */
function curveOperation(
  price: 'bn254AddGas' | 'bn254MulGas',
  run: (curve: Bn254, input: Uint8Array) => Uint8Array,
): PrecompileFunc {
  const inputBytes = 128;
  return async ({ data, gasLimit, common }) => {
    const gas = common.param(price);
    if (gas > gasLimit) return failure(errorMessages.OUT_OF_GAS, gasLimit);
    const curve = await Bn254.load();
    try {
      return success(gas, run(curve, sliceWithZeros(data, 0n, inputBytes)));
    } catch (error) {
      if (error instanceof InvalidPointError) return failure(errorMessages.BN254_FP_NOT_IN_FIELD, gasLimit);
      throw error;
    }
  };
}

async function isPairingProductOne(
  data: Uint8Array,
  pause: () => Promise<void> | undefined,
): Promise<boolean> {
  const curve = await Bn254.load();
  let product;
  for (let at = 0; at < data.length; at += BN254_PAIR_BYTES) {
    await pause();
    const next = curve.millerLoop(data.subarray(at, at + BN254_PAIR_BYTES));
    product = product === undefined ? next : curve.multiplyPairings(product, next);
  }
  return product === undefined || curve.isOne(product);
}

/** Implements 0x08 (EIP-197), priced by EIP-1108, one pair at a time. */
async function pairing({ data, gasLimit, common, _EVM }: PrecompileInput): Promise<ExecResult> {
  if (data.length % BN254_PAIR_BYTES !== 0) return failure(errorMessages.INVALID_INPUT_LENGTH, gasLimit);
  const pairs = BigInt(data.length / BN254_PAIR_BYTES);
  const gas = common.param('bn254PairingGas') + pairs * common.param('bn254PairingWordGas');
  if (gas > gasLimit) return failure(errorMessages.OUT_OF_GAS, gasLimit);
  const pace = paceOf(_EVM);
  const output = new Uint8Array(WORD);
  try {
    output[WORD - 1] = (await isPairingProductOne(data, () => pace.pause())) ? 1 : 0;
  } catch (error) {
    if (error instanceof InvalidPointError) return failure(errorMessages.BN254_FP_NOT_IN_FIELD, gasLimit);
    throw error;
  }
  return success(gas, output);
}

/** Implements 0x09 (EIP-152), a limited number of rounds at a time. */
async function blake2Compress({ data, gasLimit, common, _EVM }: PrecompileInput): Promise<ExecResult> {
  const flag = data[BLAKE2_INPUT_BYTES - 1];
  if (data.length !== BLAKE2_INPUT_BYTES || flag! > 1) return failure(errorMessages.OUT_OF_RANGE, gasLimit);
  const rounds = new DataView(data.buffer, data.byteOffset).getUint32(0);
  const gas = BigInt(rounds) * common.param('blake2RoundGas');
  if (gas > gasLimit) return failure(errorMessages.OUT_OF_GAS, gasLimit);
  const pace = paceOf(_EVM);
  const compression = new Blake2Compression(data.subarray(4, -1), flag === 1);
  for (let left = rounds; left > 0; left -= BLAKE2_ROUNDS_AT_ONCE) {
    await pace.pause();
    compression.run(Math.min(left, BLAKE2_ROUNDS_AT_ONCE));
  }
  return success(gas, compression.finish());
}

/** Returns 0x0a (EIP-4844), which is the EVM library's function once its dependency is loaded. */
function pointEvaluation(common: Common): PrecompileFunc {
  const evaluate = getActivePrecompiles(common).get('0a'.padStart(40, '0'))!;
  return async (input) => {
    await loadKzg();
    return evaluate(input);
  };
}

type BlsFunction = 'msmG1' | 'msmG2' | 'pairingCheck';

/**
 * Returns 0x0b to 0x11 (EIP-2537): the EVM library's checks and prices with its operations in WebAssembly.
 * Long computations are split (`inPieces`): excluded from the library's call and done after it.
 */
function blsContract(common: Common, number: number, inPieces?: BlsInPieces): PrecompileFunc | undefined {
  const run = getActivePrecompiles(common).get(number.toString(16).padStart(40, '0'));
  if (run === undefined) return undefined;
  return async (input) => {
    const curve = await Bls12381.load();
    const later = inPieces && { [inPieces.name]: () => NO_DATA };
    const evm = Object.assign(Object.create(input._EVM) as object, { _bls: later ?? curve.operations });
    const result = await run({ ...input, _EVM: evm as unknown as PrecompileInput['_EVM'] });
    if (inPieces === undefined || result.exceptionError !== undefined) return result;
    const pace = paceOf(input._EVM);
    try {
      const returnValue = await inPieces.run(curve, input.data, () => pace.pause());
      return { ...result, returnValue };
    } catch (error) {
      if (!(error instanceof EVMError || error instanceof InvalidPointError)) throw error;
      return failure(errorMessages.BLS_12_381_POINT_NOT_ON_CURVE, input.gasLimit);
    }
  };
}

type Pause = () => Promise<void> | undefined;

interface BlsInPieces {
  name: BlsFunction;
  run: (curve: Bls12381, data: Uint8Array, pause: Pause) => Promise<Uint8Array>;
}

/** Multiplies one point by its scalar. @throws InvalidPointError, also where the library throws a plain error */
function multiply(operation: (pair: Uint8Array) => Uint8Array, pair: Uint8Array): Uint8Array {
  try {
    return operation(pair);
  } catch {
    throw new InvalidPointError('the point is not on the curve');
  }
}

/** Multiplies points by scalars one at a time. */
function multiplyInPieces(name: 'msmG1' | 'msmG2', pairBytes: number): BlsInPieces {
  return {
    name,
    async run({ operations }, data, pause) {
      let sum: Uint8Array | undefined;
      for (let at = 0; at < data.length; at += pairBytes) {
        await pause();
        const next = multiply(operations[name].bind(operations), data.subarray(at, at + pairBytes));
        if (sum === undefined) sum = next;
        else sum = operations[name === 'msmG1' ? 'addG1' : 'addG2'](Buffer.concat([sum, next]));
      }
      return sum!;
    },
  };
}

const pairInPieces: BlsInPieces = {
  name: 'pairingCheck',
  async run(curve, data, pause) {
    let product;
    for (let at = 0; at < data.length; at += BLS_PAIR_BYTES) {
      await pause();
      const next = curve.millerLoop(data.subarray(at, at + BLS_PAIR_BYTES));
      product = product === undefined ? next : curve.multiplyPairings(product, next);
    }
    const output = new Uint8Array(WORD);
    output[WORD - 1] = product === undefined || curve.isOne(product) ? 1 : 0;
    return output;
  },
};

const blsContracts = (common: Common): [number, PrecompileFunc | undefined][] => [
  [0x0b, blsContract(common, 0x0b)],
  [0x0c, blsContract(common, 0x0c, multiplyInPieces('msmG1', 160))],
  [0x0d, blsContract(common, 0x0d)],
  [0x0e, blsContract(common, 0x0e, multiplyInPieces('msmG2', 288))],
  [0x0f, blsContract(common, 0x0f, pairInPieces)],
  [0x10, blsContract(common, 0x10)],
  [0x11, blsContract(common, 0x11)],
];

/**
 * Returns native or WebAssembly replacements for the EVM library's precompiled contracts; long computations
 * are split.
 */
export function fastPrecompiles(common: Common): CustomPrecompile[] {
  const functions: [number, PrecompileFunc | undefined][] = [
    [5, modExp],
    [6, curveOperation('bn254AddGas', (curve, input) => curve.add(input))],
    [7, curveOperation('bn254MulGas', (curve, input) => curve.multiply(input))],
    [8, pairing],
    [9, blake2Compress],
    [10, pointEvaluation(common)],
    ...blsContracts(common),
  ];
  return functions.flatMap(([number, run]) => {
    const address = new Address(setLengthLeft(Uint8Array.of(number), 20));
    return run === undefined ? [] : [{ address, function: run }];
  });
}
