import { presaleAbi } from '@nova/abi/presale';
import { timelockAbi } from '@nova/abi/timelock';
import type { ScheduledPage } from '@nova/shared/treasury/scheduled';
import type { Treasury } from '@nova/shared/treasury/schemas';
import { callApi } from '@nova/testing/call-api';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startTestApi } from '@nova/testing/test-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { createPublicClient, encodeFunctionData, http, zeroHash } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 90_000);
afterAll(() => stack.close());
const read = async (url: string) => (await callApi(url, '/api/v1/treasury')).body as Treasury;

test('every listed balance is the chain’s at the end of the named block', async () => {
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

test('the Safe’s owners and threshold and the vesting schedules are read from their contracts', async () => {
  const { safe, vesting, contracts } = await read(stack.url);
  expect(safe).toMatchObject({ address: stack.chain.contracts.Safe!.address, threshold: 3 });
  expect(safe.owners).toHaveLength(5);
  const team = vesting.find(({ holder }) => holder === 'TeamVesting')!;
  expect(team).toMatchObject({ released_wei: '0', releasable_wei: '0' });
  const [starts, ends] = [new Date(team.starts_at!), new Date(team.ends_at!)];
  expect(ends.getUTCFullYear()).toBe(starts.getUTCFullYear() + 2);
  expect(ends.getUTCMonth()).toBe(starts.getUTCMonth());
  expect(contracts.map(({ name }) => name)).toContain('ActionLedger');
});

test('scheduled steps of the timelock are listed with their outcome', async () => {
  const buyers = new PresaleBuyers(stack.chain);
  const curator = privateKeyToAccount(TEST_KEYS.curator);
  const timelock = stack.chain.contracts.Timelock!.address;
  const list = async (query = '') =>
    (await callApi(stack.url, `/api/v1/treasury/scheduled${query}`)).body as ScheduledPage;
  expect(await list()).toEqual({ items: [], next: null, prev: null });

  await buyers.endPhase(1);
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'endPhase', args: [2n] });
  const operation = [buyers.presale, 0n, data, zeroHash, zeroHash] as const;
  await buyers.send(curator, timelock, timelockAbi, 'schedule', [...operation, 172_800n]);
  await expect
    .poll(async () => (await list()).items.map(({ state }) => state))
    .toEqual(['waiting', 'executed']);
  const [waiting] = (await list('?limit=1')).items;
  expect(waiting).toMatchObject({ target_name: 'Presale', call: 'endPhase(2)', data });
  expect(waiting!.scheduled_by).toBe(curator.address.toLowerCase());
  expect(Date.parse(waiting!.ready_at) - Date.parse(waiting!.scheduled_at)).toBeGreaterThan(172_799_000);

  await buyers.send(curator, timelock, timelockAbi, 'cancel', [waiting!.id]);
  await expect.poll(async () => (await list()).items[0]!.state).toBe('cancelled');
  const older = await list(`?cursor=${(await list('?limit=1')).next}`);
  expect(older.items.map(({ call }) => call)).toEqual(['endPhase(1)']);
});

test('without a reachable chain no values are shown', async () => {
  const api = await startTestApi();
  const treasury = await read(api.url);
  expect(treasury.block).toBeNull();
  expect(treasury.holders.every(({ balance_wei }) => balance_wei === null)).toBe(true);
  expect(treasury.safe).toEqual({ address: null, threshold: null, owners: null });
  await api.close();
});
