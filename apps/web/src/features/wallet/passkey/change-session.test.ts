import type { Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { endingCall, findSession } from './change-session.ts';
import { writeStoredSession } from './stored-session.ts';

const account: Hex = `0x${'aa'.repeat(20)}`;
const market: Hex = `0x${'b1'.repeat(20)}`;
const list: Hex = '0x12345678';
const session = {
  account,
  key: `0x${'11'.repeat(32)}`,
  validUntil: Math.floor(Date.now() / 1_000) + 60,
  calls: [{ target: market, selector: list }],
} as const;
const call = { to: market, data: `${list}00` } as const;

afterEach(() => {
  vi.useRealTimers();
  writeStoredSession(null);
});

test('a session makes exactly the calls that it was granted for', () => {
  writeStoredSession(session);
  expect(findSession(account, [call, call])).toEqual(session);
  expect(findSession(account, [{ ...call, to: market.toUpperCase().replace('0X', '0x') as Hex }])).toEqual(
    session,
  );
  expect(findSession(account, [call, { ...call, data: '0x87654321' }])).toBeNull();
  expect(findSession(account, [{ ...call, to: account }])).toBeNull();
  expect(findSession(account, [{ ...call, value: '0x1' }])).toBeNull();
  expect(findSession(market, [call])).toBeNull();
});

test('a session that is over signs nothing and is forgotten', () => {
  writeStoredSession(session);
  vi.useFakeTimers({ now: Date.now() + 61_000 });
  expect(findSession(account, [call])).toBeNull();
  expect(endingCall(account)).toBeNull();
  expect(localStorage.getItem('nova.passkeySession')).toBeNull();
});

test('the passkey ends the session of its own account on the chain', () => {
  writeStoredSession(session);
  expect(endingCall(account)?.to).toBe(account);
  expect(endingCall(market)).toBeNull();
});
