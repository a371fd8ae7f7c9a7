import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicClient, http } from 'viem';
import { startTestChain, type TestChain } from './test-chain.ts';

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain?.close());

test('the throwaway chain holds the ledger, and holds it still after the node was stopped and started', async () => {
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
