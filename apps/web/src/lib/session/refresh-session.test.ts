import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureFreshSession } from './refresh-session.ts';
import { readSession, saveSession, type Session } from './session-store.ts';
import { markUsed } from './used-token.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';

function sessionUntil(expiresAt: string, generation = 1): Session {
  const tokens = { access_token: `a${generation}`, refresh_token: `r${generation}`, expires_at: expiresAt };
  return { userId: 'u1', address: ADDRESS, tokens };
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

const RENEWED = {
  access_token: 'a2',
  refresh_token: 'r2',
  expires_at: '2026-11-20T14:15:00.000Z',
  expires_in: 900,
};
const wire = vi.fn<typeof fetch>();

/** Replaces the browser's lock manager with one that allows one holder per name at a time. */
function fakeLocks() {
  const lasts = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    request: (name: string, task: () => Promise<unknown>) => {
      const hold = () => {
        held.add(name);
        return task().finally(() => held.delete(name));
      };
      const run = (lasts.get(name) ?? Promise.resolve()).then(hold, hold);
      lasts.set(
        name,
        run.catch(() => undefined),
      );
      return run;
    },
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('fetch', wire);
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  wire.mockReset();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('uses a token that is valid for more than a minute', async () => {
  saveSession(sessionUntil('2026-11-20T14:01:01.000Z'));
  expect((await ensureFreshSession())?.tokens.access_token).toBe('a1');
  expect(wire).not.toHaveBeenCalled();
});

it('renews a token in its last minute and stores the new pair', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:59.000Z'));
  wire.mockResolvedValueOnce(answer(200, RENEWED));
  expect((await ensureFreshSession())?.tokens.access_token).toBe('a2');
  expect(JSON.parse(wire.mock.calls[0]![1]!.body as string)).toEqual({ refresh_token: 'r1' });
  expect(readSession()?.tokens.refresh_token).toBe('r2');
});

it('sends one refresh for several simultaneous calls', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:00.000Z'));
  wire.mockImplementation(async () => answer(200, RENEWED));
  const sessions = await Promise.all([ensureFreshSession(), ensureFreshSession(), ensureFreshSession()]);
  expect(sessions.map((session) => session?.tokens.access_token)).toEqual(['a2', 'a2', 'a2']);
  expect(wire).toHaveBeenCalledTimes(1);
});

it('waits for the tokens of another tab when its own copy of the storage is outdated', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:00.000Z'));
  // The other tab has its response and has released the renewal lock.
  const endMark = await markUsed('r1');
  endMark(true);
  setTimeout(() => saveSession(sessionUntil('2026-11-20T14:15:00.000Z', 2)), 120);
  expect((await ensureFreshSession())?.tokens.access_token).toBe('a2');
  expect(wire).not.toHaveBeenCalled();
});

it('does not wait for a tab that could not use the token', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:00.000Z'));
  wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ensureFreshSession()).rejects.toMatchObject({ code: 'unreachable' });
  wire.mockResolvedValueOnce(answer(200, RENEWED));
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  expect((await ensureFreshSession())?.tokens.access_token).toBe('a2');
});

it('renews a token that looks valid but was rejected by the server', async () => {
  saveSession(sessionUntil('2026-11-20T14:10:00.000Z'));
  wire.mockResolvedValueOnce(answer(200, RENEWED));
  expect((await ensureFreshSession('a1'))?.tokens.access_token).toBe('a2');
});

it('ends the session when the server rejects the refresh token', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:00.000Z'));
  wire.mockResolvedValueOnce(answer(401, { error: { code: 'refresh_reused', message: 'Sign in again.' } }));
  expect(await ensureFreshSession()).toBeNull();
  expect(readSession()).toBeNull();
});

it('keeps the session while the server is unreachable', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:00.000Z'));
  wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ensureFreshSession()).rejects.toMatchObject({ code: 'unreachable' });
  expect(readSession()?.tokens.refresh_token).toBe('r1');
});

it('measures the life of a token by its own clock, however wrong that is', async () => {
  saveSession(sessionUntil('2026-11-20T14:00:00.000Z'));
  // The server's clock is an hour behind, so its time alone would make the new token look expired.
  wire.mockResolvedValueOnce(answer(200, { ...RENEWED, expires_at: '2026-11-20T13:15:00.000Z' }));
  expect((await ensureFreshSession())?.tokens.expires_at).toBe('2026-11-20T14:15:00.000Z');
  expect((await ensureFreshSession())?.tokens.access_token).toBe('a2');
  expect(wire).toHaveBeenCalledTimes(1);
});
