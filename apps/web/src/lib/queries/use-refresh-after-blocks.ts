import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onRealtimeEvent } from '../realtime/realtime-events.ts';

/** The index is slightly behind the live connection, and many blocks share one request. */
const REFRESH_AFTER_BLOCK_MS = 400;

function followBlocks(client: QueryClient, queryKey: QueryKey): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onRealtimeEvent((event) => {
    if (event.type !== 'block') return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey });
    }, REFRESH_AFTER_BLOCK_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Reloads all queries whose key starts with `queryKey` after new blocks.
 * @param queryKey a constant, because another array subscribes again
 */
export function useRefreshAfterBlocks(queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => followBlocks(client, queryKey), [client, queryKey]);
}
