import { MerklePatriciaTrie } from '@ethereumjs/mpt';
import { expect, test } from 'vitest';
import { createFragileStore } from '../../test/fragile-store.ts';
import { Random } from '../../test/random.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { nodeKey } from '../store/keys.ts';
import { NodeStore } from './node-store.ts';
import { EMPTY_TRIE, Trie } from './trie.ts';
import { StoredNode } from './trie-node.ts';

const emptyStore = () => new NodeStore({ get: () => undefined });

const key = (...head: number[]): Uint8Array => {
  const bytes = new Uint8Array(32);
  bytes.set(head);
  return bytes;
};

/** Keys with long common prefixes, so that extensions, embedded nodes and merges all occur. */
function crowdedKeys(random: Random): Uint8Array[] {
  const stem = random.bytes(32);
  return Array.from({ length: 60 }, () => {
    const bytes = Uint8Array.from(stem);
    const from = random.pick([0, 1, 15, 30, 31]);
    bytes.set(
      random.bytes(32 - from).map((byte) => byte & random.pick([0x01, 0x11, 0xff])),
      from,
    );
    return bytes;
  });
}

const value = (random: Random): Uint8Array =>
  random.bytes(random.pick([1, 1, 2, 20, 33, 70])).map((byte) => byte | 1);

test('an empty trie has the well-known empty root', () => {
  expect(bytesToHex(new Trie(emptyStore()).commit().hash)).toBe(
    '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  );
});

test('a value can be found, replaced and deleted', () => {
  const trie = new Trie(emptyStore());
  trie.put(key(1), Uint8Array.of(7));
  trie.put(key(1, 2), Uint8Array.of(8));
  expect(trie.get(key(1))!.value).toEqual(Uint8Array.of(7));
  trie.put(key(1), Uint8Array.of(9));
  expect(trie.get(key(1))!.value).toEqual(Uint8Array.of(9));
  trie.delete(key(1));
  expect(trie.get(key(1))).toBeNull();
  expect(trie.get(key(1, 2))!.value).toEqual(Uint8Array.of(8));
  trie.delete(key(1, 2));
  expect(trie.commit()).toBe(EMPTY_TRIE);
});

test('deleting a missing key changes nothing', () => {
  const nodes = emptyStore();
  const trie = new Trie(nodes);
  trie.put(key(1), Uint8Array.of(7));
  trie.put(key(2), Uint8Array.of(8));
  const root = trie.commit();
  const written = nodes.nextNode;
  for (const absent of [key(1, 1), key(3), key(0, 0, 1)]) trie.delete(absent);
  expect(trie.commit()).toBe(root);
  expect(nodes.nextNode).toBe(written);
});

test('a missing node is an error and not an absent value', () => {
  const trie = new Trie(emptyStore(), new StoredNode(key(5), 77));
  expect(() => trie.get(key(1))).toThrow(`missing trie node 0x05${'00'.repeat(31)}`);
});

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'agrees with the library over random writes and deletes, seed %i',
  async (seed) => {
    const random = new Random(seed);
    const nodes = emptyStore();
    const oracle = new MerklePatriciaTrie();
    const expected = new Map<string, Uint8Array>();
    const keys = seed % 2 === 0 ? crowdedKeys(random) : Array.from({ length: 60 }, () => random.bytes(32));
    let trie = new Trie(nodes);
    for (let step = 0; step < 250; step++) {
      const path = random.pick(keys);
      if (random.below(5) < (step % 100 < 60 ? 3 : 1)) {
        const written = value(random);
        trie.put(path, written);
        await oracle.put(path, written);
        expected.set(bytesToHex(path), written);
      } else {
        trie.delete(path);
        await oracle.del(path);
        expected.delete(bytesToHex(path));
      }
      if (!random.once(6)) continue;
      const root = trie.commit();
      expect(bytesToHex(root.hash)).toBe(bytesToHex(oracle.root()));
      if (random.once(3)) trie = new Trie(nodes, root);
    }
    const reopened = new Trie(nodes, trie.commit());
    for (const path of keys) expect(reopened.get(path)?.value).toEqual(expected.get(bytesToHex(path)));
    for (const path of keys) trie.delete(path);
    expect(trie.commit()).toBe(EMPTY_TRIE);
  },
);

test('the number next to a value survives every change around it and does not change the hash', () => {
  const nodes = emptyStore();
  const random = new Random(5);
  const trie = new Trie(nodes);
  const plain = new Trie(nodes);
  const keys = Array.from({ length: 200 }, () => random.bytes(32));
  for (const [index, path] of keys.entries()) {
    const written = random.bytes(70);
    trie.put(path, written, index * 1_000_003);
    plain.put(path, written);
    if (random.once(3)) trie.commit();
  }
  for (const path of keys.slice(100)) {
    trie.delete(path);
    plain.delete(path);
  }
  const root = trie.commit();
  expect(bytesToHex(root.hash)).toBe(bytesToHex(plain.commit().hash));
  const reopened = new Trie(nodes, root);
  for (const [index, path] of keys.slice(0, 100).entries()) {
    expect(reopened.get(path)!.tail).toBe(index * 1_000_003);
  }
});

