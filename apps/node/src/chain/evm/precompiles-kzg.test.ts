import { createHash } from 'node:crypto';
import { createEVM } from '@ethereumjs/evm';
import { expect, test } from 'vitest';
// From c-kzg-4844 (Apache-2.0), b7e40988: the vectors of verify_kzg_proof in the consensus specification whose
// fields have the lengths that the precompiled contract cuts from its input.
import vectors from '../../../test/kzg-vectors.json' with { type: 'json' };
import { bytesToHex, hexToBytes } from '../../encoding/hex.ts';
import { createChainRules } from './evm.ts';
import { fastPrecompiles } from './precompiles.ts';

const common = createChainRules(96969, 'cancun');
const evm = await createEVM({ common });
const entry = fastPrecompiles(common).find(({ address }) => address.toString().endsWith('0a'))!;
const evaluate = ('function' in entry ? entry.function : undefined)!;

/** FIELD_ELEMENTS_PER_BLOB and the order of the group, the output for a valid proof (EIP-4844). */
const VALID =
  '0x0000000000000000000000000000000000000000000000000000000000001000' +
  '73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001';
const GAS = 50_000n;

function encode({ commitment, z, y, proof }: (typeof vectors)[number]): Uint8Array {
  const hash = createHash('sha256').update(hexToBytes(commitment)).digest();
  hash[0] = 1;
  return Buffer.concat([hash, ...[z, y, commitment, proof].map(hexToBytes)]);
}

test.each(vectors)('the point evaluation follows the consensus specification: $name', async (vector) => {
  const input = { data: encode(vector), gasLimit: GAS, common, _EVM: evm };
  const { returnValue, exceptionError } = await evaluate(input);
  expect(bytesToHex(returnValue)).toBe(vector.output === true ? VALID : '0x');
  expect(exceptionError === undefined).toBe(vector.output === true);
});

test('the vectors contain valid, invalid and malformed proofs', () => {
  expect(new Set(vectors.map(({ output }) => output))).toEqual(new Set([true, false, null]));
});
