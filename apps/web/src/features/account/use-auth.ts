import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { showToast } from '../../ui/show-toast.ts';
import { onConfirmedElsewhere } from './confirmed-elsewhere.ts';
import type { SentLetter } from './mail-sent.tsx';
import { readReturnPath } from './return-path.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** Goes where the person came from: the page that sent them here, else the one before, else home. */
function useGoOn(): () => void {
  const navigate = useNavigate();
  const { localize } = useLanguage();
  const next = useRef<string | null>(null);
  // Choosing a tab rewrites the query, so it is read once.
  useEffect(() => {
    next.current ??= readReturnPath(location.search);
  }, []);
  return () => {
    const before = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (next.current) void navigate(next.current, { replace: true });
    else if (before > 0) void navigate(-1);
    else void navigate(localize('/'), { replace: true });
  };
}

const never = () => () => undefined;
/** The static file knows no query: which tab is open is only known in the browser. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What `/auth` is about right now: a mailed link, a letter on its way, a forgotten password, or the two forms. */
export function useAuth() {
  const [search, setSearch] = useSearchParams();
  const { state: link, forget } = useMailedLink();
  const goOn = useGoOn();
  const isHydrated = useIsHydrated();
  const [email, setEmail] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const [letter, setLetter] = useState<SentLetter | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  useEffect(
    () =>
      onConfirmedElsewhere((address) => {
        setLetter(null);
        setEmail(address);
        setConfirmed(address);
        setSearch({}, { replace: true });
      }),
    [setSearch],
  );

  const finish = (title: string) => {
    showToast({ tone: 'done', title });
    goOn();
  };
  const sent = (kind: SentLetter['kind']) => (address: string, again: () => Promise<unknown>) => {
    setEmail(address);
    setIsForgotten(false);
    setLetter({ kind, email: address, again, sentAt: Date.now() });
  };
  const askAnew = () => {
    forget();
    setIsForgotten(true);
  };
  const forgetPassword = (address: string) => {
    setEmail(address);
    setIsForgotten(true);
  };
  return {
    link,
    letter,
    email,
    confirmed,
    isForgotten,
    isHydrated,
    isRegistering: isHydrated && search.get('tab') === 'register',
    goOn,
    finish,
    sent,
    askAnew,
    forgetPassword,
    forgetLetter: () => setLetter(null),
    rememberPassword: () => setIsForgotten(false),
  };
}
export type Auth = ReturnType<typeof useAuth>;
