import { expect, it } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

const ONE = `0x${'a1'.repeat(20)}`;
const TWO = `0x${'b2'.repeat(20)}`;

it('reads typed lines, each address once and in lowercase', () => {
  expect(parseAddresses(`${ONE}\n\n ${TWO.toUpperCase().replace('0X', '0x')} \n${ONE}\n`)).toEqual({
    addresses: [ONE, TWO],
    errors: [],
  });
});

it('reads a spreadsheet export: byte order mark, column names, quotes, semicolons', () => {
  const file = `\ufeff"Name";"Wallet Address"\r\n"Ada";"${ONE}"\r\n"Bob, jr.";"${TWO}"\r\n`;
  expect(parseAddresses(file)).toEqual({ addresses: [ONE, TWO], errors: [] });
});

it('reports lines without an address and does not guess', () => {
  expect(parseAddresses(`${ONE}\n0x1234\n${TWO}0\n`)).toEqual({
    addresses: [ONE],
    errors: [
      { line: 2, text: '0x1234' },
      { line: 3, text: `${TWO}0` },
    ],
  });
});

it('does not mistake a wrong address in the first line for a column name', () => {
  expect(parseAddresses('0xnonsense').errors).toEqual([{ line: 1, text: '0xnonsense' }]);
});
