import type { Challenge, Drip, Faucet } from '@nova/shared/faucet/schemas';
import type { Page } from '@nova/shared/pagination';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';

const PATH = '/api/v1/faucet';
const about = (address: string | null) => (address === null ? '' : `address=${address}`);

/** The faucet's API calls. All throw ApiError with a code of `@nova/shared/faucet/errors`. */
export const faucetApi = {
  /** @param address whose next request time is included; null for none */
  read: (address: string | null, signal?: AbortSignal) =>
    requestJson<Faucet>(`${PATH}?${about(address)}`, { signal }),
  listDrips: (address: string | null, limit: number, signal?: AbortSignal) =>
    requestJson<Page<Drip>>(`${PATH}/drips?limit=${limit}&${about(address)}`, { signal }),
  createChallenge: () => requestJson<Challenge>(`${PATH}/challenge`, { method: 'POST' }),
  requestDrip: (address: string, challenge: string, solution: string) =>
    requestAsUser<{ operation_id: string }>(`${PATH}/drips`, { body: { address, challenge, solution } }),
} as const;
