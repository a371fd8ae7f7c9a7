import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import type { Registration, SentMail } from './mail-sent.tsx';
import { readReturnPath } from './return-path.ts';
import { consumeRegisteredPath, storeRegistration } from './stored-registration.ts';
import { useMailedLink } from './use-mailed-link.ts';
import { useLoggedInAs, useWaitingRegistration } from './use-waiting-registration.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

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

const never = () => () => undefined;
/** The static file has no query, so the open tab is only known in the browser. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
    // A login in this tab also triggers `useLoggedInAs`; only the first call shows a message.
    if (isFinished.current) return;
    isFinished.current = true;
    showToast({ tone: 'done', title });
    continueToNext();
  };
  useLoggedInAs(linked ?? (mail?.registration ? mail.email : null), () => finish(t('signIn.done')));
  useWaitingRegistration(mail, (address) => {
    setMail(null);
    setEmail(address);
    setConfirmed(address);
    const next = search.get('next');
    setSearch(next === null ? {} : { next }, { replace: true });
  });
  const sent =
    (kind: SentMail['kind']) =>
    (address: string, again: () => Promise<unknown>, registration?: Registration) => {
      const store = () => {
        if (registration) storeRegistration({ email: address, next: readNext(), keys: registration.keys });
      };
      const sendAgain = async () => {
        await again();
        store();
      };
      setEmail(address);
      setIsForgotten(false);
      store();
      setMail({ kind, email: address, again: sendAgain, registration, sentAt: serverNow() });
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
    /** Hides the error of a mailed link. */
    forgetFailure: () => {
      if (link.status === 'failed') forget();
    },
    forgetMail: () => setMail(null),
    rememberPassword: () => setIsForgotten(false),
  };
}
export type Auth = ReturnType<typeof useAuth>;
