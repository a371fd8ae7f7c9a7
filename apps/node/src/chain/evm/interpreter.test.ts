import { createEVM, type EVM } from '@ethereumjs/evm';
import { expect, test } from 'vitest';
import { bytesToHex } from '../../encoding/hex.ts';
import { createChainRules } from './evm.ts';
import { useFastOpcodes } from './fast-opcodes.ts';
import { useFastInterpreter } from './interpreter.ts';

/** Code that jumps over a JUMPDEST byte inside a push and returns 32 bytes that end in `result`. */
const jumping = (result: number): Uint8Array =>
  Buffer.from(`600556fe5b5b60${result.toString(16).padStart(2, '0')}60005260206000f3`, 'hex');

/** Code that jumps to a JUMPDEST byte inside a push, which is not a valid destination. */
const invalid = Buffer.from('600456615b5b00', 'hex');

async function run(evm: EVM, code: Uint8Array): Promise<string> {
  const { exceptionError, returnValue } = await evm.runCode({ code, gasLimit: 100_000n });
  return exceptionError?.error ?? bytesToHex(returnValue.subarray(31));
}

async function createFastEvm(): Promise<EVM> {
  const evm = await createEVM({ common: createChainRules(96969, 'osaka') });
  useFastOpcodes(evm);
  await useFastInterpreter(evm);
  return evm;
}

test('code has the same result when it runs again', async () => {
  const evm = await createFastEvm();
  const code = jumping(7);
  expect([await run(evm, code), await run(evm, code)]).toEqual(['0x07', '0x07']);
});

test('different codes of equal length are not confused', async () => {
  const evm = await createFastEvm();
  const codes = [jumping(7), jumping(9), jumping(7)];
  expect(await Promise.all(codes.map((code) => run(evm, code)))).toEqual(['0x07', '0x09', '0x07']);
});

test('a jump into the data of a push stays invalid', async () => {
  const evm = await createFastEvm();
  expect(await run(evm, invalid)).toMatch(/^invalid JUMP/);
  expect(await run(evm, invalid)).toMatch(/^invalid JUMP/);
});

test('other EVMs keep the library’s own loop', async () => {
  await createFastEvm();
  const plain = await createEVM({ common: createChainRules(96969, 'osaka') });
  const code = jumping(7);
  expect(await run(plain, code)).toBe('0x07');
  // Overwrites the code in place; a cache by array would still have the old destinations.
  code.set(jumping(8));
  expect(await run(plain, code)).toBe('0x08');
});
