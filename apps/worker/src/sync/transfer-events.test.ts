import { concatHex, encodeAbiParameters, type Hex, pad, toHex } from 'viem';
import { expect, test } from 'vitest';
import type { ChainBlock } from './chain-block.ts';
import { listTransfers } from './transfer-events.ts';

const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const TOKEN = `0x${'01'.repeat(20)}` as const;
const [OPERATOR, A, B] = [`0x${'0e'.repeat(20)}`, `0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const;
const PARTIES = [OPERATOR, A, B].map((address) => pad(address, { size: 32 }));
const word = (value: bigint) => toHex(value, { size: 32 });
const lists = (ids: readonly bigint[], units: readonly bigint[]) =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, units]);

/** Returns the transfers of one log, as item and amount. */
function read(topics: readonly Hex[], data: Hex) {
  const place = { blockNumber: 5, logIndex: 3, txIndex: 2 };
  const log = { ...place, address: TOKEN, topics, data };
  const block = { number: 5, timestamp: '2026-01-01T00:00:00.000Z', transactions: [{ logs: [log] }] };
  return listTransfers([block as unknown as ChainBlock]);
}
const readItems = (topics: readonly Hex[], data: Hex) =>
  read(topics, data).map(({ batchIndex, tokenId, amount }) => [batchIndex, tokenId, amount]);

test('a single transfer of ERC-1155 goes from the second to the third topic, regardless of the sender', () => {
  expect(read([SINGLE, ...PARTIES], concatHex([word(7n), word(2n ** 256n - 1n)]))).toEqual([
    {
      blockNumber: 5,
      logIndex: 3,
      batchIndex: 0,
      txIndex: 2,
      token: TOKEN,
      kind: 'erc1155',
      from: A,
      to: B,
      amount: 2n ** 256n - 1n,
      tokenId: 7n,
      timestamp: '2026-01-01T00:00:00.000Z',
    },
  ]);
});

test('a batch is one transfer per item, in its order, repeated items included', () => {
  expect(readItems([BATCH, ...PARTIES], lists([7n, 0n, 7n], [1n, 0n, 3n]))).toEqual([
    [0, 7n, 1n],
    [1, 0n, 0n],
    [2, 7n, 3n],
  ]);
  expect(readItems([BATCH, ...PARTIES], lists([], []))).toEqual([]);
  const many = Array.from({ length: 20_000 }, (_, index) => BigInt(index));
  expect(readItems([BATCH, ...PARTIES], lists(many, many))).toHaveLength(20_000);
});

const same = Array.from({ length: 20_000 }, () => word(1n));

test.each<[string, readonly Hex[], Hex]>([
  ['a single transfer with too little data', [SINGLE, ...PARTIES], word(7n)],
  ['a single transfer with too much data', [SINGLE, ...PARTIES], concatHex([word(7n), word(1n), word(1n)])],
  [
    'a single transfer without a recipient',
    [SINGLE, ...PARTIES.slice(0, 2)],
    concatHex([word(7n), word(1n)]),
  ],
  ['a batch with more items than amounts', [BATCH, ...PARTIES], lists([1n, 2n], [1n])],
  ['a batch without data', [BATCH, ...PARTIES], '0x'],
  ['a batch that ends too early', [BATCH, ...PARTIES], lists([1n], [1n]).slice(0, -64) as Hex],
  [
    'a batch that claims too many items',
    [BATCH, ...PARTIES],
    concatHex([word(64n), word(64n), word(2n ** 255n)]),
  ],
  ['a batch with lists beyond its data', [BATCH, ...PARTIES], concatHex([word(2n ** 200n), word(64n)])],
  [
    'a batch that reads the same 20,000 words as both lists',
    [BATCH, ...PARTIES],
    concatHex([word(64n), word(64n), word(20_000n), ...same]),
  ],
])('%s is no transfer', (_name, topics, data) => {
  expect(read(topics, data)).toEqual([]);
});
