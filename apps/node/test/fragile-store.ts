import type { ChainStore, StoreEntry } from '../src/store/chain-store.ts';

/** Creates a store in memory whose disk can be made slow or broken, for the node's own failure paths. */
export function createFragileStore() {
  const entries = new Map<string, Buffer>();
  const name = (key: Uint8Array): string => Buffer.from(key).toString('latin1');
  const state = { failure: null as Error | null, gate: Promise.resolve(), writes: [] as number[] };
  const store: ChainStore = {
    folder: 'memory',
    get: (key) => entries.get(name(key)),
    async *keys(from, to) {
      for (const key of [...entries.keys()].sort())
        if (key >= name(from) && key <= name(to)) yield Buffer.from(key, 'latin1');
    },
    async write(added: StoreEntry[]) {
      await state.gate;
      if (state.failure !== null) throw state.failure;
      state.writes.push(added.length);
      for (const { key, value } of added) entries.set(name(key), Buffer.from(value));
    },
    async tidy(deletes, added) {
      for (const key of deletes) entries.delete(name(key));
      for (const { key, value } of added) entries.set(name(key), Buffer.from(value));
    },
    async *keysBackwards(from, to) {
      for (const key of [...entries.keys()].sort().toReversed())
        if (key >= name(from) && key <= name(to)) yield Buffer.from(key, 'latin1');
    },
    compact: async () => {},
    size: () => 0,
    close: async () => {},
  };
  return { store, state };
}
