import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '../api/http.ts';
import { serverNow } from './server-now.ts';

const LOCAL = Date.parse('2026-11-20T14:00:00.000Z');
const HOUR_MS = 3_600_000;

/** Receives a response that the server dated, `takenMs` after the request. */
async function receive(date: string, takenMs = 0): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(Date.now() + takenMs);
    return new Response('{}', { headers: { date } });
  });
  await requestJson('/api/v1/presale');
}

beforeEach(() => vi.useFakeTimers({ now: LOCAL, toFake: ['Date'] }));
afterEach(async () => {
  await receive(new Date(Date.now()).toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([-9, 7])('is the server’s time on a computer whose clock is %i hours off', async (hours) => {
  const server = LOCAL - hours * HOUR_MS;
  await receive(new Date(server).toUTCString());
  expect(serverNow()).toBe(server);
  vi.setSystemTime(LOCAL + 5_000);
  expect(serverNow()).toBe(server + 5_000);
});

it('is the clock of the computer while that is right, also after a slow response', async () => {
  await receive(new Date(LOCAL).toUTCString());
  expect(serverNow()).toBe(LOCAL);
  await receive(new Date(LOCAL + 1_000).toUTCString(), 45_000);
  expect(serverNow()).toBe(LOCAL + 45_000);
});

it('follows a clock that is set right', async () => {
  await receive(new Date(LOCAL - HOUR_MS).toUTCString());
  vi.setSystemTime(LOCAL - HOUR_MS);
  await receive(new Date(LOCAL - HOUR_MS).toUTCString());
  expect(serverNow()).toBe(LOCAL - HOUR_MS);
});