test('each commit writes only changed nodes, with increasing numbers', () => {
  const nodes = emptyStore();
  const random = new Random(6);
  const trie = new Trie(nodes);
  const keys = Array.from({ length: 300 }, () => random.bytes(32));
  for (const path of keys) trie.put(path, Uint8Array.of(1));
  const first = trie.commit();
  const before = nodes.nextNode;
  trie.put(keys[0]!, Uint8Array.of(2));
  const second = trie.commit();
  expect(second.at).toBeGreaterThan(first.at);
  expect(nodes.nextNode - before).toBeLessThan(6);
  expect(new Trie(nodes, first).get(keys[0]!)!.value).toEqual(Uint8Array.of(1));
  expect(new Trie(nodes, second).get(keys[0]!)!.value).toEqual(Uint8Array.of(2));
});

test('a branch is stored as its changes, sixteen times at most, and each version can be read', async () => {
  const { store } = createFragileStore();
  const nodes = new NodeStore(store);
  const random = new Random(7);
  const keys = Array.from({ length: 300 }, () => random.bytes(32));
  const write = async () => {
    const state = nodes.unwritten();
    await store.write(state.entries);
    state.written();
    return state.entries.reduce((bytes, { value: stored }) => bytes + stored.length, 0);
  };
  let trie = new Trie(nodes);
  for (const path of keys) trie.put(path, Uint8Array.of(1));
  trie.commit();
  await write();
  nodes.drainRetired();

  const roots: StoredNode[] = [];
  const bytes: number[] = [];
  for (let version = 2; version < 50; version++) {
    trie.put(keys[0]!, Uint8Array.of(version));
    roots.push(trie.commit());
    bytes.push(await write());
    // A trie that was read from the store continues like one in memory.
    if (version % 5 === 0) trie = new Trie(nodes, roots.at(-1));
  }
  const versions = roots.map((root) => nodes.read(root).numbers.length);
  expect(Math.max(...versions)).toBe(16);
  expect(versions.filter((count) => count === 1)).toHaveLength(3);
  expect(bytes.filter((size) => size < 500).length).toBeGreaterThan(40);
  for (const [index, root] of roots.entries())
    expect(new Trie(nodes, root).get(keys[0]!)!.value[0]).toBe(index + 2);

  // What the last state needs was never retired, and everything else was.
  const retired = new Set(nodes.drainRetired());
  const last = nodes.read(roots.at(-1)!).numbers;
  expect(last.filter((at) => retired.has(at))).toEqual([]);
  expect(roots.filter(({ at }) => !last.includes(at) && !retired.has(at))).toEqual([]);
});

test('a version whose predecessor is missing or wrong is an error', async () => {
  const { store } = createFragileStore();
  const nodes = new NodeStore(store);
  const random = new Random(8);
  const trie = new Trie(nodes);
  const keys = Array.from({ length: 100 }, () => random.bytes(32));
  for (const path of keys) trie.put(path, Uint8Array.of(1));
  trie.commit();
  trie.put(keys[0]!, Uint8Array.of(2));
  const root = trie.commit();
  const state = nodes.unwritten();
  await store.write(state.entries);
  state.written();
  const [first, second] = nodes.read(root).numbers;
  expect(second).toBe(root.at);
  await store.tidy([nodeKey(first!)], []);
  expect(() => nodes.read(root)).toThrow('missing trie node');
  for (const wrong of [
    store.get(nodeKey(root.at))!,
    Buffer.from('c0', 'hex'),
    Buffer.from('00', 'hex'),
    random.bytes(50),
  ]) {
    await store.write([{ key: nodeKey(first!), value: wrong }]);
    expect(() => nodes.read(root)).toThrow(/does not have its hash|missing trie node/);
  }
});

test('a scratch store reads the nodes that it has added below the cached depth', async () => {
  const { store } = createFragileStore();
  const nodes = new NodeStore(store);
  const random = new Random(9);
  const keys = Array.from({ length: 20_000 }, () => random.bytes(32));
  const trie = new Trie(nodes);
  for (const path of keys) trie.put(path, Uint8Array.of(1));
  const root = trie.commit();
  await store.write(nodes.unwritten().entries);
  const scratch = new Trie(nodes.createScratch(), root);
  for (let version = 2; version < 6; version++) {
    for (const path of keys.slice(0, 50)) scratch.put(path, random.bytes(33));
    scratch.commit();
  }
  expect(scratch.get(keys[0]!)!.value).toHaveLength(33);
});
