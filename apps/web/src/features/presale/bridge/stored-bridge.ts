import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** A payment from Ethereum and the request ID that it is registered under. */
export interface BridgePayment {
  readonly address: Hex;
  readonly clientRequestId: string;
  readonly chainId: number;
  readonly phase: number;
  /** Decimal string. */
  readonly usdtUnits: string;
}

/**
 * A payment from Ethereum that may have been made and is
 * not registered yet. Stored before the wallet is asked.
 */
export interface StoredBridge extends BridgePayment {
  /** Hash returned by the wallet; an entered hash is not stored because it may be wrong. */
  readonly txHash: Hex | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

const keyOf = (address: string) => `nova.presale.bridge.${address}`;

function parse(text: string | null, address: string): StoredBridge | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredBridge> | null;
    const isOurs =
      value?.address === address &&
      typeof value.clientRequestId === 'string' &&
      /^\d+$/.test(value.usdtUnits ?? '') &&
      Number.isSafeInteger(value.chainId);
    return isOurs ? (value as StoredBridge) : null;
  } catch {
    return null;
  }
}

let last: { text: string | null; address: string; bridge: StoredBridge | null } | null = null;

/**
 * Reads the unregistered payment of a wallet in this browser; returns null for none or invalid data. Returns
 * the same object until it is written.
 */
export function readBridge(address: string): StoredBridge | null {
  const text = readStored(keyOf(address));
  if (last?.text !== text || last.address !== address) last = { text, address, bridge: parse(text, address) };
  return last.bridge;
}

const listeners = new Set<() => void>();

export function storeBridge(bridge: StoredBridge): void {
  writeStored(keyOf(bridge.address), JSON.stringify(bridge));
  for (const listener of listeners) listener();
}

export function removeBridge(address: string): void {
  removeStored(keyOf(address));
  for (const listener of listeners) listener();
}

/** Calls the listener when a payment is saved or removed, in this tab or another one. */
export function watchBridge(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
