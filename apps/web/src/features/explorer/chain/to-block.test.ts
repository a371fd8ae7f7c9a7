import { expect, it } from 'vitest';
import type { RpcFullBlock, RpcReceipt } from './rpc-shapes.ts';
import { toBlockDetail, toTransactionDetail } from './to-block.ts';

const hash = (digit: string) => `0x${digit.repeat(64)}` as const;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const BLOCK: RpcFullBlock = {
  number: '0x10',
  hash: hash('1'),
  parentHash: hash('2'),
  timestamp: '0x6920a000',
  size: '0x2b1',
  gasUsed: '0x5208',
  gasLimit: '0x1c9c380',
  miner: address('c'),
  // `nova`, layout 1, 643 ms.
  extraData: `0x6e6f7661010283${'00'.repeat(25)}${'11'.repeat(65)}`,
  stateRoot: hash('3'),
  transactionsRoot: hash('4'),
  receiptsRoot: hash('5'),
  transactions: [
    {
      hash: hash('a'),
      blockNumber: '0x10',
      blockHash: hash('1'),
      transactionIndex: '0x0',
      from: address('a'),
      to: address('b'),
      value: '0xde0b6b3a7640000',
      gas: '0x7530',
      maxFeePerGas: '0x77359400',
      nonce: '0x7',
      type: '0x2',
      input: '0xa9059cbb00',
    },
  ],
};
const RECEIPT: RpcReceipt = {
  transactionHash: hash('a'),
  status: '0x0',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x3b9aca00',
  contractAddress: null,
  logs: [{ logIndex: '0x2', address: address('b'), topics: [hash('d')], data: '0x01' }],
};

it('fills the page of a block from the node, to the millisecond', () => {
  const block = toBlockDetail(BLOCK, [RECEIPT], 18);
  expect(block).toMatchObject({
    number: 16,
    size: 689,
    gas_used: 21_000,
    timestamp: '2025-11-21T17:23:12.643Z',
    confirmations: 3,
    has_next: true,
    action: null,
    from: address('a'),
  });
  expect(block.transactions).toHaveLength(1);
  expect(toBlockDetail(BLOCK, [RECEIPT], 16)).toMatchObject({ confirmations: 1, has_next: false });
});

it('fills the page of a transaction: amounts in wei, fee, status and logs', () => {
  expect(toTransactionDetail(BLOCK, BLOCK.transactions[0]!, RECEIPT, 20)).toMatchObject({
    value: '1000000000000000000',
    fee: '21000000000000',
    gas_price: '1000000000',
    gas_limit: 30_000,
    nonce: 7,
    type: 2,
    status: 'failed',
    selector: '0xa9059cbb',
    confirmations: 5,
    logs: [{ index: 2, address: address('b'), topics: [hash('d')], data: '0x01' }],
  });
});
