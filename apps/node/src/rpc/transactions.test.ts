import { type Hex, hexToBigInt } from 'viem';
import { expect, test } from 'vitest';
import { deployer, GWEI, rpc, stranger, useTestNode } from '../../test/test-node.ts';

const transfer = (nonce: number, change: object = {}): Promise<Hex> =>
  deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: GWEI,
    to: stranger.address,
    value: 1n,
    ...change,
  });

test('a send returns the hash once the block can be read', async () => {
  const { url } = await useTestNode();
  const { result: hash } = await rpc(url, 'eth_sendRawTransaction', [await transfer(0)]);
  const { result: receipt } = await rpc(url, 'eth_getTransactionReceipt', [hash]);
  expect(receipt).toMatchObject({ blockNumber: '0x1', status: '0x1' });
  expect((await rpc(url, 'eth_blockNumber')).result).toBe('0x1');
});

test('a synchronous send returns the receipt', async () => {
  const { url } = await useTestNode();
  const { result } = await rpc(url, 'eth_sendRawTransactionSync', [await transfer(0)]);
  const { transactionHash } = result as { transactionHash: Hex };
  expect((await rpc(url, 'eth_getTransactionReceipt', [transactionHash])).result).toEqual(result);
});

test('a transaction with a future nonce is accepted at once, shown as pooled, and sealed in its turn', async () => {
  const { url } = await useTestNode();
  const early = (await rpc(url, 'eth_sendRawTransaction', [await transfer(1)])).result as Hex;
  expect((await rpc(url, 'eth_getTransactionReceipt', [early])).result).toBeNull();
  expect((await rpc(url, 'eth_getTransactionByHash', [early])).result).toMatchObject({
    hash: early,
    nonce: '0x1',
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
  });
  expect((await rpc(url, 'txpool_status')).result).toEqual({ pending: '0x0', queued: '0x1' });
  const { result: content } = await rpc(url, 'txpool_content');
  expect(content).toMatchObject({
    pending: {},
    queued: { [deployer.address]: { 1: { hash: early } } },
  });
  const count = async (tag: string) =>
    (await rpc(url, 'eth_getTransactionCount', [deployer.address, tag])).result;
  expect([await count('latest'), await count('pending')]).toEqual(['0x0', '0x0']);

  await rpc(url, 'eth_sendRawTransaction', [await transfer(0)]);
  await expect.poll(() => count('latest')).toBe('0x2');
  expect(await count('pending')).toBe('0x2');
  expect((await rpc(url, 'eth_getTransactionReceipt', [early])).result).toMatchObject({ blockNumber: '0x2' });
  expect((await rpc(url, 'txpool_status')).result).toEqual({ pending: '0x0', queued: '0x0' });
});

test('a send that cannot be sealed returns the hash after two seconds', async () => {
  const time = { now: 1_800_000_000_000 };
  const { url } = await useTestNode({ clock: () => time.now });
  await rpc(url, 'eth_sendRawTransaction', [await transfer(0)]);
  time.now -= 10_000;
  const { result: hash } = await rpc(url, 'eth_sendRawTransaction', [await transfer(1)]);
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
  expect((await rpc(url, 'eth_getTransactionReceipt', [hash])).result).toBeNull();
  expect((await rpc(url, 'eth_getTransactionCount', [deployer.address, 'pending'])).result).toBe('0x2');
  expect((await rpc(url, 'eth_sendRawTransactionSync', [await transfer(2), 100])).error).toMatchObject({
    code: 4,
    data: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
  });
  time.now += 10_000;
  await expect
    .poll(async () => (await rpc(url, 'eth_getTransactionCount', [deployer.address, 'latest'])).result)
    .toBe('0x3');
});

test('concurrent transactions in any order each get their own block', async () => {
  const { url } = await useTestNode();
  const raws = await Promise.all(Array.from({ length: 40 }, (_, nonce) => transfer(nonce)));
  const shuffled = raws.map((_, index) => raws[(index * 17) % 40]!);
  await Promise.all(shuffled.map((raw) => rpc(url, 'eth_sendRawTransaction', [raw])));
  await expect.poll(async () => (await rpc(url, 'eth_blockNumber')).result).toBe('0x28');
  const balance = (await rpc(url, 'eth_getBalance', [stranger.address, 'latest'])).result as Hex;
  expect(hexToBigInt(balance)).toBe(40n);
});

