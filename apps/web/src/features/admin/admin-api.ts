import {
  ADMIN_TOKEN_HEADER,
  ADMIN_TOKEN_KEY,
  type ActionTypeChange,
  type Anomaly,
} from '@nova/shared/admin/contract';
import { useQuery } from '@tanstack/react-query';
import { createStore } from '../../lib/store/create-store.ts';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { ApiError, requestJson } from '../../lib/api/http.ts';
import { ensureFreshSession } from '../../lib/session/refresh-session.ts';
import { readStored, removeStored, writeStored } from '../../lib/store/stored-value.ts';

/** The admin token of this browser (requirement 185); null without one and during prerendering. */
export const adminToken = createStore<string | null>(null);

export function loadAdminToken(): void {
  adminToken.set(readStored(ADMIN_TOKEN_KEY));
}
export function storeAdminToken(token: string): void {
  writeStored(ADMIN_TOKEN_KEY, token);
  adminToken.set(token);
}
/** Removes a rejected token, because it would take precedence over the account's role on the next page. */
export function dropStoredAdminToken(): void {
  removeStored(ADMIN_TOKEN_KEY);
}
export function removeAdminToken(): void {
  removeStored(ADMIN_TOKEN_KEY);
  adminToken.set(null);
}

interface AdminRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request as an administrator, with the token in a header or the role of the session.
 * @throws ApiError
 */
export function requestAsAdmin<T>(path: string, options: AdminRequest = {}): Promise<T> {
  const token = adminToken.get();
  const url = `/api/v1/admin/${path}`;
  if (token === null) return requestAsUser<T>(url, options);
  return requestJson<T>(url, { ...options, headers: { [ADMIN_TOKEN_HEADER]: token } });
}

/** Downloads an admin file as text. @throws ApiError */
export async function requestFileAsAdmin(path: string): Promise<string> {
  const token = adminToken.get();
  const session = token === null ? await ensureFreshSession() : null;
  const headers = new Headers();
  if (token !== null) headers.set(ADMIN_TOKEN_HEADER, token);
  if (session) headers.set('authorization', `Bearer ${session.tokens.access_token}`);
  const answer = await fetch(`/api/v1/admin/${path}`, { headers });
  if (!answer.ok) throw new ApiError('unavailable', answer.status, 'The file could not be made.');
  return answer.text();
}

/** An entry of the reward catalog with its pending change. */
export interface AdminActionType extends ActionTypeChange {
  readonly action_key: string;
  readonly changing_to: ActionTypeChange | null;
}
const CHANGING_POLL_MS = 1_000;

export const adminKeys = {
  all: ['admin'] as const,
  me: (token: string | null, user: string | null) => ['admin', 'me', token, user] as const,
  types: ['admin', 'types'] as const,
  anomalies: ['admin', 'anomalies'] as const,
};

/** The current administrator or auditor, and whether they may make changes. */
export interface AdminSelf {
  readonly actor: 'token' | 'user';
  readonly may_change: boolean;
}

/** Returns whether this browser has admin access. */
export function useAdmin(token: string | null, userId: string | null) {
  return useQuery({
    queryKey: adminKeys.me(token, userId),
    queryFn: ({ signal }) => requestAsAdmin<AdminSelf>('me', { signal }),
    enabled: token !== null || userId !== null,
    retry: false,
  });
}

/** Returns the catalog of the ledger; polled while an entry is changing. */
export function useActionTypes() {
  return useQuery({
    queryKey: adminKeys.types,
    queryFn: ({ signal }) => requestAsAdmin<{ items: AdminActionType[] }>('action-types', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((row) => row.changing_to !== null) ? CHANGING_POLL_MS : false,
  });
}

export function useAnomalies() {
  return useQuery({
    queryKey: adminKeys.anomalies,
    queryFn: ({ signal }) => requestAsAdmin<{ items: Anomaly[] }>('anomalies', { signal }),
  });
}
