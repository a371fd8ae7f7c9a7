import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

/** What is paid over the bridge, and under which name it is registered. */
export interface BridgePayment {
  readonly address: Hex;
  readonly clientRequestId: string;
  readonly chainId: number;
  readonly phase: number;
  /** Decimal string. */
  readonly usdtUnits: string;
}

/** A payment over the bridge that may have been made and is not registered yet. Kept before the wallet is asked. */
export interface StoredBridge extends BridgePayment {
  /** The payment, once the wallet has told it; what a person types is not kept, it may be wrong. */
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
 * The unregistered payment of a wallet in this browser; null for none, and for what we did not write. The same object
 * as long as nothing was written.
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

/** Calls back when a payment is kept or forgotten, in this tab or in another one. */
export function watchBridge(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
