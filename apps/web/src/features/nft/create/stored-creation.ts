import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** An unfinished file: its name, to ask for it again, and its upload. */
export interface StoredFile {
  readonly name: string;
  readonly size: number;
  readonly uploadId: string | null;
  /** True once it is stored and the file itself is no longer needed. */
  readonly isDone: boolean;
}

/** An NFT whose creation has started and whose minting is not confirmed yet. */
export interface StoredCreation {
  readonly address: Hex;
  readonly name: string;
  readonly description: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly isPremium: boolean;
  /** Energy Points that the page displayed as earnings. */
  readonly gain: number;
  readonly royaltyBps: number;
  /** Number of a collection, "0" for none; null until a new one exists. */
  readonly collectionId: string | null;
  /** Name of a collection that is created first. */
  readonly newCollection: string | null;
  /** Transaction that creates the collection. */
  readonly collectionHash: Hex | null;
  readonly image: StoredFile;
  readonly model: StoredFile | null;
  /** URI of the metadata, once it is stored. */
  readonly tokenUri: string | null;
  /** Whether the wallet was ever asked to mint, because its response may have been lost. */
  readonly wasAsked: boolean;
  /** Minting transaction, once the wallet has returned it. */
  readonly mintHash: Hex | null;
  /** A token with this metadata in this or a later block belongs to this creation. */
  readonly sinceBlock: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

const keyOf = (address: string) => `nova.nft.creation.${address}`;

/** A creation in the format of an earlier version of the page. */
type CreationRecord = Omit<StoredCreation, 'gain'> & { readonly gain?: number };

function isCreation(value: unknown, address: string): value is CreationRecord {
  const creation = value as Partial<StoredCreation> | null;
  return (
    creation?.address === address &&
    typeof creation.name === 'string' &&
    typeof creation.image === 'object' &&
    Array.isArray(creation.properties) &&
    Number.isSafeInteger(creation.sinceBlock) &&
    Number.isSafeInteger(creation.royaltyBps)
  );
}

function parse(text: string | null, address: string): StoredCreation | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isCreation(value, address) ? { ...value, gain: value.gain ?? 0 } : null;
  } catch {
    return null;
  }
}

let last: { text: string | null; address: string; creation: StoredCreation | null } | null = null;

/**
 * Returns a wallet's unfinished creation in this browser;
 * null for none. Returns the same object until it is written.
 */
export function readCreation(address: string): StoredCreation | null {
  const text = readStored(keyOf(address));
  if (last?.text !== text || last.address !== address)
    last = { text, address, creation: parse(text, address) };
  return last.creation;
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

export function storeCreation(creation: StoredCreation): void {
  writeStored(keyOf(creation.address), JSON.stringify(creation));
  announce();
}

export function removeCreation(address: string): void {
  removeStored(keyOf(address));
  announce();
}

/** Calls the listener when a creation is saved or removed, in this tab or another one. */
export function watchCreations(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
