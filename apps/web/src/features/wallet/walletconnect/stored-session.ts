import { createRequestId } from '../../../lib/store/create-request-id.ts';
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

/**
 * Entry with the ID of the pairing that all other entries belong to. A tab that learns late that its session has ended
 * must not remove or change those of a newer pairing in another tab.
 */
const PAIRING = 'nova.pairing';

/** Returns the stored pairing; empty for a session from before pairings had IDs, null if there is none. */
function readPairing(): string | null {
  if (!hasStoredSession()) return null;
  const id = readEntries()[PAIRING];
  return typeof id === 'string' ? id : '';
}

/** Pairing of this tab; null if it has none, because the package writes its lists also after their end. */
let pairing = readPairing();
const isStored = () => pairing !== null && pairing === readPairing();

function writeEntries(entries: Entries): void {
  if (isStored()) writeStored(KEY, JSON.stringify(entries));
}

/** Takes over the stored pairing, which another tab may have made since this one was opened. */
export function joinStoredPairing(): void {
  pairing = readPairing();
}

/** Begins a pairing: lets the package store what a session needs after a reload. */
export function startStoring(): void {
  pairing = createRequestId();
  writeStored(KEY, JSON.stringify({ [PAIRING]: pairing }));
}

/** Ends the pairing of this tab and removes its entries. */
export function removeStoredSession(): void {
  if (isStored()) removeStored(KEY);
  pairing = null;
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
