import { describe, expect, it } from 'vitest';
import { parseAbiValue } from './parse-abi-value.ts';

const parse = (type: string, text: string, components?: { name: string; type: string }[]) =>
  parseAbiValue(components ? { type, components } : { type }, text);
const ADDRESS = '0xAbCdEf0000000000000000000000000000000001';

describe('numbers', () => {
  it('may be whole, decimal or hexadecimal, and stay exact', () => {
    expect(parse('uint256', ' 1000000000000000000000000 ')).toEqual({ value: 10n ** 24n });
    expect(parse('uint8', '0xff')).toEqual({ value: 255n });
    expect(parse('int8', '-128')).toEqual({ value: -128n });
  });
  it('outside the range of their type are rejected', () => {
    expect(parse('uint8', '256')).toMatchObject({ error: 'outOfRange', type: 'uint8' });
    expect(parse('uint256', '-1')).toMatchObject({ error: 'outOfRange' });
    expect(parse('int8', '128')).toMatchObject({ error: 'outOfRange' });
    expect(parse('uint256', String(2n ** 256n))).toMatchObject({ error: 'outOfRange' });
  });
  it.each(['', '1.5', '1e18', '1,000', 'ten'])('rejects %s', (text) =>
    expect(parse('uint256', text)).toMatchObject({ error: 'wrongNumber' }),
  );
});

describe('addresses and bytes', () => {
  it('are hexadecimal in any case', () => {
    expect(parse('address', ADDRESS)).toEqual({ value: ADDRESS.toLowerCase() });
    expect(parse('address', '0x12')).toMatchObject({ error: 'wrongAddress' });
    expect(parse('bytes', '0xAB')).toEqual({ value: '0xab' });
    expect(parse('bytes', '0xabc')).toMatchObject({ error: 'wrongBytes' });
  });
  it('of a fixed length may be a short text', () => {
    expect(parse('bytes4', '0x01020304')).toEqual({ value: '0x01020304' });
    expect(parse('bytes4', '0x0102')).toMatchObject({ error: 'wrongLength', bytes: 4 });
    expect(parse('bytes4', 'abc')).toEqual({ value: '0x61626300' });
    expect(parse('bytes4', 'ünü')).toMatchObject({ error: 'wrongLength' });
    expect(parse('bytes4', '')).toMatchObject({ error: 'wrongLength' });
  });
});

it('accepts a text unchanged, and a bool as one of two values', () => {
  expect(parse('string', ' a ')).toEqual({ value: ' a ' });
  expect([parse('bool', 'true'), parse('bool', 'false')]).toEqual([{ value: true }, { value: false }]);
});

describe('lists', () => {
  it('are JSON and keep numbers exact', () => {
    expect(parse('uint256[]', '[1, 123456789012345678901234567890, "0x10"]')).toEqual({
      value: [1n, 123456789012345678901234567890n, 16n],
    });
    expect(parse('address[]', '[]')).toEqual({ value: [] });
  });
  it('of a fixed length require that number of items', () => {
    expect(parse('uint8[2]', '[1, 2]')).toEqual({ value: [1n, 2n] });
    expect(parse('uint8[2]', '[1]')).toMatchObject({ error: 'wrongList' });
    expect(parse('uint8[2][]', '[[1, 2], [3, 4]]')).toEqual({
      value: [
        [1n, 2n],
        [3n, 4n],
      ],
    });
  });
  it('contain tuples by name or by position', () => {
    const components = [
      { name: 'to', type: 'address' },
      { name: 'sum', type: 'uint8' },
    ];
    const value = [[ADDRESS.toLowerCase(), 7n]];
    expect(parse('tuple[]', `[{"to":"${ADDRESS}","sum":7}]`, components)).toEqual({ value });
    expect(parse('tuple[]', `[["${ADDRESS}",7]]`, components)).toEqual({ value });
    expect(parse('tuple[]', `[["${ADDRESS}"]]`, components)).toMatchObject({ error: 'wrongList' });
    expect(parse('tuple[]', `[["${ADDRESS}",256]]`, components)).toMatchObject({ error: 'outOfRange' });
  });
  it.each(['', '1', '{}', '[1', '[null]', '["x"]'])('rejects %s as a list of numbers', (text) =>
    expect(parse('uint256[]', text)).toHaveProperty('error'),
  );
});
