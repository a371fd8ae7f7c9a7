import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../lib/session/session-store.ts';
import { useCreationCost } from './use-creation-cost.ts';

const CREATOR = `0x${'31'.repeat(20)}` as const;

let items: object[];

function request(isPremium: boolean, address: Hex | null = CREATOR) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useCreationCost(isPremium, address), { wrapper }).result;
}

beforeEach(() => {
  saveSession({
    userId: 'd1f4a0a8-3a5e-4a0e-9d0b-1f1d5a3c2b10',
    address: CREATOR,
    tokens: {
      access_token: 'a.b.c',
      refresh_token: 'refresh',
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ items })));
});
afterEach(() => {
  saveSession(null);
  vi.unstubAllGlobals();
});

it('promises no points for the sixth NFT of a day, but still for the other kind', async () => {
  items = [
    { action_key: 'nft_creation', count_today: 2, daily_cap: 5, reason: null, next_at: null },
    { action_key: 'nft_creation_standard', count_today: 5, daily_cap: 5, reason: 'daily_cap', next_at: null },
  ];
  const standard = request(false);
  await waitFor(() => expect(standard.current).toEqual({ cost: 50, gain: 0 }));
  expect(request(true).current).toEqual({ cost: 100, gain: 35 });
});

it('shows the usual points of an NFT while no wallet is connected', () => {
  expect(request(false, null).current).toEqual({ cost: 50, gain: 50 });
});
