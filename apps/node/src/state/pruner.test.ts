import { MerklePatriciaTrie } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { createFragileStore } from '../../test/fragile-store.ts';
import { createTempFolder } from '../../test/test-node.ts';
import { Random } from '../../test/random.ts';
import { bigIntToBytes, bytesToHex } from '../encoding/hex.ts';
import { type ChainStore, openChainStore } from '../store/chain-store.ts';
import { encodeNodeNumbers, nodeKey, retiredKey } from '../store/keys.ts';
import { EMPTY_ACCOUNT } from './account.ts';
import { MissingNodeError, NodeStore } from './node-store.ts';
import { Pruner } from './pruner.ts';
import { decodeNode, StoredNode } from './trie-node.ts';
import { walkState } from './walk-state.ts';
import { WorldState } from './world-state.ts';

const WINDOW = 6;
const logger = pino({ enabled: false });
const addressOf = (index: number): Uint8Array => new Uint8Array(20).fill(index + 1);
const slotOf = (index: number): Uint8Array => new Uint8Array(32).fill(index + 1);

/**
 * A store with a state that changes randomly from block to block, and the same state in the library's tries.
 */
async function createChangingState(seed: number, store: ChainStore = createFragileStore().store) {
  const nodes = new NodeStore(store);
  const world = new WorldState(nodes);
  const random = new Random(seed);
  const roots: StoredNode[] = [];
  const accounts = new MerklePatriciaTrie({ useKeyHashing: true });
  const storages = new Map<number, MerklePatriciaTrie>();

  async function changeAccount(index: number, nonce: bigint): Promise<void> {
    const address = addressOf(index);
    const record = world.account(address) ?? EMPTY_ACCOUNT;
    const storage = storages.get(index) ?? new MerklePatriciaTrie({ useKeyHashing: true });
    storages.set(index, storage);
    world.setAccount(address, { ...record, nonce });
    for (let change = random.below(5); change > 0; change--) {
      const slot = slotOf(random.below(12));
      const value = random.once(3) ? new Uint8Array(0) : Uint8Array.of(1 + random.below(255));
      world.setSlot(address, slot, value);
      if (value.length === 0) await storage.del(slot);
      else await storage.put(slot, RLP.encode(value));
    }
    const fields = [bigIntToBytes(nonce), new Uint8Array(0), storage.root(), EMPTY_ACCOUNT.codeHash];
    await accounts.put(address, RLP.encode(fields));
  }

  return {
    store,
    nodes,
    roots,
    async addBlock(): Promise<void> {
      const nonce = BigInt(roots.length + 1);
      for (let change = 1 + random.below(4); change > 0; change--)
        await changeAccount(random.below(20), nonce);
      roots.push(world.commit());
      expect(bytesToHex(world.root.hash)).toBe(bytesToHex(accounts.root()));
      const state = nodes.unwritten();
      const retired = { key: retiredKey(roots.length), value: encodeNodeNumbers(nodes.drainRetired()) };
      await store.write([...state.entries, retired]);
      state.written();
    },
  };
}

/** Returns the numbers of all stored nodes that are needed to read the states. */
function reachable(nodes: NodeStore, roots: StoredNode[]): Set<number> {
  const found = new Set<number>();
  const visited = new Set<number>();
  const visit = (node: StoredNode): void => {
    if (node.at === 0 || visited.has(node.at)) return;
    visited.add(node.at);
    const { full, numbers } = nodes.read(node);
    for (const number of numbers) found.add(number);
    const open = [decodeNode(full)];
    for (const one of open) {
      if (one.kind === 'leaf') {
        if (one.tail > 0) visit(new StoredNode(RLP.decode(one.value)[2] as Uint8Array, one.tail));
        continue;
      }
      for (const child of one.kind === 'branch' ? one.children : [one.child]) {
        if (child instanceof StoredNode) visit(child);
        else if (child !== null) open.push(child);
      }
    }
  };
  roots.forEach(visit);
  return found;
}

async function storedNodes(store: ReturnType<typeof createFragileStore>['store']): Promise<number> {
  let count = 0;
  for await (const _ of store.keys(nodeKey(0), nodeKey(Number.MAX_SAFE_INTEGER))) count += 1;
  return count;
}

