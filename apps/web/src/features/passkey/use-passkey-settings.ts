import { useQuery } from '@tanstack/react-query';
import { passkeyApi } from '../../lib/passkey/passkey-api.ts';

/** Returns how accounts with a passkey are created here, and which address confirms by email. */
export function usePasskeySettings() {
  return useQuery({
    queryKey: ['passkey-settings'],
    queryFn: () => passkeyApi.readSettings(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
