import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries/query-client.ts';
import { useToken } from './use-tokens.ts';

const ADDRESS = `0x${'a'.repeat(40)}`;
const TOKEN = { address: ADDRESS, name: 'Road Coin', symbol: 'ROAD' };
const missing = () =>
  Response.json({ error: { code: 'token_not_found', message: 'Token not found' } }, { status: 404 });

let answers: (() => Response)[];
let requests: number;

/** Reads the token with the given responses, the last of which repeats. */
function readToken(...responses: (() => Response)[]) {
  answers = responses;
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useToken(ADDRESS), { wrapper }).result;
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return (answers.length > 1 ? answers.shift() : answers[0])!();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a token that is indexed and named only after the page was opened', async () => {
  const result = readToken(
    missing,
    () => Response.json({ ...TOKEN, name: null, symbol: null }),
    () => Response.json(TOKEN),
  );
  await wait(100);
  expect(result.current.error).not.toBeNull();
  await wait(2_100);
  expect(result.current.data?.name).toBeNull();
  await wait(2_100);
  expect(result.current.data?.name).toBe('Road Coin');
  await wait(60_000);
  expect(requests).toBe(3);
});

it('stops reading an address without a token', async () => {
  const result = readToken(missing);
  await wait(120_000);
  expect(result.current.error).not.toBeNull();
  expect(requests).toBe(15);
});
