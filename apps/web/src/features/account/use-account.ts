import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../lib/store/create-store.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { readAccount } from '../../lib/session/sync-account.ts';
import { accountApi } from './account-api.ts';
import { accountKeys } from './account-keys.ts';

/** The account of the session: address, password, wallets. */
export function useAccount() {
  const session = useStore(sessionStore, null);
  // A wallet that has just joined changes the session; the account is then read anew.
  const wallets = session?.wallets?.join() ?? '';
  return useQuery({
    queryKey: accountKeys.account(session?.userId ?? '', wallets),
    queryFn: ({ signal }) => readAccount(signal),
    staleTime: STALE_MS.live,
    enabled: session !== null,
    placeholderData: (before) => (before?.id === session?.userId ? before : undefined),
  });
}

/** Where the account is signed in. */
export function useSessions() {
  const session = useStore(sessionStore, null);
  return useQuery({
    queryKey: accountKeys.sessions(session?.userId ?? ''),
    queryFn: ({ signal }) => accountApi.listSessions(signal),
    staleTime: 0,
    enabled: session !== null,
  });
}

/** Reads the account's queries anew, after something about it was changed. */
export function useAccountRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountKeys.all });
}
