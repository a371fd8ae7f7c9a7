import type { OwnAccount } from '@nova/shared/presale/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { sessionStore, walletsOf } from '../../../lib/session/session-store.ts';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';

const POLL_EVERY_MS = 1_000;
/** A wallet that was linked a moment ago is taken over to the chain by itself. */
const UNCLAIMED_MS = 3_000;

/** What a step towards a wallet, or back, has to bring before it is done. */
const isDone = {
  cancel: ({ waiting_link: link }: OwnAccount) => link === null,
  ask: ({ waiting_link: link, owner }: OwnAccount) => link !== null || owner !== null,
} as const;
export type LinkStep = keyof typeof isDone;

/**
 * What the signed-in account owns by itself, and the two steps that can be taken with its link to a wallet. A step goes
 * over the chain: it is followed until the chain shows it.
 */
export function useOwnAccount() {
  const session = useStore(sessionStore, null);
  const wallets = session ? walletsOf(session) : [];
  const [asked, setAsked] = useState<LinkStep | null>(null);
  const { data, refetch } = useQuery({
    queryKey: presaleKeys.ownAccount(session?.userId ?? '', wallets),
    queryFn: ({ signal }) => presaleApi.readOwnAccount(signal),
    enabled: session !== null,
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: account } }) => {
      if (!account?.address) return false;
      if (asked !== null && !isDone[asked](account)) return POLL_EVERY_MS;
      return wallets.length > 0 && !isDone.ask(account) ? UNCLAIMED_MS : false;
    },
  });
  const step = asked !== null && data && !isDone[asked](data) ? asked : null;
  const take = async (next: LinkStep) => {
    setAsked(next);
    try {
      await (next === 'cancel' ? presaleApi.cancelLink() : presaleApi.requestLink());
    } catch (error) {
      setAsked(null);
      // Meanwhile it was taken by the clock or on another device: what is true now is shown.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    } finally {
      await refetch();
    }
  };
  return { account: data, step, take, refetch: () => void refetch() };
}
