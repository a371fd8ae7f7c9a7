import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Block } from '@nova/shared/explorer/schemas';
import { useEffect } from 'react';
import { api } from './api/api-client.ts';
import { useStore } from './create-store.ts';
import { STALE_MS } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { mergeBlock } from './realtime/merge-blocks.ts';
import { readSession } from './session/session-store.ts';
import { onRealtimeEvent, realtimeResets, realtimeStatus } from './realtime/realtime-events.ts';

/** Blocks the site keeps at hand: enough for the strip, the particles and every "latest" list. */
export const LATEST_BLOCKS_LIMIT = 25;
const POLL_WITHOUT_LINE_MS = 5_000;
const FIGURES_EVERY_MS = 1_000;

/** Reads again what changes when this account acts: its points, its actions, its coins. */
function refreshAccount(client: QueryClient, account: string): void {
  void client.invalidateQueries({ queryKey: queryKeys.account(account) });
  void client.invalidateQueries({ queryKey: queryKeys.address(account) });
  void client.invalidateQueries({ queryKey: queryKeys.nacBalance(account) });
}

/** Accounts of the blocks that a reading brought and that were not known before. */
function refreshAccountsOf(client: QueryClient, blocks: readonly Block[]): void {
  const newest = client.getQueryData<Block[]>(queryKeys.latestBlocks)?.[0]?.number;
  if (newest === undefined) return;
  const added = blocks.filter((block) => block.number > newest);
  for (const account of new Set(added.flatMap((block) => block.action?.account ?? [])))
    refreshAccount(client, account);
}

/** The latest blocks, newest first: read once, then kept current by the live line (or polled while it is down). */
export function useLatestBlocks() {
  const status = useStore(realtimeStatus, 'connecting');
  return useQuery({
    queryKey: queryKeys.latestBlocks,
    queryFn: async ({ signal, client }) => {
      const { items } = await api.listBlocks({ limit: LATEST_BLOCKS_LIMIT }, signal);
      refreshAccountsOf(client, items);
      return items;
    },
    staleTime: STALE_MS.sealed,
    refetchInterval: status === 'live' ? false : POLL_WITHOUT_LINE_MS,
  });
}

function takeBlock(client: QueryClient, block: Block): void {
  const known = client.getQueryData<Block[]>(queryKeys.latestBlocks);
  if (!known) return;
  const { blocks, hasGap } = mergeBlock(known, block, LATEST_BLOCKS_LIMIT);
  client.setQueryData(queryKeys.latestBlocks, [...blocks]);
  if (hasGap) void client.invalidateQueries({ queryKey: queryKeys.latestBlocks });
}

/** Feeds the live line into the query cache. One component, the root, uses it. */
export function useLiveCache(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Under load many blocks share one reading of the figures.
    const refreshFigures = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: queryKeys.stats });
        void client.invalidateQueries({ queryKey: queryKeys.latestTransactions });
      }, FIGURES_EVERY_MS);
    };
    const stopEvents = onRealtimeEvent((event) => {
      if (event.type === 'block') {
        takeBlock(client, event.block);
        refreshFigures();
        const account = event.block.action?.account;
        if (account) refreshAccount(client, account);
      } else {
        // An event of the private channel is always about whoever is signed in.
        const account = readSession()?.address;
        if (account) refreshAccount(client, account);
      }
    });
    let wasLive = realtimeStatus.get() === 'live';
    const stopStatus = realtimeStatus.subscribe(() => {
      const isLive = realtimeStatus.get() === 'live';
      // Whatever happened while the line was down is read once.
      const account = readSession()?.address;
      if (isLive && !wasLive) {
        void client.invalidateQueries({ queryKey: queryKeys.latestBlocks });
        if (account) refreshAccount(client, account);
      }
      wasLive = isLive;
    });
    const stopResets = realtimeResets.subscribe(() => {
      void client.invalidateQueries();
    });
    return () => {
      clearTimeout(timer);
      stopResets();
      stopEvents();
      stopStatus();
    };
  }, [client]);
}
