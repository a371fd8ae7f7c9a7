import { useQuery } from '@tanstack/react-query';
import type { MarketNft, NftCollection } from '@nova/shared/nft/schemas';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { consumeFirstNfts } from './first-nfts.ts';
import { nftApi, type ListQuery } from '../nft-api.ts';
import { nftKeys } from '../nft-keys.ts';
import { usePages, type ListPages } from './use-pages.ts';

/** Cards of one page of a list: whole rows with two, three and four in a row. */
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

/** A list of NFTs, page after page. @param query null while it is not known yet what to ask for */
export function useNftList(query: ListQuery | null) {
  return usePages<MarketNft>(
    nftKeys.list(query ?? {}),
    (cursor, signal) => readNfts(query!, cursor, signal),
    query !== null,
  );
}

/** Collections, page after page. */
export function useCollectionList(query: ListQuery) {
  return usePages<NftCollection>(nftKeys.collectionList(query), (cursor, signal) =>
    nftApi.listCollections(toPlace(query, cursor), signal),
  );
}

/** The first collections of a list, for a choice. */
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

/** What a collection can be filtered by. */
export function useCollectionProperties(id: string | null) {
  return useQuery({
    queryKey: nftKeys.collectionProperties(id ?? ''),
    queryFn: async ({ signal }) => (await nftApi.getCollectionProperties(id!, signal)).properties,
    enabled: id !== null,
    staleTime: STALE_MS.account,
  });
}

/** The contracts and their rules now. */
export function useMarketFacts() {
  return useQuery({
    queryKey: nftKeys.market,
    queryFn: ({ signal }) => nftApi.getMarket(signal),
    staleTime: STALE_MS.account,
  });
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** One NFT with everything about it. No event announces that its metadata has been read, so a page asks again while it is pending. */
export function useNft(id: string) {
  return useQuery({
    queryKey: nftKeys.detail(id),
    queryFn: ({ signal }) => nftApi.getNft(id, signal),
    refetchInterval: ({ state }) =>
      state.data?.metadataState === 'pending'
        ? Math.min(FIRST_RETRY_MS * 2 ** (state.dataUpdateCount - 1), LONGEST_RETRY_MS)
        : false,
  });
}
