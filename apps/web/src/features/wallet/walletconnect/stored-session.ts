import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

const KEY = 'nova.walletConnect';
type Entries = Readonly<Record<string, unknown>>;

export const isSessionKey = (key: string | null): boolean => key === KEY;

function readEntries(): Entries {
  try {
    return (JSON.parse(readStored(KEY) ?? '{}') as Entries | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns whether this browser may have a session with a wallet on another device. */
export const hasStoredSession = (): boolean => readStored(KEY) !== null;

/** True while there is a session or a pairing; the package writes its lists also after their end. */
let isStoring = hasStoredSession();

function writeEntries(entries: Entries): void {
  if (isStoring) writeStored(KEY, JSON.stringify(entries));
}

/** Lets the package store what a session needs after a reload. */
export function startStoring(): void {
  isStoring = true;
}

export function removeStoredSession(): void {
  isStoring = false;
  removeStored(KEY);
}

/**
 * Storage of the WalletConnect package: one entry instead of a database, so that the end of a session removes all
 * of it. Each write merges into the newest entry, because tabs share it.
 */
export const sessionStorageOfPackage = {
  getKeys: async () => Object.keys(readEntries()),
  getEntries: async <T>() => Object.entries(readEntries()) as [string, T][],
  getItem: async <T>(key: string) => readEntries()[key] as T | undefined,
  setItem: async (key: string, value: unknown) => writeEntries({ ...readEntries(), [key]: value }),
  removeItem: async (key: string) => {
    const { [key]: _removed, ...others } = readEntries();
    writeEntries(others);
  },
};
