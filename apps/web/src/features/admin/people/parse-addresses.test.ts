import { expect, it } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

const ONE = `0x${'a1'.repeat(20)}`;
const TWO = `0x${'b2'.repeat(20)}`;

it('reads typed lines, each address once and in lower case', () => {
  expect(parseAddresses(`${ONE}\n\n ${TWO.toUpperCase().replace('0X', '0x')} \n${ONE}\n`)).toEqual({
    addresses: [ONE, TWO],
    errors: [],
  });
});

it('reads a file as spreadsheets write it: byte order mark, names of columns, quotes, semicolons', () => {
  const file = `\ufeff"Name";"Wallet Address"\r\n"Ada";"${ONE}"\r\n"Bob, jr.";"${TWO}"\r\n`;
  expect(parseAddresses(file)).toEqual({ addresses: [ONE, TWO], errors: [] });
});

it('tells the lines that hold no address, and guesses nothing', () => {
  expect(parseAddresses(`${ONE}\n0x1234\n${TWO}0\n`)).toEqual({
    addresses: [ONE],
    errors: [
      { line: 2, text: '0x1234' },
      { line: 3, text: `${TWO}0` },
    ],
  });
});

it('takes no wrong address in the first line for the name of a column', () => {
  expect(parseAddresses('0xnonsense').errors).toEqual([{ line: 1, text: '0xnonsense' }]);
});
