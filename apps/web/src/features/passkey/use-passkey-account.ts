import type { PasskeyAccount } from '@nova/shared/passkey/schemas';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/http.ts';
import { passkeyApi } from '../../lib/passkey/passkey-api.ts';

const KEYS = ['passkey-account'] as const;

/** Returns who controls an account; null if it is no account of a passkey, or not on the chain yet. */
export function usePasskeyAccount(address: string) {
  return useQuery({
    queryKey: [...KEYS, address],
    queryFn: async ({ signal }): Promise<PasskeyAccount | null> => {
      try {
        return await passkeyApi.readAccount(address, signal);
      } catch (error) {
        if (error instanceof ApiError && error.code === PASSKEY_ERRORS.accountUnknown) return null;
        throw error;
      }
    },
  });
}

/** Returns a function that reads the account again after a change. */
export function usePasskeyAccountRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}
