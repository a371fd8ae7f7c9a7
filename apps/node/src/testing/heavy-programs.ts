import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381';
import { bn254 } from '@noble/curves/bn254';
import { p256 } from '@noble/curves/nist';
import { FRAME_PROGRAMS, OPCODE_PROGRAMS } from './opcode-programs.ts';
import { call, type HeavyProgram, loop, POP, push, WORST_WORD } from './program-code.ts';

/** Returns code that writes bytes to memory from position 0 on. */
function store(hex: string): string {
  const words = hex.match(/.{1,64}/g) ?? [];
  return words.map((word, index) => `7f${word.padEnd(64, '0')}${push(index * 32, 2)}52`).join('');
}

const word = (value: bigint): string => value.toString(16).padStart(64, '0');

function curvePair(): string {
  const p = bn254.G1.ProjectivePoint.BASE.multiply(1_234_567_891_011n).toAffine();
  const q = bn254.G2.ProjectivePoint.BASE.multiply(9_876_543_210n).toAffine();
  return [p.x, p.y, q.x.c1, q.x.c0, q.y.c1, q.y.c0].map(word).join('');
}

const element = (value: bigint): string => value.toString(16).padStart(128, '0');

/** Returns a point of G1 and one of G2 in the encoding of EIP-2537. */
function blsPair(): string {
  const p = bls12_381.G1.ProjectivePoint.BASE.multiply(1_234_567_891_011n).toAffine();
  const q = bls12_381.G2.ProjectivePoint.BASE.multiply(9_876_543_210n).toAffine();
  return [p.x, p.y, q.x.c0, q.x.c1, q.y.c0, q.y.c1].map(element).join('');
}

const blsG1Scalar = (): string => blsPair().slice(0, 256) + 'ff'.repeat(32);
const blsG2Scalar = (): string => blsPair().slice(256) + 'ff'.repeat(32);

/** Returns hash, signature and public key of a valid signature. */
function p256Input(): string {
  const key = '11'.repeat(32);
  const hash = '22'.repeat(32);
  const signature = p256.sign(hash, key, { prehash: false, lowS: false });
  const publicKey = Buffer.from(p256.getPublicKey(key, false)).toString('hex').slice(2);
  return hash + signature.toCompactHex() + publicKey;
}

const P256_INPUT = p256Input();

const blake2 = (rounds: number): string =>
  store(rounds.toString(16).padStart(8, '0') + 'ab'.repeat(208) + '01');
const KZG_COMMITMENT =
  '8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481bc22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7';
/** Includes the hash of the commitment (EIP-4844), so that the proof is actually verified. */
const KZG_INPUT =
  `01${createHash('sha256').update(KZG_COMMITMENT, 'hex').digest('hex').slice(2)}` +
  '564c0a11a0f704f4fc3e8acfe0f8245f0ad1347b378fbf96e206da11a5d36306' +
  '24d25032e67a7e6a4910df5834b8fe70e6bcfeeac0352434196bdf4b2485d5a1' +
  KZG_COMMITMENT +
  '873033e038326e87ed3e1276fd140253fa08e9fc25fb2d9a98527fc22a2c9612fbeafdad446cbc7bcdbdcd780af2c16a';

const HEAD_BYTES = 96;
const LONG_EXPONENT = 1_000_000;

/** Calls 0x05 with a base and a modulus of `size` bytes and an exponent of `exponent` bytes of ones. */
function modExp(size: number, exponent: number): { setup: string; length: number } {
  const head = [size, exponent, size].map((length) => word(BigInt(length))).join('');
  const ones = 'ff'.repeat(size + exponent) + 'ff'.repeat(size - 1) + 'fd';
  return { setup: store(head + ones), length: 96 + 2 * size + exponent };
}

