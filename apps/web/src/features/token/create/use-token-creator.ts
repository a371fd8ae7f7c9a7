import { useQuery } from '@tanstack/react-query';
import { tokenApi } from '../token-api.ts';
import { tokenKeys } from '../token-keys.ts';

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
