import type { OwnAccount } from '@nova/shared/presale/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { sessionStore, walletsOf } from '../../../lib/session/session-store.ts';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';

const POLL_EVERY_MS = 1_000;
/** Milliseconds between two polls after linking a wallet, until the server has claimed the account for it. */
const UNCLAIMED_MS = 3_000;

/** Conditions under which a canceled or requested link is complete. */
const isDone = {
  cancel: ({ waiting_link: link }: OwnAccount) => link === null,
  request: ({ waiting_link: link, owner }: OwnAccount) => link !== null || owner !== null,
} as const;
export type LinkStep = keyof typeof isDone;

/**
 * Returns the account's assets and the two operations for its link to a wallet. An operation is written to
 * the chain and polled until it is visible there.
 */
export function useOwnAccount() {
  const session = useStore(sessionStore, null);
  const wallets = session ? walletsOf(session) : [];
  const [requestedStep, setRequested] = useState<LinkStep | null>(null);
  const { data, refetch } = useQuery({
    queryKey: presaleKeys.ownAccount(session?.userId ?? '', wallets),
    queryFn: ({ signal }) => presaleApi.readOwnAccount(signal),
    enabled: session !== null,
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: account } }) => {
      if (!account?.address) return false;
      if (requestedStep !== null && !isDone[requestedStep](account)) return POLL_EVERY_MS;
      return wallets.length > 0 && !isDone.request(account) ? UNCLAIMED_MS : false;
    },
  });
  const step = requestedStep !== null && data && !isDone[requestedStep](data) ? requestedStep : null;
  const take = async (next: LinkStep) => {
    setRequested(next);
    try {
      await (next === 'cancel' ? presaleApi.cancelLink() : presaleApi.requestLink());
    } catch (error) {
      setRequested(null);
      // The link was executed or canceled meanwhile, so the current state is shown.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    } finally {
      await refetch();
    }
  };
  return { account: data, step, take, refetch: () => void refetch() };
}
