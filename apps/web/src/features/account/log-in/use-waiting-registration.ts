import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { accountApi } from '../account-api.ts';
import type { SentMail } from './mail-sent.tsx';

/** Milliseconds between two checks; none while the tab is in the background. */
const CHECK_EVERY_MS = 5_000;

/** Calls `onLoggedIn` when this browser is logged in with an address; a login of another tab counts. */
export function useLoggedInAs(email: string | null, onLoggedIn: () => void): void {
  const session = useStore(sessionStore, null);
  const isLoggedIn = email !== null && session?.email === email;
  const notify = useEffectEvent(onLoggedIn);
  useEffect(() => {
    if (isLoggedIn) notify();
  }, [isLoggedIn]);
}

/**
 * Logs in the tab that registered when its mailed link is opened on another device. The password that was
 * entered here is in the memory of this tab; the API only says that the address is confirmed.
 * @param onRefused receives the address if the login fails, so that the user can log in
 */
export function useWaitingRegistration(mail: SentMail | null, onRefused: (email: string) => void): void {
  const registration = mail?.registration;
  const email = mail?.email ?? '';
  const { data: isConfirmed } = useQuery({
    queryKey: ['account', 'registration', email, mail?.sentAt],
    queryFn: async ({ signal }) =>
      (await accountApi.readConfirmStatus(email, registration?.keys ?? [], signal)).is_confirmed,
    enabled: registration !== undefined,
    refetchInterval: ({ state }) => (state.data === true ? false : CHECK_EVERY_MS),
  });
  const logIn = useEffectEvent(() => registration?.logIn().catch(() => onRefused(email)));
  useEffect(() => {
    if (isConfirmed === true && sessionStore.get()?.email !== email) void logIn();
  }, [isConfirmed, email]);
}
