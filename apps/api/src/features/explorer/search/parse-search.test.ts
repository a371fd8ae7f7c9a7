import { describe, expect, test } from 'vitest';
import { parseSearch } from './parse-search.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const ADDRESS = `0x${'cd'.repeat(20)}`;

test.each([
  ['0', 0],
  [' 1234567 ', 1_234_567],
  ['#42', 42],
  ['Block #42', 42],
  ['block 1,234', 1_234],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1 234 567', 1_234_567],
  ["1'234'567", 1_234_567],
])('%j is a height', (text, number) => {
  expect(parseSearch(text)).toEqual({ kind: 'height', number });
});

test.each([
  '12,34',
  '1,234.567',
  '1e5',
  '-5',
  '1234567890123456',
  'USDT',
  '',
  'blocks',
  '0x12',
  'a/b',
  'nova',
])('%j is at most a name', (text) => {
  expect(parseSearch(text)).toEqual({ kind: 'text', text });
});

test('hashes and addresses are parsed with any capitalization', () => {
  for (const text of [HASH, HASH.slice(2), HASH.toUpperCase(), `0X${HASH.slice(2)}`]) {
    expect(parseSearch(text)).toEqual({ kind: 'hash', hash: HASH });
  }
  for (const text of [
    ADDRESS,
    ADDRESS.slice(2).toUpperCase(),
    `nova:${ADDRESS}`,
    `ethereum:${ADDRESS}@96969`,
  ]) {
    expect(parseSearch(text)).toEqual({ kind: 'address', address: ADDRESS });
  }
});

describe('links', () => {
  test.each([
    [`https://nova.example/explorer/tx/${HASH}`, { kind: 'hash', hash: HASH }],
    [`http://localhost:4000/de/explorer/tx/${HASH}?tab=logs#top`, { kind: 'hash', hash: HASH }],
    ['https://nova.example/de/explorer/block/77', { kind: 'height', number: 77 }],
    [`/explorer/block/${HASH}`, { kind: 'hash', hash: HASH }],
    [`/explorer/address/${ADDRESS}`, { kind: 'address', address: ADDRESS }],
    [`/explorer/token/${ADDRESS}`, { kind: 'token', address: ADDRESS }],
    [`/explorer/token/${ADDRESS}/5`, { kind: 'nft', address: ADDRESS, tokenId: 5n }],
    [`https://etherscan.io/tx/${HASH}#eventlog`, { kind: 'hash', hash: HASH }],
    [`etherscan.io/address/${ADDRESS}#code`, { kind: 'address', address: ADDRESS }],
    [`https://etherscan.io/token/${ADDRESS}?a=${ADDRESS}`, { kind: 'token', address: ADDRESS }],
    [`https://etherscan.io/nft/${ADDRESS}/123`, { kind: 'nft', address: ADDRESS, tokenId: 123n }],
    ['https://etherscan.io/block/countdown/99', { kind: 'height', number: 99 }],
    [
      `https://eth.blockscout.com/token/${ADDRESS}/instance/9`,
      { kind: 'nft', address: ADDRESS, tokenId: 9n },
    ],
    [
      `https://polygonscan.com/address/${ADDRESS.toUpperCase().replace('0X', '0x')}`,
      { kind: 'address', address: ADDRESS },
    ],
    [`https://otterscan.example/#/tx/${HASH}`, { kind: 'hash', hash: HASH }],
    [`https://sepolia.etherscan.io/advanced-filter?tx=${HASH}`, { kind: 'hash', hash: HASH }],
  ])('%s', (text, term) => {
    expect(parseSearch(text)).toEqual(term);
  });

  test('a link to no object is text, even if it contains words of forty hex digits', () => {
    for (const text of [
      'https://example.org/about',
      `https://example.org/token/${'a'.repeat(40)}`,
      'https://',
    ]) {
      expect(parseSearch(text)).toEqual({ kind: 'text', text });
    }
  });
});
