import { hexToBytes } from 'viem';
import { expect, test } from 'vitest';
import { readMetadataTail } from './metadata-tail.ts';

const DIGEST = '11'.repeat(32);
/** The default output of solc 0.8.30: ipfs and solc, with a total length of 51. */
const IPFS = `a264697066735822${'1220' + DIGEST}64736f6c634300081e0033`;
const read = (hex: string) => readMetadataTail(hexToBytes(`0x${hex}`));

test('the tail of a compiler contains its version and the position of its hash', () => {
  expect(read(`6001600255${IPFS}`)).toEqual({
    size: 53,
    compiler: '0.8.30',
    digest: { start: 8, length: 34 },
  });
});

test('a tail without a hash contains only the compiler', () => {
  expect(read('6001600255a164736f6c6343000706000a')).toEqual({ size: 12, compiler: '0.7.6', digest: null });
});

test('the experimental flag and the older hash are recognized', () => {
  const tail = `a365627a7a72315820${DIGEST}6c6578706572696d656e74616cf564736f6c63430005110040`;
  expect(read(`00${tail}`)).toEqual({ size: 66, compiler: '0.5.17', digest: { start: 9, length: 32 } });
});

test.each([
  ['code without metadata', '60016002555b600080fd'],
  ['a length that leads beyond the beginning', 'a164736f6c63430007060fff'],
  ['a map with other keys', '00a1646e616d6543000706000a'],
  ['a map that ends before its length', `00${IPFS.slice(0, -4)}0034`],
  ['a length of nothing', '60016000'],
  ['nothing', ''],
])('%s has no metadata', (_, hex) => {
  expect(read(hex)).toBeNull();
});
