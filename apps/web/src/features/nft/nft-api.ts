import type {
  NewCollectionMetadata,
  NewMetadata,
  PreparedCollection,
  PreparedNft,
} from '@nova/shared/nft/creation';
import type { NftReport } from '@nova/shared/nft/reports';
import type {
  CollectionProperties,
  Market,
  MarketNft,
  MarketNftDetail,
  NftCollection,
  NftEvent,
} from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';

const BASE = '/api/v1/market';
const at = encodeURIComponent;

/** Filters, order, `limit` and `cursor` of a list as API parameters. */
export type ListQuery = Readonly<Record<string, string>>;

/** The market's API calls. All throw ApiError with a code of `@nova/shared/nft/errors`. */
export const nftApi = {
  getMarket: (signal?: AbortSignal) => requestJson<Market>(BASE, { signal }),
  listNfts: (query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<MarketNft>>(`${BASE}/nfts?${new URLSearchParams(query)}`, { signal }),
  getNft: (id: string, signal?: AbortSignal) =>
    requestJson<MarketNftDetail>(`${BASE}/nfts/${at(id)}`, { signal }),
  listHistory: (id: string, query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<NftEvent>>(`${BASE}/nfts/${at(id)}/history?${new URLSearchParams(query)}`, { signal }),
  listCollections: (query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<NftCollection>>(`${BASE}/collections?${new URLSearchParams(query)}`, { signal }),
  getCollection: (id: string, signal?: AbortSignal) =>
    requestJson<NftCollection>(`${BASE}/collections/${at(id)}`, { signal }),
  getCollectionProperties: (id: string, signal?: AbortSignal) =>
    requestJson<CollectionProperties>(`${BASE}/collections/${at(id)}/properties`, { signal }),
  prepareNft: (body: NewMetadata) => requestAsUser<PreparedNft>(`${BASE}/metadata`, { body }),
  prepareCollection: (body: NewCollectionMetadata) =>
    requestAsUser<PreparedCollection>(`${BASE}/collection-metadata`, { body }),
  report: (id: string, body: NftReport) => requestAsUser<void>(`${BASE}/nfts/${at(id)}/report`, { body }),
  refresh: (id: string) => requestAsUser<void>(`${BASE}/nfts/${at(id)}/refresh`, { method: 'POST' }),
} as const;
