import type { RpcTransactionReceipt } from 'viem';
import { expect, test } from 'vitest';
import { parseBlock, type RpcFullBlock } from './parse-block.ts';

const ROOT = `0x${'AB'.repeat(32)}`;
const EMPTY_BLOCK = {
  number: '0x10',
  hash: ROOT,
  parentHash: ROOT,
  timestamp: '0x65',
  size: '0x220',
  gasUsed: '0x0',
  gasLimit: '0x1c9c380',
  miner: `0x${'CD'.repeat(20)}`,
  stateRoot: ROOT,
  transactionsRoot: ROOT,
  receiptsRoot: ROOT,
  extraData: '0x',
  transactions: [],
} as unknown as RpcFullBlock;

test('converts hex to lowercase and quantities to numbers', () => {
  expect(parseBlock(EMPTY_BLOCK, [])).toMatchObject({
    number: 16,
    hash: `0x${'ab'.repeat(32)}`,
    miner: `0x${'cd'.repeat(20)}`,
    gasLimit: 30_000_000,
    timestamp: '1970-01-01T00:01:41.000Z',
  });
});

test('reads milliseconds from the extra data of our own blocks', () => {
  const extraData = `0x6e6f76610102a7${'00'.repeat(25)}${'11'.repeat(65)}`;
  expect(parseBlock({ ...EMPTY_BLOCK, extraData } as RpcFullBlock, []).timestamp).toBe(
    '1970-01-01T00:01:41.679Z',
  );
});

test('a transaction without its receipt does not count as failed', () => {
  const block = { ...EMPTY_BLOCK, transactions: [{ hash: '0x01' }] } as unknown as RpcFullBlock;
  const receipts = [{ transactionHash: '0x02' }] as unknown as RpcTransactionReceipt[];
  expect(() => parseBlock(block, receipts)).toThrow('no receipt for 0x01');
});
