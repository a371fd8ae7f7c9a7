import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicClient, createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { startTestChain, type TestChain } from './test-chain.ts';
import { TEST_KEYS } from './test-keys.ts';

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain?.close());

test('the test chain contains the ledger, also after the node is restarted', async () => {
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const readName = () =>
    client.readContract({ abi: actionLedgerAbi, address: chain.ledgerAddress, functionName: 'name' });
  expect(await readName()).toBe('Energy Points');
  const head = await client.getBlockNumber({ cacheTime: 0 });
  await chain.stop();
  await expect(readName()).rejects.toThrow(/request failed|fetch failed/i);
  await chain.start();
  expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(head);
  expect(await readName()).toBe('Energy Points');
});

test('a whole chain is an independent copy with its own clock', async () => {
  let aheadMs = 0;
  const first = await startTestChain({ isWhole: true, clock: () => Date.now() + aheadMs });
  const second = await startTestChain({ isWhole: true });
  try {
    expect(second.contracts).toEqual(first.contracts);
    expect(Object.keys(first.contracts)).toEqual(expect.arrayContaining(['Safe', 'CommunityRewards']));
    const [one, other] = [first, second].map(({ rpcUrl }) => createPublicClient({ transport: http(rpcUrl) }));
    const before = await other!.getBlock();
    expect((await one!.getBlock()).hash).toBe(before.hash);
    aheadMs = 86_400_000;
    const payer = createWalletClient({
      account: privateKeyToAccount(TEST_KEYS.gas),
      transport: http(first.rpcUrl),
    });
    await payer.sendTransaction({ chain: null, to: first.ledgerAddress, gas: 21_000n, gasPrice: 10n ** 9n });
    const after = await one!.getBlock();
    expect(after.number).toBe(before.number + 1n);
    expect(after.timestamp).toBeGreaterThan(before.timestamp + 86_000n);
    expect(await other!.getBlockNumber({ cacheTime: 0 })).toBe(before.number);
  } finally {
    await first.close();
    await second.close();
  }
});
