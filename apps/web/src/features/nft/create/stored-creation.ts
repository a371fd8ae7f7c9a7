import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** A file on its way: what it was called, so that it can be asked for again, and the upload that carries it. */
export interface KeptFile {
  readonly name: string;
  readonly size: number;
  readonly uploadId: string | null;
  /** It is stored; the file itself is not needed any more. */
  readonly isDone: boolean;
}

/** An NFT that was begun and has not been seen to be minted. */
export interface StoredCreation {
  readonly address: Hex;
  readonly name: string;
  readonly description: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly isPremium: boolean;
  /** Energy Points that the page promised for it. */
  readonly gain: number;
  readonly royaltyBps: number;
  /** Number of a collection, "0" for none; null until the new one is there. */
  readonly collectionId: string | null;
  /** Name of a collection that is created first. */
  readonly newCollection: string | null;
  /** The transaction that creates it. */
  readonly collectionHash: Hex | null;
  readonly image: KeptFile;
  readonly model: KeptFile | null;
  /** Where its metadata is, once they are stored. */
  readonly tokenUri: string | null;
  /** Whether the wallet was ever asked to mint: its answer may have been lost. */
  readonly wasAsked: boolean;
  /** The transaction that mints, once the wallet has told it. */
  readonly mintHash: Hex | null;
  /** A token with this metadata from this block on is this one. */
  readonly sinceBlock: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

const keyOf = (address: string) => `nova.nft.creation.${address}`;

/** A creation as an earlier version of the page may have stored it. */
type KeptCreation = Omit<StoredCreation, 'gain'> & { readonly gain?: number };

function isCreation(value: unknown, address: string): value is KeptCreation {
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

/** The open creation of a wallet in this browser; null for none. The same object as long as nothing was written. */
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

/** Calls back when a creation is kept or forgotten, in this tab or in another one. */
export function watchCreations(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
