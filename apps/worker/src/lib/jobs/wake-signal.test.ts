import { expect, test } from 'vitest';
import { WakeSignal } from './wake-signal.ts';

const never = new AbortController().signal;
const LONG_MS = 60_000;

test('remembers a wake that nothing waited for', async () => {
  const signal = new WakeSignal();
  signal.wake();
  await expect(signal.wait(LONG_MS, never)).resolves.toBeUndefined();
});

test('counts many wakes as one', async () => {
  const signal = new WakeSignal();
  signal.wake();
  signal.wake();
  await signal.wait(LONG_MS, never);
  let isOver = false;
  const second = signal.wait(LONG_MS, never).then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  signal.wake();
  await expect(second).resolves.toBe(true);
});

test('aborting ends the wait', async () => {
  const stop = new AbortController();
  const waiting = new WakeSignal().wait(LONG_MS, stop.signal);
  stop.abort();
  await expect(waiting).resolves.toBeUndefined();
});
