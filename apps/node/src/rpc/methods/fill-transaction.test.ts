import { fromRlp, type Hex, keccak256, numberToHex, sliceHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployer, rpc, startTestNode, stranger } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

interface Filled {
  raw: Hex;
  tx: Record<string, unknown>;
}

let node: RunningNode;
beforeAll(async () => {
  node = await startTestNode();
});
afterAll(() => node.close());

const transfer = { from: deployer.address, to: stranger.address, value: '0x7', nonce: '0x3' };
const to = stranger.address.toLowerCase();
const fill = async (request: object) =>
  (await rpc(node.url, 'eth_fillTransaction', [request])).result as Filled;

test('a transaction with one price is a legacy one', async () => {
  const { raw, tx } = await fill({ ...transfer, gasPrice: '0x77359400' });
  expect(tx).toMatchObject({ type: '0x0', gasPrice: '0x77359400', maxFeePerGas: null, hash: keccak256(raw) });
  expect(tx).not.toHaveProperty('chainId');
  expect(fromRlp(raw)).toEqual(['0x03', '0x77359400', '0x5208', to, '0x07', '0x', '0x', '0x', '0x']);
});

test('with an access list, it is one of EIP-2930', async () => {
  const accessList = [{ address: stranger.address, storageKeys: [numberToHex(1, { size: 32 })] }];
  const { raw, tx } = await fill({ ...transfer, gasPrice: '0x77359400', accessList, gas: '0x10000' });
  expect(tx).toMatchObject({ type: '0x1', chainId: '0x17ac9', gasPrice: '0x77359400' });
  expect(sliceHex(raw, 0, 1)).toBe('0x01');
  const list = [[to, [numberToHex(1, { size: 32 })]]];
  const fields = ['0x017ac9', '0x03', '0x77359400', '0x010000', to, '0x07', '0x', list, '0x', '0x', '0x'];
  expect(fromRlp(sliceHex(raw, 1))).toEqual(fields);
});

test('without a price, it is one of EIP-1559 with the fees of the next block', async () => {
  const { raw, tx } = await fill({ ...transfer, maxPriorityFeePerGas: '0x77359400' });
  expect(tx).toMatchObject({
    type: '0x2',
    chainId: '0x17ac9',
    gasPrice: null,
    maxPriorityFeePerGas: '0x77359400',
  });
  expect(sliceHex(raw, 0, 1)).toBe('0x02');
  expect(fromRlp(sliceHex(raw, 1))).toHaveLength(12);
});

test('nothing is filled in for another chain, or for a creation without code', async () => {
  const errorOf = async (request: object) =>
    (await rpc(node.url, 'eth_fillTransaction', [request])).error?.message;
  expect(await errorOf({ ...transfer, chainId: '0x1' })).toBe(
    "chainId does not match node's (have=1, want=96969)",
  );
  expect(await errorOf({ from: deployer.address })).toBe('contract creation without any data provided');
});
