import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportAction } from '../../../lib/store/action-reports.ts';
import { sendVisitorAway, signInVisitor, VISITOR } from '../../../lib/page/test-visitor.ts';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { Tracking } from './tracking.tsx';

const NOW = Date.parse('2026-11-22T08:00:00.000Z');
const COOLDOWN_SECONDS = 300;
/** Latencies of consecutive batches in milliseconds. */
const LATENCIES = [900, 30, 450, 20];

/**
 * Simulates the server: whole seconds, a cooldown per key, and the next time for an action sent too early.
 */
const server = { credited: [] as number[], refused: 0, requested: 0 };
function decide(key: string) {
  const at = Math.floor(Date.now() / 1000);
  const credited = { action_key: key, status: 'pending', points_awarded: 0, reason: null, next_at: null };
  if (key !== 'time_spent') return credited;
  const nextAt = (server.credited.at(-1) ?? 0) + COOLDOWN_SECONDS;
  if (at < nextAt) {
    server.refused += 1;
    const next = new Date(nextAt * 1000).toISOString();
    return { ...credited, status: 'refused', reason: 'cooldown', next_at: next };
  }
  server.credited.push(at);
  return credited;
}
const wire = vi.fn<typeof fetch>(async (_url, init) => {
  const { actions } = JSON.parse(init!.body as string) as { actions: { action_key: string }[] };
  server.requested += 1;
  await new Promise((resolve) => setTimeout(resolve, LATENCIES[server.requested % LATENCIES.length]));
  return new Response(JSON.stringify({ results: actions.map(({ action_key: key }) => decide(key)) }));
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', wire);
  Object.assign(server, { credited: [], refused: 0, requested: 0 });
  signInVisitor();
});
afterEach(() => {
  sendVisitorAway();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('credits every five minutes of activity, even if a batch is sent early', async () => {
  const view = await renderUi(<Tracking />);
  await act(async () => {
    for (let second = 0; second < 35 * 60; second += 1) {
      if (second % 20 === 0) dispatchEvent(new Event('pointermove'));
      // A click that expects an answer flushes the queue, so every second time span is sent seconds earlier.
      if (second > 1 && second % 600 === 1) reportAction('network_switch');
      await vi.advanceTimersByTimeAsync(1_000);
    }
  });
  expect(server.refused).toBeGreaterThan(0);
  expect(server.credited).toHaveLength(6);
  view.unmount();
});

it('counts actions while the session’s wallet is restored, and none of another account', async () => {
  walletStore.set({ status: 'restoring', address: VISITOR });
  const view = await renderUi(<Tracking />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(server.requested).toBe(1);
  view.unmount();

  server.requested = 0;
  walletStore.set({ status: 'restoring', address: '0x749b4428f608326bed46be948c0724cc4963343f' });
  const other = await renderUi(<Tracking />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(server.requested).toBe(0);
  other.unmount();
});
