import { expect, test } from 'vitest';
import { createTempFolder, startTestNode, stranger, viemClients } from '../../test/test-node.ts';
import { join } from 'node:path';
import { openChainStore } from '../store/chain-store.ts';
import { blockKey, decodeNumber, encodeHead, encodeNumber, FORMAT_KEY, HEAD_KEY } from '../store/keys.ts';

async function folderWithBlocks(count: number): Promise<string> {
  const dataDir = createTempFolder();
  const node = await startTestNode({ dataDir });
  const { wallet } = viemClients(node.url);
  for (let value = 1n; value <= BigInt(count); value++)
    await wallet.sendTransaction({ to: stranger.address, value });
  await node.close();
  return dataDir;
}

test('a chain continues from the point where it was closed', async () => {
  const dataDir = await folderWithBlocks(3);
  const node = await startTestNode({ dataDir });
  const { wallet, reader } = viemClients(node.url);
  expect(await reader.getBlockNumber()).toBe(3n);
  expect(await reader.getBalance({ address: stranger.address })).toBe(6n);
  const hash = await wallet.sendTransaction({ to: stranger.address, value: 4n });
  expect((await reader.getTransactionReceipt({ hash })).blockNumber).toBe(4n);
  await node.close();
});

test('a folder of another genesis is refused with both hashes in one sentence', async () => {
  const dataDir = await folderWithBlocks(1);
  await expect(startTestNode({ dataDir, coinbase: stranger.address })).rejects.toThrow(
    /^The chain store in .* has genesis 0x[0-9a-f]{64}, but this configuration gives 0x[0-9a-f]{64}; start with the keys it was created with or choose another NOVA_DATA_DIR\.$/,
  );
  // The folder remains usable after the refusal.
  await (await startTestNode({ dataDir })).close();
});

test('a second node on the same folder is refused with one sentence', async () => {
  const dataDir = createTempFolder();
  const node = await startTestNode({ dataDir });
  await expect(startTestNode({ dataDir })).rejects.toThrow(
    `The chain store in ${join(dataDir, 'chain')} is in use by another process; stop that one first or choose another NOVA_DATA_DIR.`,
  );
  await node.close();
});

test('a missing head counts as damage, not as an empty chain', async () => {
  const dataDir = await folderWithBlocks(1);
  const store = await openChainStore(join(dataDir, 'chain'));
  await store.write([{ key: HEAD_KEY, value: encodeHead({ number: 9, nextNode: 100 }) }]);
  await store.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(
    /is damaged at its head, block 9; restore the folder/,
  );
});

test('a head that is not a number counts as damage', async () => {
  const dataDir = await folderWithBlocks(1);
  const store = await openChainStore(join(dataDir, 'chain'));
  await store.write([{ key: HEAD_KEY, value: Buffer.from('01', 'hex') }]);
  await store.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(/is damaged at its head; restore the folder/);
});

test('an unreadable head counts as damage', async () => {
  const dataDir = await folderWithBlocks(1);
  const store = await openChainStore(join(dataDir, 'chain'));
  await store.write([{ key: blockKey(1), value: Buffer.from('c0', 'hex') }]);
  await store.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(
    /is damaged at its head, block 1; restore the folder/,
  );
});

test('a store of another format is refused', async () => {
  const dataDir = await folderWithBlocks(1);
  const store = await openChainStore(join(dataDir, 'chain'));
  await store.write([{ key: FORMAT_KEY, value: encodeNumber(99) }]);
  await store.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(/has format 99, but this node reads format 3/);
});

test('a store of the previous format is marked, so that the previous version refuses it', async () => {
  const dataDir = await folderWithBlocks(1);
  const folder = join(dataDir, 'chain');
  const before = await openChainStore(folder);
  await before.write([{ key: FORMAT_KEY, value: encodeNumber(2) }]);
  await before.close();
  await (await startTestNode({ dataDir })).close();
  const after = await openChainStore(folder);
  expect(decodeNumber(after.get(FORMAT_KEY)!)).toBe(3);
  await after.close();
});

test('a folder that cannot be created is refused with the reason', async () => {
  await expect(startTestNode({ dataDir: '/dev/null/nova' })).rejects.toThrow(
    /^The chain store in \/dev\/null\/nova\/chain cannot be opened: .*ENOTDIR/,
  );
});
