import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { deployer, GWEI, rpc, stranger, useTestNode, viemClients } from '../../test/test-node.ts';
import { hexToBytes } from '../encoding/hex.ts';

test('one answer contains many blocks with transactions and receipts', async () => {
  const { url } = await useTestNode();
  const { wallet } = viemClients(url);
  for (let value = 1n; value <= 3n; value++) await wallet.sendTransaction({ to: stranger.address, value });
  const { result } = await rpc(url, 'nova_getBlocks', [1, 2]);
  const expected = await Promise.all(
    ['0x1', '0x2'].map(async (number) => ({
      block: (await rpc(url, 'eth_getBlockByNumber', [number, true])).result,
      receipts: (await rpc(url, 'eth_getBlockReceipts', [number])).result,
    })),
  );
  expect(result).toEqual(expected);
});

test('the answer ends at the head and is empty beyond it', async () => {
  const { url } = await useTestNode();
  await viemClients(url).wallet.sendTransaction({ to: stranger.address });
  expect((await rpc(url, 'nova_getBlocks', ['0x0', '0x64'])).result).toMatchObject([
    { block: { number: '0x0', transactions: [] }, receipts: [] },
    { block: { number: '0x1' }, receipts: [{ status: '0x1' }] },
  ]);
  expect((await rpc(url, 'nova_getBlocks', [2, 10])).result).toEqual([]);
  expect((await rpc(url, 'nova_getBlocks', [-1, 10])).error).toMatchObject({ code: -32602 });
});

test('one answer contains at most 500 blocks', async () => {
  const { url, chain } = await useTestNode();
  const raws = await Promise.all(
    Array.from({ length: 502 }, (_, nonce) =>
      deployer.signTransaction({
        type: 'legacy',
        chainId: 96969,
        nonce,
        gas: 21_000n,
        gasPrice: GWEI,
        to: stranger.address,
      }),
    ),
  );
  await Promise.all(raws.map((raw) => chain.submit(hexToBytes(raw)).sealed));
  const { result } = await rpc(url, 'nova_getBlocks', [1, 10_000]);
  const blocks = result as { block: { number: Hex } }[];
  expect(blocks).toHaveLength(500);
  expect(blocks.at(-1)!.block.number).toBe('0x1f4');
});
