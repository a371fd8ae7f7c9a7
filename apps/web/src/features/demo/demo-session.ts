import { DEMO_TYPES, type DemoType } from '@nova/shared/demo/constants';
import { DEMO_SESSION_KEY } from '@nova/shared/demo/session-key';
import { createStore } from '../../lib/create-store.ts';
import { readStored, removeStored, writeStored } from '../../lib/stored-value.ts';

/** The running demo (SPEC §3). */
export interface DemoSession {
  readonly expiresAt: string;
  readonly demoType: DemoType;
}

/** Null while no demo runs, and in the prerender. */
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

/** Whether storage still holds a demo whose time is over: what belongs to it has to go. */
export function hasExpiredDemo(): boolean {
  const text = readStored(DEMO_SESSION_KEY);
  return text !== null && parse(text) === null;
}

export const isDemoKey = (key: string | null): boolean => key === DEMO_SESSION_KEY;

/** Reads the stored demo; one that is over is removed. */
export function refreshDemo(): DemoSession | null {
  const text = readStored(DEMO_SESSION_KEY);
  const demo = parse(text);
  if (text !== null && demo === null) removeStored(DEMO_SESSION_KEY);
  const before = demoStore.get();
  if (before?.expiresAt !== demo?.expiresAt) demoStore.set(demo);
  return demo;
}

export function keepDemo(demo: DemoSession): void {
  writeStored(DEMO_SESSION_KEY, JSON.stringify(demo));
  demoStore.set(demo);
}

export function forgetDemo(): void {
  removeStored(DEMO_SESSION_KEY);
  demoStore.set(null);
}
