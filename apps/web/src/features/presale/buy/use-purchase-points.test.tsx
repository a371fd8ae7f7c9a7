import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../lib/session/session-store.ts';
import { usePurchasePoints } from './use-purchase-points.ts';

const BUYER = `0x${'31'.repeat(20)}` as const;
const wallet = {
  status: 'connected',
  address: BUYER,
  chainId: 96_969,
  walletName: 'Tester',
  mode: 'session',
} as const;

let item: object;
let requestCount: number;

function request(units: bigint, buyerWallet: Parameters<typeof usePurchasePoints>[0] = wallet) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePurchasePoints(buyerWallet, units), { wrapper }).result;
}

beforeEach(() => {
  requestCount = 0;
  item = { action_key: 'presale_purchase', count_today: 4, daily_cap: 5, reason: null, next_at: null };
  saveSession({
    userId: 'd1f4a0a8-3a5e-4a0e-9d0b-1f1d5a3c2b10',
    address: BUYER,
    tokens: {
      access_token: 'a.b.c',
      refresh_token: 'refresh',
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return new Response(JSON.stringify({ items: [item] }));
  });
});
afterEach(() => {
  saveSession(null);
  vi.unstubAllGlobals();
});

it('shows the points that the server will credit', async () => {
  const result = request(5_000_000n);
  await waitFor(() => expect(result.current).toBe(50));
});

it('promises nothing for the sixth purchase of the day, below five USDT, and without a session', async () => {
  const small = request(4_999_999n);
  await waitFor(() => expect(requestCount).toBe(1));
  expect(small.current).toBeNull();
  item = { ...item, count_today: 5, reason: 'daily_cap' };
  const capped = request(5_000_000n);
  await waitFor(() => expect(requestCount).toBe(2));
  expect(capped.current).toBeNull();
  expect(request(5_000_000n, { ...wallet, mode: 'local' }).current).toBeNull();
  expect(request(5_000_000n, null).current).toBeNull();
  expect(requestCount).toBe(2);
});
