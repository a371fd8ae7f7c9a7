import type {
  ActionTypes,
  DailySummary,
  EnergyPointsRequest,
  EnergyProgress,
  RewardResult,
  UserAction,
  UserPoints,
} from '@nova/shared/energy/schemas';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import type {
  Action,
  Block,
  BlockAnswer,
  Stats,
  Transaction,
  TransactionAnswer,
} from '@nova/shared/explorer/schemas';
import type { SearchResult } from '@nova/shared/explorer/search-schemas';
import type { Page } from '@nova/shared/pagination';
import type { ConnectWalletRequest, ConnectWalletResult, Nonce } from '@nova/shared/wallet/schemas';
import { ensureFreshSession } from '../session/refresh-session.ts';
import { ApiError, requestJson, type HttpRequest } from './http.ts';

/** Position in a list: an opaque cursor from the previous page, and the number of rows. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string | null;
}

type Input<T extends EnergyPointsRequest['action']> = Omit<
  Extract<EnergyPointsRequest, { action: T }>,
  'action'
>;

function withQuery(path: string, { limit, cursor }: ListQuery): string {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (cursor) query.set('cursor', cursor);
  return query.size > 0 ? `${path}?${query}` : path;
}

// Copied from `COMMON_ERRORS`, because that module would load zod as well.
const UNAUTHORIZED = 'unauthorized';

/**
 * Sends a request as the logged-in user; a rejected token is renewed once. Any other error is final, because
 * resending a wrong password would count as two attempts.
 */
export async function requestAsUser<T>(path: string, options: HttpRequest): Promise<T> {
  const session = await ensureFreshSession();
  const token = session?.tokens.access_token ?? null;
  try {
    return await requestJson<T>(path, { ...options, token });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== UNAUTHORIZED || !token) throw error;
    const renewed = await ensureFreshSession(token);
    if (!renewed) throw error;
    return requestJson<T>(path, { ...options, token: renewed.tokens.access_token });
  }
}

const EXPLORER = '/api/v1';
const energyPoints = <T>(body: unknown, signal?: AbortSignal) =>
  requestAsUser<T>('/functions/v1/energy-points', { body, signal });

/**
 * All API calls of the site, typed by the shared schemas. `signal` aborts a read that is no longer needed.
 */
export const api = {
  listBlocks: (query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<Block>>(withQuery(`${EXPLORER}/blocks`, query), { signal }),
  /** @param id height or hash */
  getBlock: (id: string, signal?: AbortSignal) =>
    requestJson<BlockAnswer>(`${EXPLORER}/blocks/${encodeURIComponent(id)}`, { signal }),
  listTransactions: (query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<Transaction>>(withQuery(`${EXPLORER}/transactions`, query), { signal }),
  getTransaction: (hash: string, signal?: AbortSignal) =>
    requestJson<TransactionAnswer>(`${EXPLORER}/transactions/${encodeURIComponent(hash)}`, { signal }),
  getAddress: (address: string, signal?: AbortSignal) =>
    requestJson<AddressDetail>(`${EXPLORER}/addresses/${encodeURIComponent(address)}`, { signal }),
  listAddressActions: (address: string, query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<Action>>(
      withQuery(`${EXPLORER}/addresses/${encodeURIComponent(address)}/actions`, query),
      { signal },
    ),
  listAddressTransactions: (address: string, query: ListQuery, signal?: AbortSignal) =>
    requestJson<Page<Transaction>>(
      withQuery(`${EXPLORER}/addresses/${encodeURIComponent(address)}/transactions`, query),
      { signal },
    ),
  getStats: (signal?: AbortSignal) => requestJson<Stats>(`${EXPLORER}/stats`, { signal }),
  search: (text: string) =>
    requestJson<SearchResult>(`${EXPLORER}/search?${new URLSearchParams({ q: text })}`),

  getUserPoints: (input: Input<'get_user_points'>, signal?: AbortSignal) =>
    energyPoints<UserPoints>({ action: 'get_user_points', ...input }, signal),
  listActionTypes: (signal?: AbortSignal) =>
    requestJson<ActionTypes>('/functions/v1/energy-points', { body: { action: 'get_action_types' }, signal }),
  listUserActions: (input: Input<'get_user_actions'>, signal?: AbortSignal) =>
    energyPoints<{ actions: UserAction[] }>({ action: 'get_user_actions', ...input }, signal),
  getDailySummary: (input: Input<'get_daily_summary'>, signal?: AbortSignal) =>
    energyPoints<DailySummary>({ action: 'get_daily_summary', ...input }, signal),
  rewardAction: (input: Input<'reward_action'>) =>
    energyPoints<RewardResult>({ action: 'reward_action', ...input }),
  getEnergyProgress: (address: string, signal?: AbortSignal) =>
    requestAsUser<EnergyProgress>(`/api/v1/energy/progress?wallet_address=${encodeURIComponent(address)}`, {
      signal,
    }),

  createSignInNonce: (signal?: AbortSignal) =>
    requestJson<Nonce>('/auth/v1/siwe/nonce', { method: 'POST', signal }),
  /**
   * @param isLinking adds the wallet to the account of the
   * session instead of opening the wallet's own account
   */
  connectWallet: (data: ConnectWalletRequest['data'], isLinking: boolean, signal?: AbortSignal) =>
    (isLinking ? requestAsUser : requestJson)<ConnectWalletResult>('/functions/v1/wallet-operations', {
      body: { action: 'connect_wallet', data } satisfies ConnectWalletRequest,
      signal,
    }),
} as const;
