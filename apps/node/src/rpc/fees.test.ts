import { expect, test } from 'vitest';
import { privateKeyToAddress } from 'viem/accounts';
import {
  CANCUN_GENESIS,
  deployer,
  GWEI,
  rpc,
  stranger,
  useTestNode,
  VALIDATOR_KEY,
  viemClients,
} from '../../test/test-node.ts';

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

test('gas costs a base fee of one gwei without a tip, and the base fee does not rise', async () => {
  const { url } = await useTestNode();
  expect((await rpc(url, 'eth_gasPrice')).result).toBe('0x3b9aca00');
  expect((await rpc(url, 'eth_maxPriorityFeePerGas')).result).toBe('0x0');
  for (let nonce = 0; nonce < 3; nonce++) await send(url, nonce, GWEI);
  const { result } = await rpc(url, 'eth_getBlockByNumber', ['latest', false]);
  expect(result).toMatchObject({ baseFeePerGas: '0x3b9aca00' });
});

test('the fee history contains the actual price of each block', async () => {
  const { url } = await useTestNode();
  await send(url, 0, 3n * GWEI);
  await send(url, 1, 2n * GWEI);
  const { result } = await rpc(url, 'eth_feeHistory', ['0x2', 'latest', [10, 50, 90]]);
  expect(result).toEqual({
    oldestBlock: '0x1',
    baseFeePerGas: ['0x3b9aca00', '0x3b9aca00', '0x3b9aca00'],
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

test('the number of blocks of a fee history may have any form that geth reads', async () => {
  const { url } = await useTestNode();
  await send(url, 0, GWEI);
  for (const count of ['0x1', '0x01', '1', '01', 1]) {
    const { result } = await rpc(url, 'eth_feeHistory', [count, 'latest', []]);
    expect(result).toMatchObject({ oldestBlock: '0x1', gasUsedRatio: [0.0007] });
  }
  for (const count of ['-1', '1.5', '0x', '']) {
    const { error } = await rpc(url, 'eth_feeHistory', [count, 'latest', []]);
    expect(error).toEqual({ code: -32602, message: 'invalid argument 0: must be a number of blocks' });
  }
});

test('a chain without a base fee requires the same price as a tip', async () => {
  const { url } = await useTestNode({ genesisConfig: CANCUN_GENESIS });
  expect((await rpc(url, 'eth_gasPrice')).result).toBe('0x3b9aca00');
  expect((await rpc(url, 'eth_maxPriorityFeePerGas')).result).toBe('0x3b9aca00');
});

test('the base fee goes to the coinbase, and the total of coins stays the same', async () => {
  const node = await useTestNode();
  const { reader, wallet } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 5n, maxPriorityFeePerGas: 0n });
  const [paid, left, earned] = await Promise.all(
    [stranger.address, deployer.address, privateKeyToAddress(VALIDATOR_KEY)].map((address) =>
      reader.getBalance({ address }),
    ),
  );
  expect(earned).toBe(21_000n * GWEI);
  expect(paid! + left! + earned!).toBe(10n ** 27n);
});

test('a chain without transactions reports the minimum tip, so that no client offers less', async () => {
  const { url } = await useTestNode({ genesisConfig: CANCUN_GENESIS });
  const { result } = await rpc(url, 'eth_feeHistory', ['0xa', 'latest', [20]]);
  expect(result).toMatchObject({ oldestBlock: '0x0', reward: [['0x3b9aca00']] });
});
