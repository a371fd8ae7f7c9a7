import { expect, test } from 'vitest';
import { deployer, GWEI, rpc, stranger, useTestNode } from '../../test/test-node.ts';

async function send(url: string, nonce: number, tip: bigint): Promise<void> {
  const raw = await deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce,
    gas: 21_000n,
    maxFeePerGas: tip * 2n,
    maxPriorityFeePerGas: tip,
    to: stranger.address,
  });
  await rpc(url, 'eth_sendRawTransaction', [raw]);
}

test('the price of gas is the least tip, and the base fee stays 0', async () => {
  const { url } = await useTestNode();
  expect((await rpc(url, 'eth_gasPrice')).result).toBe('0x3b9aca00');
  expect((await rpc(url, 'eth_maxPriorityFeePerGas')).result).toBe('0x3b9aca00');
  for (let nonce = 0; nonce < 3; nonce++) await send(url, nonce, GWEI);
  const { result } = await rpc(url, 'eth_getBlockByNumber', ['latest', false]);
  expect(result).toMatchObject({ baseFeePerGas: '0x0' });
});

test('the fee history tells what each block really paid', async () => {
  const { url } = await useTestNode();
  await send(url, 0, 3n * GWEI);
  await send(url, 1, 2n * GWEI);
  const { result } = await rpc(url, 'eth_feeHistory', ['0x2', 'latest', [10, 50, 90]]);
  expect(result).toEqual({
    oldestBlock: '0x1',
    baseFeePerGas: ['0x0', '0x0', '0x0'],
    gasUsedRatio: [0.0007, 0.0007],
    baseFeePerBlobGas: ['0x1', '0x1', '0x1'],
    blobGasUsedRatio: [0, 0],
    reward: [
      ['0xb2d05e00', '0xb2d05e00', '0xb2d05e00'],
      ['0x77359400', '0x77359400', '0x77359400'],
    ],
  });
});

test('the fee history is no longer than the chain and refuses percentiles out of order', async () => {
  const { url } = await useTestNode();
  await send(url, 0, GWEI);
  const { result } = await rpc(url, 'eth_feeHistory', ['0x400', '0x1', []]);
  expect(result).toMatchObject({ oldestBlock: '0x0', gasUsedRatio: [0, 0.0007], reward: [[], []] });
  expect((await rpc(url, 'eth_feeHistory', ['0x1', 'latest'])).result).not.toHaveProperty('reward');
  expect((await rpc(url, 'eth_feeHistory', ['0x1', 'latest', [90, 10]])).error).toMatchObject({
    code: -32602,
  });
  expect((await rpc(url, 'eth_feeHistory', ['0x1', 'latest', [101]])).error).toMatchObject({ code: -32602 });
  expect((await rpc(url, 'eth_feeHistory', ['0x1', '0x9'])).error).toMatchObject({ code: -32000 });
});

test('a chain without transactions tells the least tip, so that no client offers less', async () => {
  const { url } = await useTestNode();
  const { result } = await rpc(url, 'eth_feeHistory', ['0xa', 'latest', [20]]);
  expect(result).toMatchObject({ oldestBlock: '0x0', reward: [['0x3b9aca00']] });
});
