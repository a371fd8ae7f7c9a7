import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { explorerApi } from '../explorer-api.ts';

/** Milliseconds between two requests for a token that is not indexed or not named yet. */
const NEW_TOKEN_POLL_MS = 2_000;
/** Requests before the page stops waiting: an unknown address stays unknown. */
const MAX_NEW_TOKEN_REQUESTS = 15;

/**
 * Reads a token. A token that was created a moment ago is first unknown, then nameless: it is read again until the
 * indexer has its name, for half a minute at most.
 */
export function useToken(address: string) {
  return useQuery({
    queryKey: queryKeys.token(address),
    queryFn: ({ signal }) => explorerApi.getToken(address, signal),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      const isNamed = data !== undefined && (data.name !== null || data.symbol !== null);
      return isNamed || dataUpdateCount + errorUpdateCount >= MAX_NEW_TOKEN_REQUESTS
        ? false
        : NEW_TOKEN_POLL_MS;
    },
  });
}

export function useNft(address: string, tokenId: string) {
  return useQuery({
    queryKey: queryKeys.nft(address, tokenId),
    queryFn: ({ signal }) => explorerApi.getNft(address, tokenId, signal),
  });
}
