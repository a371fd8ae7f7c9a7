import type {
  WatchAnswer,
  WatchChange,
  WatchedAddress,
  WatchFeed,
  WatchFeedCreated,
  WatchPage,
} from '@nova/shared/watchlist/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';

const PATH = '/api/v1/watchlist';
/** All addresses that an account can watch fit one page. */
const PAGE_SIZE = 50;
const keys = (userId: string | undefined) => ['own', 'watchlist', userId ?? ''] as const;

function useOwn<T>(part: string, path: string) {
  const userId = useStore(sessionStore, null)?.userId;
  return useQuery({
    queryKey: [...keys(userId), part],
    queryFn: ({ signal }) => requestAsUser<T>(PATH + path, { signal }),
    enabled: userId !== undefined,
  });
}

/** Returns how the account watches an address. */
export const useWatched = (address: string) => useOwn<WatchAnswer>(address, `/addresses/${address}`);
/** Returns the addresses that the account watches. */
export const useWatchlist = () => useOwn<WatchPage>('list', `?limit=${PAGE_SIZE}`);
/** Returns whether the account has a feed. */
export const useWatchFeed = () => useOwn<WatchFeed>('feed', '/feed');

/** Returns functions that change the watchlist and then reload it. */
export function useWatchChanges() {
  const client = useQueryClient();
  const userId = useStore(sessionStore, null)?.userId;
  const reload = () => client.invalidateQueries({ queryKey: keys(userId) });
  return {
    watch: async (address: string, body: WatchChange) => {
      await requestAsUser<WatchedAddress>(`${PATH}/addresses/${address}`, { method: 'PUT', body });
      await reload();
    },
    unwatch: async (address: string) => {
      await requestAsUser<undefined>(`${PATH}/addresses/${address}`, { method: 'DELETE' });
      await reload();
    },
    createFeed: async () => {
      const { url } = await requestAsUser<WatchFeedCreated>(`${PATH}/feed`, { method: 'POST' });
      await reload();
      return url;
    },
    revokeFeed: async () => {
      await requestAsUser<undefined>(`${PATH}/feed`, { method: 'DELETE' });
      await reload();
    },
  };
}