const opcodes: [string, string][] = [
  ['JUMPDEST', '5b'],
  ['PUSH32', `${WORST_WORD}${POP}`],
  ['ADDRESS', `30${POP}`],
  ['ADD', `8001`],
  ['MUL', `8002`],
  ['DIV', `${WORST_WORD}${WORST_WORD}04${POP}`],
  ['SDIV', `${push(3)}${WORST_WORD}05${POP}`],
  ['ADDMOD', `${WORST_WORD}${WORST_WORD}${WORST_WORD}08${POP}`],
  ['MULMOD', `7f${'ff'.repeat(31)}fb${WORST_WORD}${WORST_WORD}09${POP}`],
  ['EXP', `7f${'ff'.repeat(32)}${WORST_WORD}0a${POP}`],
  ['SIGNEXTEND', `${WORST_WORD}${push(15)}0b${POP}`],
  ['CLZ', `${push(1)}1e${POP}`],
  ['SAR', `${WORST_WORD}${push(3)}1d${POP}`],
  ['KECCAK256', `${push(0)}${push(0)}20${POP}`],
  ['KECCAK256 of 32 kB', `${push(32_768)}${push(0)}20${POP}`],
  ['CALLDATACOPY of 32 kB', `${push(32_768)}${push(0)}${push(0)}37`],
  ['CODECOPY of 32 kB', `${push(32_768)}${push(0)}${push(0)}39`],
  ['MLOAD', `${push(0)}51${POP}`],
  ['MSTORE', `${WORST_WORD}${push(0)}52`],
  ['MCOPY of 32 kB', `${push(32_768)}${push(7)}${push(0)}5e`],
  ['SLOAD', `${push(0)}54${POP}`],
  ['SSTORE', `5a${push(0)}55`],
  ['TLOAD', `${push(0)}5c${POP}`],
  ['TSTORE', `5a${push(0)}5d`],
  ['BALANCE', `3031${POP}`],
  ['EXTCODESIZE', `303b${POP}`],
  ['EXTCODEHASH', `303f${POP}`],
  ['BLOCKHASH', `${push(1)}430340${POP}`],
  ['LOG4', `${'5f'.repeat(6)}a4`],
  ['LOG0 of 1 kB', `${push(1_024)}${push(0)}a0`],
];

/** Each accesses a new account or slot; the counter is on the stack. */
const cold: [string, string][] = [
  ['SLOAD, cold', `8054${POP}${push(1)}01`],
  ['SSTORE, new slots', `808055${push(1)}01`],
  ['BALANCE, cold', `8031${POP}${push(1)}01`],
  ['EXTCODESIZE, cold', `803b${POP}${push(1)}01`],
  ['EXTCODECOPY, cold', `${push(32)}${push(0)}${push(0)}833c${push(1)}01`],
];

const STOP_AT = '00'.repeat(18) + 'aaaa';
const RECURSION = `${'5f'.repeat(5)}305af1`;

const calls: HeavyProgram[] = [
  { name: 'CALL of nothing', code: loop(`${'5f'.repeat(5)}${push(0xdead)}5af1${POP}`) },
  {
    name: 'CALL of a contract',
    code: loop(`${'5f'.repeat(5)}${push(0xaaaa)}5af1${POP}`),
    others: { [STOP_AT]: '00' },
  },
  {
    name: 'CALL, half of them reverted',
    code: loop(`${'5f'.repeat(5)}${push(0xaaaa)}5af1${POP}${'5f'.repeat(5)}${push(0xbbbb)}5af1${POP}`),
    others: { [STOP_AT]: '00', ['00'.repeat(18) + 'bbbb']: '5f5ffd' },
  },
  { name: 'CALL of itself', code: `5b${RECURSION}${POP}5f56` },
  {
    name: 'CALL into an invalid jump of 24 kB',
    code: loop(`${'5f'.repeat(5)}${push(0xaaaa)}${push(20)}f1${POP}`),
    others: { [STOP_AT]: `600156${'5b'.repeat(24_000)}` },
  },
  { name: 'CREATE2', code: loop(`5a${push(0)}${push(0)}${push(0)}f5${POP}`) },
  {
    name: 'CREATE of 48 kB that jumps',
    code: loop(`${push(49_152)}${push(0)}${push(0)}f0${POP}`, store('600356' + '5b'.repeat(29))),
  },
  { name: 'memory to its end', code: loop(`${push(1)}5952`) },
];

const bigModulus = modExp(512, 512);
const wordModulus = modExp(32, 1_024);
const smallModulus = modExp(8, 4_096);

