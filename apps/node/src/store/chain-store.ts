import { mkdirSync } from 'node:fs';
import { ClassicLevel } from 'classic-level';

/** One entry of an atomic write. */
export interface StoreEntry {
  key: Buffer;
  value: Uint8Array;
}

/** The chain store cannot be used as it is; the message is one sentence for the operator. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The durable key-value store under the chain. Reads are synchronous: 4 µs against 47 µs for a promise. */
export interface ChainStore {
  readonly folder: string;
  get(key: Buffer): Buffer | undefined;
  /** Keys from `from` up to and including `to`, in order, read in the background. */
  keys(from: Buffer, to: Buffer): AsyncIterable<Buffer>;
  /** All entries or none, on disk (fsync) when the promise resolves. */
  write(entries: StoreEntry[]): Promise<void>;
  close(): Promise<void>;
}

function isLocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'LEVEL_LOCKED') return true;
  }
  return false;
}

function openingError(folder: string, error: unknown): StoreError {
  if (isLocked(error)) {
    return new StoreError(
      `The chain store in ${folder} is in use by another process; stop that one first or choose another NOVA_DATA_DIR.`,
      { cause: error },
    );
  }
  const reason = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : '';
  return new StoreError(`The chain store in ${folder} cannot be opened: ${reason}`, { cause: error });
}

/** Opens or creates the store. Throws StoreError when the folder is in use or unusable. */
export async function openChainStore(folder: string): Promise<ChainStore> {
  const level = new ClassicLevel<Buffer, Uint8Array>(folder, {
    keyEncoding: 'buffer',
    valueEncoding: 'buffer',
    cacheSize: 32 * 1024 * 1024,
    writeBufferSize: 16 * 1024 * 1024,
    // open files are mapped into memory: few and small ones keep the process from growing with the chain
    maxFileSize: 2 * 1024 * 1024,
    maxOpenFiles: 64,
  });
  try {
    mkdirSync(folder, { recursive: true });
    await level.open();
  } catch (error) {
    throw openingError(folder, error);
  }
  return {
    folder,
    get: (key) => level.getSync(key) as Buffer | undefined,
    keys: (from, to) => level.keys({ gte: from, lte: to }),
    write: (entries) => {
      // a chained batch costs a quarter of what an array of operations does
      const batch = level.batch();
      for (const { key, value } of entries) batch.put(key, value);
      return batch.write({ sync: true });
    },
    close: () => level.close(),
  };
}
