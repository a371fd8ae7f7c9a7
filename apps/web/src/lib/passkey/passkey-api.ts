import type { NewPasskey, Passkey, PasskeyAccount, PasskeySettings } from '@nova/shared/passkey/schemas';
import { requestJson } from '../api/http.ts';

/** Requests about passkeys and their public keys. */
export const passkeyApi = {
  readSettings: () => requestJson<PasskeySettings>('/api/v1/passkeys'),
  store: (passkey: NewPasskey) => requestJson<Passkey>('/api/v1/passkeys', { body: passkey }),
  readAccount: (address: string, signal?: AbortSignal) =>
    requestJson<PasskeyAccount>(`/api/v1/passkey-accounts/${address}`, { signal }),
  read: (credentialId: string) => requestJson<Passkey>(`/api/v1/passkeys/${credentialId}`),
} as const;
