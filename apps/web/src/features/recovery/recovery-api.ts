import type { GuardianSignature, NewRecovery, Recovery } from '@nova/shared/passkey/recovery-schemas';
import { requestJson } from '../../lib/api/http.ts';

const pathOf = (id: string) => `/api/v1/recoveries/${encodeURIComponent(id)}`;

/** Requests about the recovery of an account with a passkey. */
export const recoveryApi = {
  start: (recovery: NewRecovery) => requestJson<Recovery>('/api/v1/recoveries', { body: recovery }),
  read: (id: string, signal?: AbortSignal) => requestJson<Recovery>(pathOf(id), { signal }),
  sign: (id: string, signature: GuardianSignature) =>
    requestJson<Recovery>(`${pathOf(id)}/signatures`, { body: signature }),
  sendEmail: (id: string) => requestJson<Recovery>(`${pathOf(id)}/email`, { method: 'POST' }),
  confirmEmail: (id: string, token: string) =>
    requestJson<Recovery>(`${pathOf(id)}/email-confirmation`, { body: { token } }),
  complete: (id: string) => requestJson<Recovery>(`${pathOf(id)}/completion`, { method: 'POST' }),
} as const;