test('a batch of sends keeps its order', async () => {
  const { url } = await useTestNode();
  const raws = await Promise.all([0, 1, 2, 3].map((nonce) => transfer(nonce)));
  const body = JSON.stringify(
    raws.map((raw, id) => ({ jsonrpc: '2.0', id, method: 'eth_sendRawTransactionSync', params: [raw] })),
  );
  const answers = (await (await fetch(url, { method: 'POST', body })).json()) as {
    result: { blockNumber: Hex };
  }[];
  expect(answers.map(({ result }) => result.blockNumber)).toEqual(['0x1', '0x2', '0x3', '0x4']);
});

test.each([
  ['a used nonce', { nonce: 0, value: 2n }, 'nonce too low: next nonce 1, tx nonce 0'],
  ['the same bytes again', { nonce: 0 }, 'nonce too low: next nonce 1, tx nonce 0'],
  [
    'more than the balance',
    { nonce: 1, value: 10n ** 28n },
    /^insufficient funds for gas \* price \+ value: balance \d+, tx cost 10000000000000021000000000000, overshot \d+$/,
  ],
  ['too little gas', { nonce: 1, gas: 20_000n }, 'intrinsic gas too low: gas 20000, minimum needed 21000'],
  [
    'a fee cap below the base fee',
    { nonce: 1, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
    /^max fee per gas less than block base fee: maxFeePerGas: 1, baseFee: 1000000000$/,
  ],
  ['another chain', { nonce: 1, chainId: 1 }, 'invalid chain id for signer: have 1 want 96969'],
])('%s is refused with geth’s message', async (_, change, message) => {
  const { url } = await useTestNode();
  await rpc(url, 'eth_sendRawTransaction', [await transfer(0)]);
  const { error } = await rpc(url, 'eth_sendRawTransaction', [await transfer(0, change)]);
  expect(error!.code).toBe(-32000);
  expect(error!.message).toMatch(message);
});

test('invalid data is refused as undecodable', async () => {
  const { url } = await useTestNode();
  for (const raw of ['0x', '0x00', '0x02', '0xc0', '0x03c0', `0x${'f8'.repeat(50)}`]) {
    expect((await rpc(url, 'eth_sendRawTransaction', [raw])).error).toMatchObject({ code: -32000 });
  }
  expect((await rpc(url, 'eth_blockNumber')).result).toBe('0x0');
});

test('a transaction is found by its position, and an unknown position returns nothing', async () => {
  const { url } = await useTestNode();
  const { result: hash } = await rpc(url, 'eth_sendRawTransaction', [await transfer(0)]);
  const { result: block } = await rpc(url, 'eth_getBlockByNumber', ['0x1', true]);
  const { hash: blockHash, transactions } = block as { hash: Hex; transactions: { hash: Hex }[] };
  expect(transactions).toHaveLength(1);
  expect(transactions[0]!.hash).toBe(hash);
  const at = (method: string, ...params: unknown[]) => rpc(url, method, params).then(({ result }) => result);
  expect(await at('eth_getTransactionByBlockNumberAndIndex', '0x1', '0x0')).toEqual(transactions[0]);
  expect(await at('eth_getTransactionByBlockHashAndIndex', blockHash, '0x0')).toEqual(transactions[0]);
  expect(await at('eth_getTransactionByBlockNumberAndIndex', '0x1', '0x1')).toBeNull();
  expect(await at('eth_getTransactionByBlockNumberAndIndex', '0x0', '0x0')).toBeNull();
  expect(await at('eth_getTransactionByBlockNumberAndIndex', '0x2', '0x0')).toBeNull();
  expect(await at('eth_getBlockTransactionCountByNumber', '0x1')).toBe('0x1');
  expect(await at('eth_getBlockTransactionCountByHash', blockHash)).toBe('0x1');
  expect(await at('eth_getBlockTransactionCountByNumber', '0x0')).toBe('0x0');
  expect(await at('eth_getTransactionByHash', `0x${'00'.repeat(32)}`)).toBeNull();
  expect(await at('eth_getTransactionReceipt', `0x${'00'.repeat(32)}`)).toBeNull();
  expect(await at('eth_getBlockByHash', `0x${'00'.repeat(32)}`, false)).toBeNull();
  expect(await at('eth_getBlockByNumber', '0x2', false)).toBeNull();
  expect(await at('eth_getBlockReceipts', '0x2')).toBeNull();
  expect(await at('eth_getBlockReceipts', '0x0')).toEqual([]);
  expect(await at('eth_getBlockReceipts', '0x1')).toEqual([await at('eth_getTransactionReceipt', hash)]);
  expect(await at('eth_getBlockReceipts', { blockHash })).toEqual(
    await at('eth_getBlockReceipts', blockHash),
  );
});
