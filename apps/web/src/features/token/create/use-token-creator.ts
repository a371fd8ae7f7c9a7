import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onRealtimeEvent } from '../../../lib/realtime/realtime-events.ts';
import { tokenApi } from '../token-api.ts';
import { tokenKeys } from '../token-keys.ts';

const REFRESH_AFTER_BLOCK_MS = 400;
/** Milliseconds between two polls while a token is pending, in case the live connection is down. */
const WAITING_POLL_MS = 2_000;

/** Returns the addresses, limits and orders with which the logged-in account creates tokens. */
export function useTokenCreator(userId: string | null) {
  return useQuery({
    queryKey: tokenKeys.creator(userId ?? ''),
    enabled: userId !== null,
    queryFn: ({ signal }) => tokenApi.readCreator(signal),
    refetchInterval: ({ state }) =>
      state.data?.orders.some(({ status }) => status === 'waiting') ? WAITING_POLL_MS : false,
  });
}

export function useOwnTokens(userId: string, place: { cursor: string | null; limit: number }) {
  return useQuery({
    queryKey: tokenKeys.own(userId, place.cursor, place.limit),
    queryFn: ({ signal }) => tokenApi.listOwn(place, signal),
  });
}

function followTokens(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onRealtimeEvent((event) => {
    if (event.type !== 'block') return;
    // The index is slightly behind the live connection, and many blocks share one request.
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: tokenKeys.all });
    }, REFRESH_AFTER_BLOCK_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Reloads the page's queries after new blocks, because tokens are created, edited and transferred in blocks.
 */
export function useFollowTokens(): void {
  const client = useQueryClient();
  useEffect(() => followTokens(client), [client]);
}
