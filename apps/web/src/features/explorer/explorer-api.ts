import type { ContractStorage } from '@nova/shared/contract/storage-layout';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import type { Chart } from '@nova/shared/explorer/chart-schemas';
import type { HolderDistribution, Nft, TokenDetail } from '@nova/shared/explorer/token-schemas';
import type { UserOperationDetail } from '@nova/shared/explorer/user-operation-schemas';
import type { Page } from '@nova/shared/pagination';
import type { TokenReport } from '@nova/shared/token/reports';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';

const BASE = '/api/v1';
const at = encodeURIComponent;

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query);
  if (search.size === 0) return BASE + path;
  // The path of a list may already contain a filter: "/nfts?token=0x…".
  return `${BASE}${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/**
 * API requests of the explorer that other pages do not need
 * (`lib/api/api-client.ts`). Paths are below `/api/v1`.
 */
export const explorerApi = {
  /** Reads one page of any list. @param query filters, `limit` and `cursor` */
  list: <Row>(path: string, query: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    requestJson<Page<Row>>(withQuery(path, query), { signal }),
  getAddress: (address: string, signal?: AbortSignal) =>
    requestJson<AddressDetail>(`${BASE}/addresses/${at(address)}`, { signal }),
  getUserOperation: (hash: string, signal?: AbortSignal) =>
    requestJson<UserOperationDetail>(`${BASE}/user-operations/${at(hash)}`, { signal }),
  getStorageLayout: (address: string, signal?: AbortSignal) =>
    requestJson<ContractStorage>(`${BASE}/contracts/${at(address)}/storage-layout`, { signal }),
  getToken: (address: string, signal?: AbortSignal) =>
    requestJson<TokenDetail>(`${BASE}/tokens/${at(address)}`, { signal }),
  getDistribution: (address: string, signal?: AbortSignal) =>
    requestJson<HolderDistribution>(`${BASE}/tokens/${at(address)}/distribution?limit=10`, { signal }),
  reportToken: (address: string, body: TokenReport) =>
    requestAsUser<void>(`${BASE}/tokens/${at(address)}/report`, { body }),
  getNft: (address: string, tokenId: string, signal?: AbortSignal) =>
    requestJson<Nft>(`${BASE}/nfts/${at(address)}/${at(tokenId)}`, { signal }),
  /** @param period `days`, or `from` and `to` */
  getChart: (period: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    requestJson<Chart>(withQuery('/charts', period), { signal }),
} as const;

/** Returns the URL of a list as a CSV file with the same filters. */
export function csvUrl(path: string, filters: Readonly<Record<string, string>>): string {
  const [file = '', of] = path.split('?');
  return withQuery(of === undefined ? `${file}.csv` : `${file}.csv?${of}`, filters);
}
