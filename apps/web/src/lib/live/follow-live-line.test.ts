import type { Block } from '@nova/shared/explorer/schemas';
import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetData } from '../store/data-resets.ts';
import { followLiveLine } from './follow-live-line.ts';
import { followWithQueries } from '../queries/follow-with-queries.ts';
import { latestBlocks } from './latest-blocks.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { deliverRealtimeEvent, realtimeResets, realtimeStatus } from '../realtime/realtime-events.ts';
import { saveSession } from '../session/session-store.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const OTHER = `0x${'11'.repeat(20)}`;

const block = (number: number, account: string) => ({ number, action: { account } }) as unknown as Block;
let served: Block[] = [];
let answer: () => Promise<void> = async () => undefined;
let client: QueryClient;
let stops: (() => void)[] = [];

const isStale = (key: readonly unknown[]) => client.getQueryState(key)!.isInvalidated;
const staleKeys = () =>
  [
    queryKeys.userPoints(ADDRESS),
    [...queryKeys.address(ADDRESS), 'actions'],
    queryKeys.nacBalance(ADDRESS),
    queryKeys.userPoints(OTHER),
  ].map(isStale);
const shownHeights = () => latestBlocks.get().data?.map((each) => each.number);

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => {
    const items = served;
    await answer();
    return new Response(JSON.stringify({ items, next: null, prev: null }));
  });
  realtimeStatus.set('live');
  served = [block(7, OTHER)];
  client = new QueryClient();
  for (const account of [ADDRESS, OTHER]) {
    client.setQueryData(queryKeys.userPoints(account), { energy_points: 0 });
    client.setQueryData([...queryKeys.address(account), 'actions'], { items: [] });
    client.setQueryData(queryKeys.nacBalance(account), 0n);
  }
  latestBlocks.set([]);
  void latestBlocks.refresh();
  stops = [followLiveLine(), followWithQueries(client), latestBlocks.subscribe(() => undefined)];
  await vi.waitUntil(() => shownHeights()?.[0] === 7);
});
afterEach(() => {
  for (const stop of stops) stop();
  answer = async () => undefined;
  saveSession(null);
  vi.unstubAllGlobals();
});

it('rereads points, actions and coins of an account when its block is pushed, and of no other', () => {
  deliverRealtimeEvent({ type: 'block', block: block(8, ADDRESS) });
  expect(staleKeys()).toEqual([true, true, true, false]);
  expect(shownHeights()).toEqual([8, 7]);
});

it('assigns an event of the private channel to the logged-in account', () => {
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: ADDRESS, tokens });
  deliverRealtimeEvent({ type: 'action', action: {} } as RealtimeEvent);
  expect(staleKeys()).toEqual([true, true, true, false]);
});

it('detects a block that was read while disconnected', async () => {
  served = [block(8, ADDRESS), ...served];
  void latestBlocks.refresh();
  await vi.waitUntil(() => shownHeights()?.[0] === 8);
  expect(staleKeys()).toEqual([true, true, true, false]);
});

it('reads missing blocks when a later one is pushed', async () => {
  served = [block(10, OTHER), block(9, ADDRESS), block(8, OTHER), ...served];
  deliverRealtimeEvent({ type: 'block', block: block(10, OTHER) });
  await vi.waitUntil(() => shownHeights()?.length === 4);
  expect(shownHeights()).toEqual([10, 9, 8, 7]);
});

it('keeps a block that is pushed while the list is being read', async () => {
  let release = () => undefined as void;
  answer = () => new Promise((resolve) => (release = resolve));
  void latestBlocks.refresh();
  deliverRealtimeEvent({ type: 'block', block: block(8, OTHER) });
  release();
  await vi.waitUntil(() => !latestBlocks.get().isPending);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownHeights()).toEqual([8, 7]);
});

it('rereads everything when more was missed than the stream replays', async () => {
  served = [block(30, OTHER)];
  realtimeResets.set(realtimeResets.get() + 1);
  await vi.waitUntil(() => shownHeights()?.[0] === 30);
  expect(staleKeys()).toEqual([true, true, true, true]);
});

it('discards all data for a part that is retried', () => {
  resetData();
  expect(latestBlocks.get().isPending).toBe(true);
  expect(client.getQueryData(queryKeys.userPoints(ADDRESS))).toBeUndefined();
});
