import { createStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

/** An item of the chain that was searched for, with the data of its link. */
export interface RecentFind {
  readonly kind: 'block' | 'transaction' | 'address' | 'token' | 'nft' | 'action';
  /** Without a language prefix. */
  readonly path: string;
  /** A height, a hash, an address, or a name. */
  readonly label: string;
}

const KEY = 'nova.search.recent';
const MOST = 6;
const KINDS: ReadonlySet<string> = new Set(['block', 'transaction', 'address', 'token', 'nft', 'action']);

/** The stored value may be of an older version or edited by hand. */
function isFind(value: unknown): value is RecentFind {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, path, label } = value as Record<string, unknown>;
  return (
    typeof kind === 'string' &&
    KINDS.has(kind) &&
    typeof label === 'string' &&
    typeof path === 'string' &&
    path.startsWith('/explorer/')
  );
}

function read(): readonly RecentFind[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFind).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Null until first used, so a page without search reads nothing from storage. */
const store = createStore<readonly RecentFind[] | null>(null);

/** Recent search results, newest first. */
export const recentFinds = {
  get: (): readonly RecentFind[] => {
    if (store.get() === null) store.set(read());
    return store.get()!;
  },
  subscribe: store.subscribe,
  add: (find: RecentFind): void => {
    const others = recentFinds.get().filter(({ path }) => path !== find.path);
    const finds = [find, ...others].slice(0, MOST);
    store.set(finds);
    writeStored(KEY, JSON.stringify(finds));
  },
  clear: (): void => {
    store.set([]);
    removeStored(KEY);
  },
} as const;
