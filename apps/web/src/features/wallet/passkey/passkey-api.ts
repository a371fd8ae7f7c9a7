import type { Passkey, PasskeySettings } from '@nova/shared/passkey/schemas';
import { requestJson } from '../../../lib/api/http.ts';

/** Requests about passkeys and their public keys. */
export const passkeyApi = {
  readSettings: () => requestJson<PasskeySettings>('/api/v1/passkeys'),
  store: (passkey: Omit<Passkey, 'address'>) => requestJson<Passkey>('/api/v1/passkeys', { body: passkey }),
  read: (credentialId: string) => requestJson<Passkey>(`/api/v1/passkeys/${credentialId}`),
} as const;
