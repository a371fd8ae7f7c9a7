import type { Block } from '@nova/shared/explorer/schemas';
import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLatestBlocks, useLiveCache } from './latest-blocks.ts';
import { queryKeys } from './query-keys.ts';
import { deliverRealtimeEvent, realtimeStatus } from './realtime/realtime-events.ts';
import { saveSession } from './session/session-store.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const OTHER = `0x${'11'.repeat(20)}`;

const block = (number: number, account: string) => ({ number, action: { account } }) as unknown as Block;
let served: Block[] = [];
let client: QueryClient;

function Watcher() {
  useLiveCache();
  useLatestBlocks();
  return null;
}

const isStale = (key: readonly unknown[]) => client.getQueryState(key)!.isInvalidated;
const staleKeys = () =>
  [
    queryKeys.userPoints(ADDRESS),
    queryKeys.addressActions(ADDRESS, null),
    queryKeys.nacBalance(ADDRESS),
    queryKeys.userPoints(OTHER),
  ].map(isStale);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ items: served, next: null, prev: null })));
  realtimeStatus.set('live');
  served = [block(7, OTHER)];
  client = new QueryClient();
  for (const account of [ADDRESS, OTHER]) {
    client.setQueryData(queryKeys.userPoints(account), { energy_points: 0 });
    client.setQueryData(queryKeys.addressActions(account, null), { items: [] });
    client.setQueryData(queryKeys.nacBalance(account), 0n);
  }
  render(
    <QueryClientProvider client={client}>
      <Watcher />
    </QueryClientProvider>,
  );
  return vi.waitUntil(() => client.getQueryData(queryKeys.latestBlocks));
});
afterEach(() => {
  cleanup();
  saveSession(null);
  vi.unstubAllGlobals();
});

it('reads points, actions and coins of an account again when its block is pushed, and of no other', () => {
  deliverRealtimeEvent({ type: 'block', block: block(8, ADDRESS) });
  expect(staleKeys()).toEqual([true, true, true, false]);
});

it('takes an event of the private channel for the signed-in account', () => {
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: ADDRESS, tokens });
  deliverRealtimeEvent({ type: 'action', action: {} } as RealtimeEvent);
  expect(staleKeys()).toEqual([true, true, true, false]);
});

it('notices a block that came by polling, while the line was down', async () => {
  served = [block(8, ADDRESS), ...served];
  await client.invalidateQueries({ queryKey: queryKeys.latestBlocks });
  expect(staleKeys()).toEqual([true, true, true, false]);
});
