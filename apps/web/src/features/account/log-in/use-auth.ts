import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { onConfirmedElsewhere, storeRegistered, consumeRegisteredPath } from './stored-registration.ts';
import type { SentMail } from './mail-sent.tsx';
import { readReturnPath } from './return-path.ts';
import { useMailedLink } from './use-mailed-link.ts';

/**
 * Returns the navigation after a login: to the page that linked here, otherwise to the dashboard. The tab of
 * a mailed link uses the return path of the tab that registered.
 */
function useProceed(confirmed: string | null) {
  const navigate = useNavigate();
  const { localize } = useLanguage();
  const next = useRef<string | null>(null);
  // The query is read once, because choosing a tab overwrites it.
  useEffect(() => {
    next.current ??= readReturnPath(location.search);
  }, []);
  const continueToNext = () => {
    const path = next.current ?? (confirmed === null ? null : consumeRegisteredPath(confirmed));
    void navigate(path ?? localize('/energy-dashboard'), { replace: true });
  };
  return { proceed: continueToNext, readNext: () => next.current };
}

/** Calls `onLoggedIn` when the tab that registered has logged in with the address confirmed in this tab. */
function useLoggedInElsewhere(confirmed: string | null, onLoggedIn: () => void): void {
  const session = useStore(sessionStore, null);
  const isLoggedIn = confirmed !== null && session?.email === confirmed;
  const latest = useRef(onLoggedIn);
  useEffect(() => {
    latest.current = onLoggedIn;
  });
  useEffect(() => {
    if (isLoggedIn) latest.current();
  }, [isLoggedIn]);
}

const never = () => () => undefined;
/** The static file has no query, so the open tab is only known in the browser. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Logs in, or asks for the password, when another tab has confirmed the address registered in this tab. */
function useConfirmedElsewhere(
  mail: SentMail | null,
  onLoggedIn: (title: string) => void,
  onConfirmed: (email: string) => void,
): void {
  const { t } = useTranslation('account');
  const act = useRef<(address: string) => void>(() => undefined);
  useEffect(() => {
    act.current = (address) => {
      const logIn = mail?.email === address ? mail.logIn : undefined;
      if (!logIn) return onConfirmed(address);
      void logIn().then(
        () => onLoggedIn(t('signIn.done')),
        () => onConfirmed(address),
      );
    };
  });
  useEffect(() => onConfirmedElsewhere((address) => act.current(address)), []);
}

/**
 * Returns the current state of `/auth`: a mailed link, a sent email, a forgotten password, or the two forms.
 */
export function useAuth() {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const { state: link, forget } = useMailedLink();
  const linked = link.status === 'confirmed' ? link.email : null;
  const { proceed: continueToNext, readNext } = useProceed(linked);
  const isHydrated = useIsHydrated();
  const [email, setEmail] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const [mail, setMail] = useState<SentMail | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  const isFinished = useRef(false);
  const finish = (title: string) => {
    // A login in this tab also triggers `useLoggedInElsewhere`; only the first call shows a message.
    if (isFinished.current) return;
    isFinished.current = true;
    showToast({ tone: 'done', title });
    continueToNext();
  };
  useLoggedInElsewhere(linked, () => finish(t('signIn.done')));
  useConfirmedElsewhere(mail, finish, (address) => {
    setMail(null);
    setEmail(address);
    setConfirmed(address);
    const next = search.get('next');
    setSearch(next === null ? {} : { next }, { replace: true });
  });
  const sent =
    (kind: SentMail['kind']) =>
    (address: string, again: () => Promise<unknown>, logIn?: () => Promise<unknown>) => {
      setEmail(address);
      setIsForgotten(false);
      if (kind === 'confirm') storeRegistered(address, readNext());
      setMail({ kind, email: address, again, logIn, sentAt: Date.now() });
    };
  const requestAgain = () => {
    forget();
    setIsForgotten(true);
  };
  const forgetPassword = (address: string) => {
    setEmail(address);
    setIsForgotten(true);
  };
  return {
    link,
    mail,
    email,
    confirmed,
    isForgotten,
    isHydrated,
    isRegistering: isHydrated && search.get('tab') === 'register',
    proceed: continueToNext,
    finish,
    sent,
    requestAgain,
    forgetPassword,
    forgetMail: () => setMail(null),
    rememberPassword: () => setIsForgotten(false),
  };
}
export type Auth = ReturnType<typeof useAuth>;
