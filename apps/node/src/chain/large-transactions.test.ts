import { once } from 'node:events';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { HEAVY_PROGRAMS } from '../testing/heavy-programs.ts';
import { deployer, GWEI, rpc, startTestNode, stranger, useTestNode } from '../../test/test-node.ts';
import { hexToBytes } from '../encoding/hex.ts';
import type { RunningNode } from '../start-node.ts';
import { BLOCK_GAS_LIMIT, MAX_TRANSACTION_GAS, SMALL_TRANSACTION_GAS } from './genesis/rules.ts';

const FEES = { chainId: 96969, type: 'eip1559', maxFeePerGas: GWEI, maxPriorityFeePerGas: GWEI } as const;

interface Fields {
  nonce: number;
  gas: bigint;
  to?: Hex;
  value?: bigint;
  data?: Hex;
}

const sign = (account: typeof deployer, fields: Fields): Promise<Hex> =>
  account.signTransaction({ ...FEES, ...fields });

/** Returns init code that runs the program until its gas is spent. */
const heavy = (name: string): Hex => `0x${HEAVY_PROGRAMS.find((program) => program.name === name)!.code}`;

async function submit(node: RunningNode, raw: Hex): Promise<{ sealed: Promise<number> }> {
  const { sealed } = node.chain.submit(hexToBytes(raw));
  return { sealed: sealed.then(({ header }) => header.number) };
}

test('the pool refuses a gas limit above the maximum, but a block may contain one', async () => {
  const node = await useTestNode();
  const send = async (gas: bigint) =>
    rpc(node.url, 'eth_sendRawTransaction', [await sign(deployer, { nonce: 0, gas, to: stranger.address })]);
  expect((await send(MAX_TRANSACTION_GAS + 1n)).error?.message).toBe(
    'transaction gas limit too high (cap: 16777216, tx: 16777217)',
  );
  expect((await send(BLOCK_GAS_LIMIT + 1n)).error?.message).toBe('exceeds block gas limit');
  expect((await send(MAX_TRANSACTION_GAS)).result).toMatch(/^0x/);
});

test('requests are answered, and a small transaction waits for only one large one', async () => {
  const node = await useTestNode();
  const fund = { nonce: 0, gas: 21_000n, to: stranger.address, value: 10n ** 18n };
  await (
    await submit(node, await sign(deployer, fund))
  ).sealed;
  const data = heavy('JUMPDEST');
  const large = await Promise.all(
    [0, 1, 2].map(async (nonce) =>
      submit(node, await sign(stranger, { nonce, gas: MAX_TRANSACTION_GAS, data })),
    ),
  );
  const order: string[] = [];
  const outcomes = large.map(({ sealed }, index) =>
    sealed.then(() => order.push(`large ${index}`)).catch(() => order.push('dropped')),
  );
  // After one turn of the event loop, the first large transaction is running.
  expect((await rpc(node.url, 'eth_blockNumber')).result).toBe('0x1');
  order.push('answer');
  const honest = await submit(node, await sign(deployer, { nonce: 1, gas: 21_000n, to: stranger.address }));
  await honest.sealed;
  order.push('honest');
  await Promise.all(outcomes);
  expect(order[0]).toBe('answer');
  expect(order.indexOf('honest')).toBeLessThanOrEqual(2);
});

test('after a large transaction the next large one is delayed, and a small one goes first', async () => {
  const node = await useTestNode();
  const fund = { nonce: 0, gas: 21_000n, to: stranger.address, value: 10n ** 18n };
  await (
    await submit(node, await sign(deployer, fund))
  ).sealed;
  const data = heavy('JUMPDEST');
  const [first, second] = await Promise.all(
    [0, 1].map(async (nonce) =>
      submit(node, await sign(stranger, { nonce, gas: MAX_TRANSACTION_GAS, data })),
    ),
  );
  const block = await first!.sealed;
  const small = await submit(node, await sign(deployer, { nonce: 1, gas: 21_000n, to: stranger.address }));
  expect(await small.sealed).toBe(block + 1);
  expect(await second!.sealed).toBe(block + 2);
});

test('a transaction that takes too long is dropped, and its sender cannot send a large one for a while', async () => {
  let now = Date.now();
  const node = await useTestNode({ executionLimitMs: 20, clock: () => now });
  const data = heavy('CALL of nothing');
  const large = (nonce: number) => sign(deployer, { nonce, gas: MAX_TRANSACTION_GAS, data });
  const slow = await submit(node, await large(0));
  const behind = await submit(node, await large(1));
  await expect(slow.sealed).rejects.toThrow(
    'the transaction takes longer than 20 ms to execute; split it into smaller ones',
  );
  await expect(behind.sealed).rejects.toThrow('takes longer than 20 ms');
  await expect(submit(node, await large(0))).rejects.toThrow(
    `for 10 more minutes its gas limit is ${SMALL_TRANSACTION_GAS}`,
  );
  const small = await submit(node, await sign(deployer, { nonce: 0, gas: 21_000n, to: stranger.address }));
  expect(await small.sealed).toBe(1);
  now += 10 * 60 * 1000;
  await expect((await submit(node, await large(1))).sealed).rejects.toThrow('takes longer than 20 ms');
});

test('the pool limits the large transactions of each sender', async () => {
  const node = await useTestNode();
  const raws = await Promise.all(
    // Future nonces, so nothing is executed.
    Array.from({ length: 17 }, (_, index) =>
      sign(deployer, { nonce: index + 1, gas: SMALL_TRANSACTION_GAS + 1n, to: stranger.address }),
    ),
  );
  for (const raw of raws.slice(0, 16)) (await submit(node, raw)).sealed.catch(() => {});
  await expect(submit(node, raws[16]!)).rejects.toThrow('the sender has 16 transactions above 1000000 gas');
});

test('a node closed during a long transaction finishes it first', async () => {
  const node = await startTestNode();
  const raw = await sign(deployer, { nonce: 0, gas: 8_000_000n, data: heavy('JUMPDEST') });
  const pooled = await submit(node, raw);
  await new Promise((resolve) => setImmediate(resolve));
  const published = once(node.chain.events, 'block');
  await node.close();
  await published;
  expect(await pooled.sealed).toBe(1);
});
