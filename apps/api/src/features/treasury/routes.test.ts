import type { Treasury } from '@nova/shared/treasury/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi } from '@nova/testing/test-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 90_000);
afterAll(() => stack.close());
const read = async (url: string) => (await callApi(url, '/api/v1/treasury')).body as Treasury;

test('every listed balance is the chain’s at the end of the block that is named', async () => {
  const treasury = await read(stack.url);
  const reader = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const block = await reader.getBlock({ blockNumber: BigInt(treasury.block!.number) });
  expect(treasury.block).toMatchObject({ hash: block.hash, state_root: block.stateRoot });
  const liquidity = treasury.holders.find(({ holder }) => holder === 'LiquidityVesting')!;
  expect(liquidity).toMatchObject({
    allocated_wei: '400000000000000000000000000',
    balance_wei: '400000000000000000000000000',
  });
  for (const { address, balance_wei } of treasury.holders) {
    if (address === null) continue;
    const balance = await reader.getBalance({ address, blockNumber: block.number });
    expect(balance_wei).toBe(balance.toString());
  }
});

test('the Safe’s owners and threshold, and what vests when, are read from their contracts', async () => {
  const { safe, vesting, contracts } = await read(stack.url);
  expect(safe).toMatchObject({ address: stack.chain.contracts.Safe!.address, threshold: 3 });
  expect(safe.owners).toHaveLength(5);
  const team = vesting.find(({ holder }) => holder === 'TeamVesting')!;
  expect(team).toMatchObject({ released_wei: '0', releasable_wei: '0' });
  const days = (Date.parse(team.ends_at!) - Date.parse(team.starts_at!)) / 86_400_000;
  expect(days).toBe(730);
  expect(contracts.map(({ name }) => name)).toContain('ActionLedger');
});

test('while the chain is away nothing is claimed', async () => {
  const api = await startTestApi();
  const treasury = await read(api.url);
  expect(treasury.block).toBeNull();
  expect(treasury.holders.every(({ balance_wei }) => balance_wei === null)).toBe(true);
  expect(treasury.safe).toEqual({ address: null, threshold: null, owners: null });
  await api.close();
});
