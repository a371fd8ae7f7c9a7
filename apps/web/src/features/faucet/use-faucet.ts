import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onRealtimeEvent } from '../../lib/realtime/realtime-events.ts';
import { faucetApi } from './faucet-api.ts';
import { faucetKeys } from './faucet-keys.ts';

/** Drips shown in the history. */
const DRIPS_SHOWN = 8;
/** How often is asked while a drip waits, for when the live line is down. */
const WAITING_POLL_MS = 2_000;
/** Polling interval while the faucet is closed. */
const CLOSED_POLL_MS = 10_000;
const REFRESH_AFTER_BLOCK_MS = 400;

/** What the faucet gives, what is left, and when the address may ask again. */
export function useFaucet(address: string | null) {
  return useQuery({
    queryKey: faucetKeys.state(address),
    queryFn: ({ signal }) => faucetApi.read(address, signal),
    // While it is closed no block may come that would have it read anew.
    refetchInterval: ({ state }) => (state.data?.is_open === false ? CLOSED_POLL_MS : false),
  });
}

/** The last drips of everybody. */
export function useLastDrips() {
  return useQuery({
    queryKey: faucetKeys.drips(null),
    queryFn: ({ signal }) => faucetApi.listDrips(null, DRIPS_SHOWN, signal),
  });
}

/** The newest drip of an address, asked for more often while it waits for its block. */
export function useOwnDrip(address: string | null) {
  return useQuery({
    queryKey: faucetKeys.drips(address),
    queryFn: async ({ signal }) => (await faucetApi.listDrips(address, 1, signal)).items[0] ?? null,
    enabled: address !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? WAITING_POLL_MS : false),
  });
}

function followBlocks(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onRealtimeEvent((event) => {
    if (event.type !== 'block') return;
    // The index is a moment behind the line, and many blocks share one reading.
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: faucetKeys.all });
    }, REFRESH_AFTER_BLOCK_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Keeps the page current: whatever the faucet sends arrives in a block. */
export function useFollowBlocks(): void {
  const client = useQueryClient();
  useEffect(() => followBlocks(client), [client]);
}
