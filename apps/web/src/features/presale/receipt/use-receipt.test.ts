import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { presaleKeys } from '../presale-keys.ts';
import { pollAgainAfter, useReceipt } from './use-receipt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['quoted', 'pending', 'confirming', 'refund_due'] as const)(
  'polls a purchase that is %s every five seconds',
  (status) => expect(pollAgainAfter(status)).toBe(5_000),
);

it('polls a purchase that is paid every second', () => expect(pollAgainAfter('paid')).toBe(1_000));

it.each(['completed', 'expired', 'failed', 'refunded'] as const)(
  'does not poll a purchase that is %s',
  (status) => expect(pollAgainAfter(status)).toBe(false),
);

it('makes the lists of purchases reload once a purchase is indexed', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const listKey = presaleKeys.purchases('d1f4a0a8', null);
  client.setQueryData(listKey, { items: [] });
  let isIndexed = false;
  vi.stubGlobal('fetch', async () =>
    isIndexed
      ? new Response(JSON.stringify({ status: 'completed', reward_block_number: 7 }))
      : new Response(JSON.stringify({ error: 'not_found' }), { status: 404 }),
  );
  const { result } = renderHook(() => useReceipt(`0x${'51'.repeat(32)}`), { wrapper });
  await waitFor(() => expect(result.current.failureCount).toBeGreaterThan(0));
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(false);
  isIndexed = true;
  await waitFor(() => expect(client.getQueryState(listKey)?.isInvalidated).toBe(true), { timeout: 3_000 });
});
