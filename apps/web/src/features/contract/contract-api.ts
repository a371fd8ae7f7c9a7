import type { Contract, ContractList, VerificationStatus } from '@nova/shared/contract/schemas';
import { requestJson } from '../../lib/api/http.ts';

const PATH = '/api/v1/contracts';

/**
 * Request body of the form: one file with its settings, or a standard JSON input. The server validates it.
 */
export interface VerifyBody {
  readonly compiler: string;
  readonly contract?: string;
  readonly input?: unknown;
  readonly source?: string;
  readonly optimizer?: { readonly enabled: boolean; readonly runs: number };
  readonly evmVersion?: string;
  readonly viaIR?: boolean;
}

/** The API calls for contract sources. All throw ApiError with a code of `@nova/shared/contract/errors`. */
export const contractApi = {
  get: (address: string, signal?: AbortSignal) => requestJson<Contract>(`${PATH}/${address}`, { signal }),
  list: (signal?: AbortSignal) => requestJson<ContractList>(PATH, { signal }),
  verify: (address: string, body: VerifyBody) =>
    requestJson<VerificationStatus>(`${PATH}/${address}/verify`, { body }),
  getStatus: (address: string, id: string, signal?: AbortSignal) =>
    requestJson<VerificationStatus>(`${PATH}/${address}/verify/${id}`, { signal }),
} as const;
