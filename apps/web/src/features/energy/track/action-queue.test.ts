import type { RewardResults } from '@nova/shared/energy/schemas';
import { beforeEach, expect, it } from 'vitest';
import { createActionQueue, type ActionQueue, type QueuedAction } from './action-queue.ts';

let now = 0;
let sent: (readonly QueuedAction[])[] = [];
let answer: RewardResults | null = null;
let reportedResults: RewardResults['results'] = [];
let wakeAt = Infinity;
let madeIds = 0;
let queue: ActionQueue;

const result = (
  key: string,
  status: 'pending' | 'refused',
  nextAt: number | null = null,
  reason: RewardResults['results'][number]['reason'] = null,
) =>
  ({
    reason,
    action_key: key,
    status,
    success: status === 'pending',
    points_awarded: status === 'pending' ? 5 : 0,
    next_at: nextAt === null ? null : new Date(nextAt).toISOString(),
  }) as RewardResults['results'][number];
const keys = () => sent.map((batch) => batch.map((action) => action.action_key));

beforeEach(() => {
  now = 1_000_000;
  sent = [];
  answer = { results: [] };
  reportedResults = [];
  wakeAt = Infinity;
  queue = createActionQueue({
    send: async (actions) => {
      sent.push(actions);
      return answer;
    },
    createId: () => `id-${(madeIds += 1)}`,
    now: () => now,
    onResults: (results) => (reportedResults = results),
    onWaiting: (until) => (wakeAt = Math.min(wakeAt, until)),
  });
});

it('sends detected actions together, each with its own request ID', async () => {
  queue.note('page_visit');
  queue.note('daily_visit');
  await queue.flush();
  expect(keys()).toEqual([['page_visit', 'daily_visit']]);
  expect(new Set(sent[0]!.map((action) => action.request_id)).size).toBe(2);
  expect(queue.size).toBe(0);
});

it('sends nothing without actions', async () => {
  await queue.flush();
  expect(sent).toEqual([]);
});

it('does not send a key again before its cooldown is over', async () => {
  queue.note('page_visit');
  await queue.flush();
  now += 29_000;
  queue.note('page_visit');
  await queue.flush();
  now += 1_000;
  queue.note('page_visit');
  await queue.flush();
  expect(keys()).toEqual([['page_visit'], ['page_visit']]);
});

it('retries after a refusal only at the time that the server returned', async () => {
  answer = { results: [result('daily_visit', 'refused', now + 10_000)] };
  queue.note('daily_visit');
  await queue.flush();
  now += 9_999;
  queue.note('daily_visit');
  await queue.flush();
  expect(sent).toHaveLength(1);
  now += 1;
  queue.note('daily_visit');
  await queue.flush();
  expect(sent).toHaveLength(2);
});

it('sends an action that expects an answer, although it will be refused', async () => {
  answer = { results: [result('social_share', 'refused', now + 10_000)] };
  queue.note('social_share');
  await queue.flush();
  queue.note('social_share');
  await queue.flush();
  expect(sent).toHaveLength(1);
  queue.note('social_share', true);
  await queue.flush();
  expect(sent).toHaveLength(2);
});

it('queues one action of a key at a time, and twenty in all', async () => {
  for (let click = 0; click < 5; click += 1) queue.note('whitepaper_read');
  expect(queue.size).toBe(1);
});

it('reports the results, and none if the server is unreachable', async () => {
  answer = { results: [result('page_visit', 'pending')] };
  queue.note('page_visit');
  await queue.flush();
  expect(reportedResults).toHaveLength(1);
  reportedResults = [];
  answer = null;
  queue.note('daily_visit');
  await queue.flush();
  expect(reportedResults).toEqual([]);
});

it('discards the state of another account', async () => {
  queue.note('page_visit');
  queue.clear();
  expect(queue.size).toBe(0);
  queue.note('page_visit');
  await queue.flush();
  expect(keys()).toEqual([['page_visit']]);
});

const MINUTE = 60_000;
const ids = () => sent.map(([action]) => action?.request_id);

it('sends five minutes that were refused as too early at the time that the server returned', async () => {
  answer = { results: [result('time_spent', 'refused', now + 7_000, 'cooldown')] };
  queue.note('time_spent');
  await queue.flush();
  expect(wakeAt).toBe(now + 7_000);
  now += 6_999;
  await queue.flush();
  expect(sent).toHaveLength(1);
  now += 1;
  answer = { results: [result('time_spent', 'pending')] };
  await queue.flush();
  expect(sent).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

it('keeps five minutes that were complete just before the previous cooldown is over', async () => {
  queue.note('time_spent');
  await queue.flush();
  now += 5 * MINUTE - 100;
  queue.note('time_spent');
  await queue.flush();
  expect(sent).toHaveLength(1);
  expect(wakeAt).toBe(now + 100);
  now += 100;
  await queue.flush();
  expect(sent).toHaveLength(2);
});

it('sends five minutes with an unknown outcome again under their old ID', async () => {
  answer = null;
  queue.note('time_spent');
  queue.note('button_click');
  await queue.flush();
  expect(wakeAt).toBe(now + MINUTE);
  now += MINUTE;
  answer = { results: [] };
  await queue.flush();
  expect(keys()).toEqual([['time_spent', 'button_click'], ['time_spent']]);
  expect(new Set(ids()).size).toBe(1);
});

it('does not retry endlessly if the local clock is wrong', async () => {
  for (const wrongBy of [-3_600_000, 3_600_000]) {
    queue.clear();
    wakeAt = Infinity;
    answer = { results: [result('time_spent', 'refused', now + wrongBy, 'cooldown')] };
    queue.note('time_spent');
    await queue.flush();
    expect(wakeAt - now).toBe(wrongBy < 0 ? 5_000 : 5 * MINUTE);
  }
});

it('does not carry time over into a day with a new cap', async () => {
  answer = { results: [result('time_spent', 'refused', now + 8 * 3_600_000, 'daily_cap')] };
  queue.note('time_spent');
  await queue.flush();
  for (let span = 0; span < 5; span += 1) {
    now += 5 * MINUTE;
    queue.note('time_spent');
    await queue.flush();
  }
  now += 8 * 3_600_000;
  await queue.flush();
  expect(sent).toHaveLength(1);
  expect(wakeAt).toBe(Infinity);
});

it('discards the time spent by another account', async () => {
  answer = { results: [result('time_spent', 'refused', now + 10_000, 'cooldown')] };
  queue.note('time_spent');
  await queue.flush();
  queue.clear();
  now += 10_000;
  await queue.flush();
  expect(sent).toHaveLength(1);
});
