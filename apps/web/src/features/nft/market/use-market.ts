import { useQuery } from '@tanstack/react-query';
import type { MarketNft, NftCollection } from '@nova/shared/nft/schemas';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { consumeFirstNfts } from './first-nfts.ts';
import { nftApi, type ListQuery } from '../nft-api.ts';
import { nftKeys } from '../nft-keys.ts';
import { usePages, type ListPages } from './use-pages.ts';

/** Number of cards on a page: complete rows of two, three or four cards. */
const PAGE_SIZE = 24;

export type NftPages = ListPages<MarketNft>;

const toPlace = (query: ListQuery, cursor: string | null): ListQuery => ({
  ...query,
  limit: String(PAGE_SIZE),
  ...(cursor === null ? {} : { cursor }),
});

const isEverything = (query: ListQuery) => Object.keys(query).length === 1 && query['sort'] === 'newest';

async function readNfts(query: ListQuery, cursor: string | null, signal?: AbortSignal) {
  const first = cursor === null && isEverything(query) ? consumeFirstNfts() : null;
  return (first && (await first)) ?? (await nftApi.listNfts(toPlace(query, cursor), signal));
}

/** Returns a list of NFTs in pages. @param query null while it is unknown */
export function useNftList(query: ListQuery | null) {
  return usePages<MarketNft>(
    nftKeys.list(query ?? {}),
    (cursor, signal) => readNfts(query!, cursor, signal),
    query !== null,
  );
}

/** Returns collections in pages. */
export function useCollectionList(query: ListQuery) {
  return usePages<NftCollection>(nftKeys.collectionList(query), (cursor, signal) =>
    nftApi.listCollections(toPlace(query, cursor), signal),
  );
}

/** Returns the first collections of a list, for a select. */
export function useSomeCollections(query: ListQuery, isWanted = true) {
  return useQuery({
    queryKey: [...nftKeys.collectionList(query), 'some'],
    queryFn: async ({ signal }): Promise<NftCollection[]> =>
      (await nftApi.listCollections(query, signal)).items,
    enabled: isWanted,
    staleTime: STALE_MS.account,
  });
}

export function useCollection(id: string | null) {
  return useQuery({
    queryKey: nftKeys.collection(id ?? ''),
    queryFn: ({ signal }) => nftApi.getCollection(id!, signal),
    enabled: id !== null,
  });
}

/** Returns the properties that a collection can be filtered by. */
export function useCollectionProperties(id: string | null) {
  return useQuery({
    queryKey: nftKeys.collectionProperties(id ?? ''),
    queryFn: async ({ signal }) => (await nftApi.getCollectionProperties(id!, signal)).properties,
    enabled: id !== null,
    staleTime: STALE_MS.account,
  });
}

/** Returns the market's contracts and their current rules. */
export function useMarketFacts() {
  return useQuery({
    queryKey: nftKeys.market,
    queryFn: ({ signal }) => nftApi.getMarket(signal),
    staleTime: STALE_MS.account,
  });
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Returns one NFT in full. No event announces that its
 * metadata was read, so the query polls while it is pending.
 */
export function useNft(id: string) {
  return useQuery({
    queryKey: nftKeys.detail(id),
    queryFn: ({ signal }) => nftApi.getNft(id, signal),
    refetchInterval: ({ state }) =>
      state.data?.metadata_state === 'pending'
        ? Math.min(FIRST_RETRY_MS * 2 ** (state.dataUpdateCount - 1), LONGEST_RETRY_MS)
        : false,
  });
}
