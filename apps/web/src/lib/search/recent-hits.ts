import { createStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

/** An item of the chain that was searched for, with the data of its link. */
export interface RecentHit {
  readonly kind: 'block' | 'transaction' | 'address' | 'token' | 'nft' | 'action' | 'user_operation';
  /** Without a language prefix. */
  readonly path: string;
  /** A height, a hash, an address, or a name. */
  readonly label: string;
}

const KEY = 'nova.search.recent';
const MOST = 6;
const KINDS: ReadonlySet<string> = new Set([
  'block',
  'transaction',
  'address',
  'token',
  'nft',
  'action',
  'user_operation',
]);

/** The stored value may be of an older version or edited by hand. */
function isHit(value: unknown): value is RecentHit {
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

function read(): readonly RecentHit[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isHit).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Null until first used, so a page without search reads nothing from storage. */
const store = createStore<readonly RecentHit[] | null>(null);

/** Recent search results, newest first. */
export const recentHits = {
  get: (): readonly RecentHit[] => {
    if (store.get() === null) store.set(read());
    return store.get()!;
  },
  subscribe: store.subscribe,
  add: (find: RecentHit): void => {
    const others = recentHits.get().filter(({ path }) => path !== find.path);
    const hits = [find, ...others].slice(0, MOST);
    store.set(hits);
    writeStored(KEY, JSON.stringify(hits));
  },
  clear: (): void => {
    store.set([]);
    removeStored(KEY);
  },
} as const;
