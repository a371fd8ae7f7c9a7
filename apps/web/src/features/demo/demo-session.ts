import { DEMO_TYPES, type DemoType } from '@nova/shared/demo/constants';
import { DEMO_SESSION_KEY } from '@nova/shared/demo/session-key';
import type { Hex } from 'viem';
import { createStore } from '../../lib/store/create-store.ts';
import { isDemoSession, readSession } from '../../lib/session/session-store.ts';
import { readStored, removeStored, writeStored } from '../../lib/store/stored-value.ts';

const WALLET_KEY = 'nova.demoWallet';

/** The running demo (requirement 121). */
export interface DemoSession {
  /** Refers to this computer's clock. */
  readonly expiresAt: string;
  readonly demoType: DemoType;
}

/** Null while no demo is running, and during prerendering. */
export const demoStore = createStore<DemoSession | null>(null);

function parse(text: string | null): DemoSession | null {
  try {
    const value = JSON.parse(text ?? 'null') as DemoSession | null;
    const isDemo = value !== null && DEMO_TYPES.includes(value.demoType);
    return isDemo && Date.parse(value.expiresAt) > Date.now() ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns true if a demo must be cleaned up: its time is over, or its session was logged out, ended by the
 * server or replaced by another login.
 */
export function isDemoOver(): boolean {
  const text = readStored(DEMO_SESSION_KEY);
  const isSignedIn = isDemoSession(readSession());
  return text === null ? readDemoKey() !== null && !isSignedIn : parse(text) === null || !isSignedIn;
}

export const isDemoKey = (key: string | null): boolean => key === DEMO_SESSION_KEY;

/** Reads the stored demo; returns null if there is none or its time is over. */
export function refreshDemo(): DemoSession | null {
  const demo = parse(readStored(DEMO_SESSION_KEY));
  if (demoStore.get()?.expiresAt !== demo?.expiresAt) demoStore.set(demo);
  return demo;
}

export function storeDemo(demo: DemoSession): void {
  writeStored(DEMO_SESSION_KEY, JSON.stringify(demo));
  demoStore.set(demo);
}

export function removeDemo(): void {
  removeStored(DEMO_SESSION_KEY);
  demoStore.set(null);
}

/**
 * Reads the demo wallet's private key, which is created and
 * deleted with the demo. Its assets never have any value.
 */
export function readDemoKey(): Hex | null {
  const key = readStored(WALLET_KEY);
  return key !== null && /^0x[0-9a-f]{64}$/.test(key) ? (key as Hex) : null;
}

export function storeDemoKey(key: Hex): void {
  writeStored(WALLET_KEY, key);
}

export function removeDemoKey(): void {
  removeStored(WALLET_KEY);
}