describe.each(Array.from({ length: 12 }, (_, seed) => seed))('seed %i', (seed) => {
  test('keeps exactly the nodes of the last states and reports older ones as missing', async () => {
    const { store, nodes, roots, addBlock } = await createChangingState(seed);
    const pruner = new Pruner({ store, retainedBlocks: WINDOW, head: () => roots.length, logger });
    for (let block = 0; block < 40; block++) {
      await addBlock();
      pruner.wake();
      if (block % 3 === 0) await vi.waitUntil(() => pruner.backlog === 0, { interval: 2 });
    }
    pruner.wake();
    await vi.waitFor(() => expect(pruner.backlog).toBe(0), { interval: 2 });
    await pruner.stop();

    expect(pruner.oldestState).toBe(35);
    const recentRoots = roots.slice(-WINDOW);
    for (const root of recentRoots) expect((await walkState(nodes, root)).nodes).toBeGreaterThan(0);
    for (const root of roots.slice(0, -WINDOW))
      await expect(walkState(nodes, root)).rejects.toThrow(MissingNodeError);
    expect(await storedNodes(store)).toBe(reachable(nodes, recentRoots).size);
  });
});

test('a step lost in a crash is repeated', async () => {
  const { store, nodes, roots, addBlock } = await createChangingState(99);
  for (let block = 0; block < 30; block++) await addBlock();
  // Simulates a crash: none of the first pruner's work has reached the disk.
  const lost = new Pruner({
    store: { ...store, tidy: async () => {} },
    retainedBlocks: WINDOW,
    head: () => roots.length,
    logger,
  });
  lost.wake();
  await vi.waitFor(() => expect(lost.backlog).toBe(0), { interval: 2 });
  expect((await walkState(nodes, roots[0]!)).accounts).toBeGreaterThan(0);

  const again = new Pruner({ store, retainedBlocks: WINDOW, head: () => roots.length, logger });
  again.wake();
  await vi.waitFor(() => expect(again.backlog).toBe(0), { interval: 2 });
  expect(await storedNodes(store)).toBe(reachable(nodes, roots.slice(-WINDOW)).size);
});

test('frees the space of deleted nodes in the database', async () => {
  const store = await openChainStore(join(createTempFolder(), 'chain'));
  const { roots, addBlock } = await createChangingState(7, store);
  for (let block = 0; block < 2_000; block++) await addBlock();
  const options = { store, retainedBlocks: WINDOW, head: () => roots.length, logger, compactionBlocks: 500 };
  // Writes the log to a file, as the next blocks would.
  await store.compact(nodeKey(0), nodeKey(Number.MAX_SAFE_INTEGER));
  const before = store.size();
  const pruner = new Pruner(options);
  pruner.wake();
  await vi.waitFor(() => expect(pruner.backlog).toBe(0), { interval: 10, timeout: 20_000 });
  await pruner.stop();
  expect(store.size()).toBeLessThan(before / 2);
  expect((await walkState(new NodeStore(store), roots.at(-1)!)).accounts).toBeGreaterThan(0);
  await store.close();
});

test('an archive node deletes nothing', async () => {
  const { store, nodes, roots, addBlock } = await createChangingState(5);
  for (let block = 0; block < 20; block++) await addBlock();
  const pruner = new Pruner({ store, retainedBlocks: Infinity, head: () => roots.length, logger });
  pruner.wake();
  await pruner.stop();
  expect(pruner.backlog).toBe(0);
  for (const root of roots) expect((await walkState(nodes, root)).nodes).toBeGreaterThan(0);
});

test('a failing disk stops only the pruning', async () => {
  const { store, nodes, roots, addBlock } = await createChangingState(6);
  for (let block = 0; block < 20; block++) await addBlock();
  const tidy = (): Promise<void> => Promise.reject(new Error('no space left'));
  const pruner = new Pruner({
    store: { ...store, tidy },
    retainedBlocks: WINDOW,
    head: () => roots.length,
    logger,
  });
  pruner.wake();
  await pruner.stop();
  expect(pruner.backlog).toBe(15);
  expect((await walkState(nodes, roots[0]!)).accounts).toBeGreaterThan(0);
});