const precompiles: HeavyProgram[] = [
  {
    name: 'ecrecover',
    code: loop(call(1, 128), store(`${'11'.repeat(32)}${word(27n)}${'22'.repeat(32)}${'33'.repeat(32)}`)),
  },
  { name: 'sha256', code: loop(call(2, 32)) },
  { name: 'sha256 of 64 kB', code: loop(call(2, 65_536)) },
  { name: 'ripemd160', code: loop(call(3, 32)) },
  { name: 'ripemd160 of 64 kB', code: loop(call(3, 65_536)) },
  { name: 'identity of 64 kB', code: loop(call(4, 65_536)) },
  { name: 'modexp of 4 kbit', code: loop(call(5, bigModulus.length), bigModulus.setup) },
  { name: 'modexp of 256 bit', code: loop(call(5, wordModulus.length), wordModulus.setup) },
  { name: 'modexp of 64 bit', code: loop(call(5, smallModulus.length), smallModulus.setup) },
  {
    name: 'modexp with an exponent of 1 MB',
    code: loop(
      call(5, HEAD_BYTES + 1 + LONG_EXPONENT + 1),
      store(`${word(1n)}${word(BigInt(LONG_EXPONENT))}${word(1n)}03ff`) +
        `${push(0xfd)}${push(HEAD_BYTES + 1 + LONG_EXPONENT, 3)}53`,
    ),
  },
  {
    name: 'bn254 add',
    code: loop(call(6, 128), store(curvePair().slice(0, 128) + curvePair().slice(0, 128))),
  },
  { name: 'bn254 mul', code: loop(call(7, 96), store(curvePair().slice(0, 128) + 'ff'.repeat(32))) },
  { name: 'bn254 pairing of 1', code: loop(call(8, 192), store(curvePair())) },
  { name: 'bn254 pairing of 16', code: loop(call(8, 192 * 16), store(curvePair().repeat(16))) },
  { name: 'blake2f of 1 round', code: loop(call(9, 213), blake2(1)) },
  { name: 'blake2f of 10 million rounds', code: loop(call(9, 213), blake2(10_000_000)) },
  { name: 'BLS12-381 G1 add', code: loop(call(0x0b, 256), store(blsPair().slice(0, 256).repeat(2))) },
  { name: 'BLS12-381 G1 multiplication of 1', code: loop(call(0x0c, 160), store(blsG1Scalar())) },
  {
    name: 'BLS12-381 G1 multiplication of 128',
    code: loop(call(0x0c, 160 * 128), store(blsG1Scalar().repeat(128))),
  },
  { name: 'BLS12-381 G2 add', code: loop(call(0x0d, 512), store(blsPair().slice(256).repeat(2))) },
  { name: 'BLS12-381 G2 multiplication of 1', code: loop(call(0x0e, 288), store(blsG2Scalar())) },
  {
    name: 'BLS12-381 G2 multiplication of 64',
    code: loop(call(0x0e, 288 * 64), store(blsG2Scalar().repeat(64))),
  },
  { name: 'BLS12-381 pairing of 1', code: loop(call(0x0f, 384), store(blsPair())) },
  { name: 'BLS12-381 pairing of 32', code: loop(call(0x0f, 384 * 32), store(blsPair().repeat(32))) },
  { name: 'BLS12-381 map to G1', code: loop(call(0x10, 64), store(element(7n))) },
  { name: 'BLS12-381 map to G2', code: loop(call(0x11, 128), store(element(7n) + element(9n))) },
  { name: 'P256VERIFY', code: loop(call(0x100, 160), store(P256_INPUT)) },
  { name: 'KZG point evaluation', code: loop(call(10, 192), store(KZG_INPUT)) },
];

/** The slowest known programs relative to their gas. */
export const HEAVY_PROGRAMS: HeavyProgram[] = [
  ...opcodes.map(([name, body]) => ({ name, code: loop(body, push(3) + push(5)) })),
  ...OPCODE_PROGRAMS,
  ...cold.map(([name, body]) => ({ name, code: loop(body, push(2n ** 100n)) })),
  ...calls,
  ...FRAME_PROGRAMS,
  ...precompiles,
];
