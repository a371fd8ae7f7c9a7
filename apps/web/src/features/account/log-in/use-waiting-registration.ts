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
 * Calls `onConfirmed` once when the mailed link of a registration was opened. A failed check is repeated with
 * the next one. Returns a function to stop.
 */
function watchConfirmation({ email, registration }: SentMail, onConfirmed: () => void): () => void {
  const ended = new AbortController();
  const stop = () => {
    clearInterval(timer);
    ended.abort();
  };
  const check = async () => {
    if (document.hidden) return;
    const keys = registration?.keys ?? [];
    const status = await accountApi.readConfirmStatus(email, keys, ended.signal).catch(() => null);
    if (!status?.is_confirmed || ended.signal.aborted) return;
    stop();
    onConfirmed();
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  return stop;
}

/**
 * Logs in the tab that registered when its mailed link is opened on another device. The password that was
 * entered here is in the memory of this tab; the API only says that the address is confirmed.
 * @param onRefused receives the address if the login fails, so that the user can log in
 */
export function useWaitingRegistration(mail: SentMail | null, onRefused: (email: string) => void): void {
  const waiting = mail?.registration ? mail : null;
  const logIn = useEffectEvent(({ email, registration }: SentMail) => {
    // The session of a link that was opened in this browser has already arrived.
    if (sessionStore.get()?.email !== email) void registration?.logIn().catch(() => onRefused(email));
  });
  useEffect(() => (waiting ? watchConfirmation(waiting, () => logIn(waiting)) : undefined), [waiting]);
}
