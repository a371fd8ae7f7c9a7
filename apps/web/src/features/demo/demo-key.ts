import { readStored, removeStored, writeStored } from '../../lib/stored-value.ts';

const KEY = 'nova.demoWallet';

/** The demo wallet's key, made with the demo and forgotten with it. Worth nothing by construction. */
export function readDemoKey(): `0x${string}` | null {
  const key = readStored(KEY);
  return key !== null && /^0x[0-9a-f]{64}$/.test(key) ? (key as `0x${string}`) : null;
}

export function keepDemoKey(key: `0x${string}`): void {
  writeStored(KEY, key);
}

export function forgetDemoKey(): void {
  removeStored(KEY);
}
