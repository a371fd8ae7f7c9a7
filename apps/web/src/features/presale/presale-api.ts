import type { OwnAccount } from '@nova/shared/presale/account';
import type { BridgeStatus } from '@nova/shared/presale/bridge';
import type { CardSession, CardSessionRequest } from '@nova/shared/presale/card';
import type { PurchasePage, Receipt } from '@nova/shared/presale/purchase';
import type { PurchasePresaleRequest, PurchaseResult } from '@nova/shared/presale/purchase-request';
import type { Quote } from '@nova/shared/presale/quote';
import type { PaymentMethod, Sale } from '@nova/shared/presale/sale';
import type { PresaleStatus } from '@nova/shared/presale/status';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';
import { languageOf } from '@nova/shared/language/language';
import { requestChainBatch } from '../../lib/chain/chain-rpc.ts';
import { readWords } from './sale/presale-errors.ts';

const PATH = '/api/v1/presale';
const FUNCTIONS = '/functions/v1';

/** Receipts are emailed in the language of the page. */
const inLanguage = () => ({ 'x-language': languageOf(location.pathname) });

/** The presale's API calls. All throw ApiError with a code of `@nova/shared/presale/errors`. */
export const presaleApi = {
  readStatus: (signal?: AbortSignal) =>
    requestJson<PresaleStatus>(`${FUNCTIONS}/presale-phases`, { method: 'POST', signal }),
  readSale: (signal?: AbortSignal) => requestJson<Sale>(PATH, { signal }),
  /** Reads the current result of a payment and the largest possible payment. */
  readQuote: (method: PaymentMethod, usdtUnits: bigint, address: string) => {
    const query = new URLSearchParams({ method, usdt_units: String(usdtUnits), address });
    return requestJson<Quote>(`${PATH}/quote?${query}`);
  },
  listPurchases: (cursor: string | null, signal?: AbortSignal) => {
    const query = new URLSearchParams({ limit: '20', ...(cursor ? { cursor } : {}) });
    return requestAsUser<PurchasePage>(`${PATH}/purchases?${query}`, { signal });
  },
  readPurchase: (id: string, signal?: AbortSignal) =>
    requestJson<Receipt>(`${PATH}/purchases/${encodeURIComponent(id)}`, { signal }),
  /** Reads the purchase that a transaction on Nova delivered; `not_found` until it is indexed. */
  findPurchase: (hash: string, signal?: AbortSignal) =>
    requestJson<Receipt>(`${PATH}/transactions/${encodeURIComponent(hash)}`, { signal }),
  openCardSession: (body: CardSessionRequest) =>
    requestAsUser<CardSession>(`${PATH}/card-sessions`, {
      body,
      headers: inLanguage(),
    }),
  registerPurchase: (data: PurchasePresaleRequest['data']) =>
    requestAsUser<PurchaseResult>(`${FUNCTIONS}/wallet-operations`, {
      body: { action: 'purchase_presale', data } satisfies PurchasePresaleRequest,
      headers: inLanguage(),
    }),
  /**
   * Reports the language of the account, because a purchase on the chain has none and its receipt is emailed.
   */
  noteLanguage: () =>
    requestAsUser<void>('/auth/v1/language', { body: { language: languageOf(location.pathname) } }),
  readBridge: (signal?: AbortSignal) => requestAsUser<BridgeStatus>(`${PATH}/bridge`, { signal }),
  /** `not_found` if no link is pending. */
  cancelLink: () => requestAsUser<void>(`${PATH}/account/cancel-link`, { method: 'POST' }),
  /** `not_found` if there is nothing to link. */
  requestLink: () => requestAsUser<void>(`${PATH}/account/link`, { method: 'POST' }),
  readOwnAccount: (signal?: AbortSignal) => requestAsUser<OwnAccount>(`${PATH}/account`, { signal }),
} as const;

/** Calls view functions at the latest block in one request and returns the words of each response. */
export async function callViews(
  calls: readonly (readonly [to: string, data: string])[],
  signal?: AbortSignal,
): Promise<bigint[][]> {
  const answers = await requestChainBatch(
    calls.map(([to, data]) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
    signal,
  );
  return answers.map((answer) => readWords(String(answer)));
}
