import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { nftApi } from '../nft-api.ts';
import { useNft } from '../market/use-market.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an NFT with pending metadata is polled until it is read', async () => {
  const answers = ['pending', 'pending', 'read'] as const;
  const getNft = vi.spyOn(nftApi, 'getNft');
  for (const metadataState of answers)
    getNft.mockResolvedValueOnce({ token_id: '5', metadata_state: metadataState } as MarketNftDetail);
  const client = new QueryClient();
  const { result } = renderHook(() => useNft('5'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(result.current.data?.metadata_state).toBe('read'), { timeout: 20_000 });
  expect(getNft).toHaveBeenCalledTimes(answers.length);
}, 30_000);
