import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { correctClock, serverNow } from '../page/server-now.ts';
import { followServerClock } from './follow-server-clock.ts';

const LOCAL = Date.parse('2026-11-20T14:00:00.000Z');
const HOUR_MS = 3_600_000;
const wire = vi.fn<typeof fetch>();
let stop = () => {};

/** Lets the server date its next response. */
function answerAt(time: number, takenMs = 0): void {
  wire.mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + takenMs);
    return new Response(null, { headers: { date: new Date(time).toUTCString() } });
  });
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.useFakeTimers({ now: LOCAL, toFake: ['Date'] });
  vi.stubGlobal('fetch', wire);
});
afterEach(() => {
  stop();
  correctClock(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([-9, 7])('corrects a clock that is %i hours off', async (hours) => {
  answerAt(LOCAL - hours * HOUR_MS);
  stop = followServerClock();
  await settle();
  expect(serverNow()).toBe(LOCAL - hours * HOUR_MS);
  vi.setSystemTime(LOCAL + 5_000);
  expect(serverNow()).toBe(LOCAL - hours * HOUR_MS + 5_000);
});

it('leaves a clock alone that is right, also after a slow response', async () => {
  answerAt(LOCAL + 1_000, 45_000);
  stop = followServerClock();
  await settle();
  expect(serverNow()).toBe(LOCAL + 45_000);
});

it('measures again when somebody returns to the page, for a computer that has set its clock meanwhile', async () => {
  answerAt(LOCAL - HOUR_MS);
  stop = followServerClock();
  await settle();
  vi.setSystemTime(LOCAL - HOUR_MS);
  answerAt(LOCAL - HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(serverNow()).toBe(LOCAL - HOUR_MS);
});

it('uses the last difference while the server does not answer', async () => {
  answerAt(LOCAL - HOUR_MS);
  stop = followServerClock();
  await settle();
  wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(serverNow()).toBe(LOCAL - HOUR_MS);
});
