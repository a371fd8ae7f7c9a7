import type { ContractList } from '@nova/shared/contract/schemas';
import type { Token, TokenHolding } from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import type {
  CreatedToken,
  CreatedTokenPage,
  NewTokenMetadata,
  PreparedDescription,
  PreparedToken,
  TokenCreator,
  TokenDescription,
  TokenOrder,
  TokenOrderRequest,
} from '@nova/shared/token/schemas';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';

const PATH = '/api/v1/token-creator';
/** Maximum number of tokens in the select; holders of more enter the token's address. */
const HOLDINGS_SHOWN = 100;

interface NativeToken {
  readonly symbol: string;
  readonly is_native_coin: boolean;
}

/** The API calls of the token pages. All throw ApiError with a code of `@nova/shared/token/errors`. */
export const tokenApi = {
  readCreator: (signal?: AbortSignal) => requestAsUser<TokenCreator>(PATH, { signal }),
  listOwn: (place: { cursor: string | null; limit: number }, signal?: AbortSignal) => {
    const query = new URLSearchParams({ limit: String(place.limit) });
    if (place.cursor) query.set('cursor', place.cursor);
    return requestAsUser<CreatedTokenPage>(`${PATH}/own-tokens?${query}`, { signal });
  },
  /** `created_token_not_found` until it is indexed. */
  readCreated: (address: string, signal?: AbortSignal) =>
    requestJson<CreatedToken>(`${PATH}/tokens/${address}`, { signal }),
  prepare: (values: NewTokenMetadata) => requestAsUser<PreparedToken>(`${PATH}/metadata`, { body: values }),
  order: (order: TokenOrderRequest) => requestAsUser<TokenOrder>(`${PATH}/orders`, { body: order }),
  describe: (address: string, about: TokenDescription) =>
    requestAsUser<PreparedDescription>(`${PATH}/tokens/${address}/metadata`, { method: 'PUT', body: about }),
  /** Reads any token that has ever been transferred. */
  readToken: (address: string, signal?: AbortSignal) =>
    requestJson<Token>(`/api/v1/tokens/${address}`, { signal }),
  listHoldings: (address: string, signal?: AbortSignal) =>
    requestJson<Page<TokenHolding>>(`/api/v1/addresses/${address}/tokens?limit=${HOLDINGS_SHOWN}`, {
      signal,
    }),
  /**
   * Returns the contract of the Energy Points, which looks like
   * a token but is not transferable; null if there is none.
   */
  findLedger: async (signal?: AbortSignal) => {
    const { items } = await requestJson<ContractList>('/api/v1/contracts', { signal });
    return items.find(({ name }) => name === 'ActionLedger')?.address ?? null;
  },
  /** Reads NAC from the table of native tokens. */
  listNativeTokens: (signal?: AbortSignal) =>
    requestJson<NativeToken[]>('/rest/v1/native_tokens?symbol=eq.NAC&is_native_coin=eq.true', { signal }),
} as const;
