import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announceAccountChange } from '../store/account-changes.ts';
import { followWithQueries } from './follow-with-queries.ts';
import { queryKeys } from './query-keys.ts';
import { realtimeResets } from '../realtime/realtime-events.ts';

const ADDRESS = `0x${'3'.repeat(40)}`;
const FIRST_PAGE = { cursor: null, limit: 25 };
const PAGE = { cursor: 'abc', limit: 25 };
const KEYS = [
  queryKeys.list('/blocks', {}, PAGE),
  queryKeys.list('/transactions', { status: 'failed' }, PAGE),
  queryKeys.list(`/addresses/${ADDRESS}/transactions`, {}, FIRST_PAGE),
  queryKeys.dailyActions(ADDRESS, 7),
];

let client: QueryClient;
let stop: () => void;
const stale = () => KEYS.map((key) => client.getQueryState(key)!.isInvalidated);

beforeEach(() => {
  client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, { items: [] });
  stop = followWithQueries(client);
});
afterEach(() => stop());

it('invalidates everything, including pages of lists, when more was missed than the stream replays', () => {
  realtimeResets.set(realtimeResets.get() + 1);
  expect(stale()).toEqual([true, true, true, true]);
});

it('invalidates the shown data of an account when it acts, but not pages of all blocks', () => {
  announceAccountChange(ADDRESS);
  expect(stale()).toEqual([false, false, true, true]);
});
