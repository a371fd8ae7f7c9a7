import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { onConfirmedElsewhere } from './confirmed-elsewhere.ts';
import type { SentMail } from './mail-sent.tsx';
import { readReturnPath } from './return-path.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** Opens the page that sent the user to the login, or the dashboard. */
function useGoOn(): () => void {
  const navigate = useNavigate();
  const { localize } = useLanguage();
  const next = useRef<string | null>(null);
  // The query is read once, because choosing a tab overwrites it.
  useEffect(() => {
    next.current ??= readReturnPath(location.search);
  }, []);
  return () => {
    void navigate(next.current ?? localize('/energy-dashboard'), { replace: true });
  };
}

const never = () => () => undefined;
/** The static file has no query, so the open tab is only known in the browser. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** When another tab has confirmed the address registered here, logs in with it or asks for the password. */
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
  const [search, setSearch] = useSearchParams();
  const { state: link, forget } = useMailedLink();
  const goOn = useGoOn();
  const isHydrated = useIsHydrated();
  const [email, setEmail] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const [mail, setMail] = useState<SentMail | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  const finish = (title: string) => {
    showToast({ tone: 'done', title });
    goOn();
  };
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
    goOn,
    finish,
    sent,
    requestAgain,
    forgetPassword,
    forgetMail: () => setMail(null),
    rememberPassword: () => setIsForgotten(false),
  };
}
export type Auth = ReturnType<typeof useAuth>;
