import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../lib/store/create-store.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { readAccount } from '../../lib/session/sync-account.ts';
import { accountApi } from './account-api.ts';
import { accountKeys } from './account-keys.ts';

/** Returns the account of the session: email address, password, wallets. */
export function useAccount() {
  const session = useStore(sessionStore, null);
  // A newly linked wallet changes the session, so the account is read again.
  const wallets = session?.wallets?.join() ?? '';
  return useQuery({
    queryKey: accountKeys.account(session?.userId ?? '', wallets),
    queryFn: ({ signal }) => readAccount(signal),
    staleTime: STALE_MS.live,
    enabled: session !== null,
    placeholderData: (before) => (before?.id === session?.userId ? before : undefined),
  });
}

export function useSessions() {
  const session = useStore(sessionStore, null);
  return useQuery({
    queryKey: accountKeys.sessions(session?.userId ?? ''),
    queryFn: ({ signal }) => accountApi.listSessions(signal),
    staleTime: 0,
    enabled: session !== null,
  });
}

/** Returns a function that refetches the account's queries after a change. */
export function useAccountRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountKeys.all });
}
