import {
  encodeAbiParameters,
  type Hex,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
  toFunctionSelector,
} from 'viem';
import { expect, test } from 'vitest';
import { decodeInput, decodeLog } from './decode.ts';
import { usesDataOnce } from './encoded-size.ts';

const word = (value: number) => value.toString(16).padStart(64, '0');

test('what a compiler encodes uses each byte once', () => {
  const types = parseAbiParameters(
    '(uint256 id, string[] names)[] items, bytes data, uint8[2][] pairs, (bool yes, bytes32 no) both, string[2] two',
  );
  const data = encodeAbiParameters(types, [
    [
      { id: 1n, names: ['a', 'b'.repeat(40)] },
      { id: 2n, names: [] },
    ],
    '0x123456',
    [
      [1, 2],
      [3, 4],
    ],
    { yes: true, no: `0x${'ab'.repeat(32)}` },
    ['', 'x'],
  ]);
  expect(usesDataOnce(types, data)).toBe(true);
  expect(usesDataOnce(types, `${data}${word(7)}`)).toBe(true);
  expect(usesDataOnce(types, data.slice(0, -64) as Hex)).toBe(false);
  expect(usesDataOnce(types, '0x')).toBe(false);
  expect(usesDataOnce([], '0x')).toBe(true);
});

test('data that is used many times is refused before it is decoded', () => {
  const abi = parseAbi(['function f(uint256[][][][] a)', 'function g(bytes[] a)']);
  const elements = 20;
  const level = word(elements) + word(elements * 32).repeat(elements);
  const nested = toFunctionSelector('f(uint256[][][][])') + word(32) + level.repeat(3) + word(1) + word(1);
  expect(decodeInput(abi, nested as Hex)).toBeNull();
  // A thousand elements that all are the same kilobyte: 64 kB would become two megabytes.
  const repeated = `0x${word(32)}${word(1_000)}${word(32_000).repeat(1_000)}${word(1_024)}${'ab'.repeat(1_024)}`;
  expect(usesDataOnce(parseAbiParameters('bytes[]'), repeated as Hex)).toBe(false);
  expect(decodeInput(abi, `${toFunctionSelector('g(bytes[])')}${repeated.slice(2)}`)).toBeNull();
  const topic = toEventSelector('E(bytes[])');
  expect(decodeLog(parseAbi(['event E(bytes[] a)']), [topic], repeated as Hex)).toBeNull();
  const endless = `0x${word(32)}${'f'.repeat(64)}`;
  expect(usesDataOnce(parseAbiParameters('uint256[]'), endless as Hex)).toBe(false);
  expect(usesDataOnce(parseAbiParameters('uint256[1000000000]'), `0x${word(1)}`)).toBe(false);
});
