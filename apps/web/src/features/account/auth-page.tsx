import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from '../../lib/store/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { OpenLine } from './open-line.tsx';
import { FaultNote } from './fault-note.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { MailSent, type SentLetter } from './mail-sent.tsx';
import { onConfirmedElsewhere } from './confirmed-elsewhere.ts';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { readReturnPath } from './return-path.ts';
import { SignedIn } from './signed-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useMailedLink } from './use-mailed-link.ts';
import { WalletWay } from './wallet-way.tsx';

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

function Head({ title, lede }: { title: string; lede?: ReactNode }) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {lede ? <p className="lede">{lede}</p> : null}
    </div>
  );
}

const never = () => () => undefined;
/** The static file knows no query: which tab is open is only known in the browser. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** `/auth`: log in, register, a forgotten password, and where mailed links lead. */
export function AuthPage() {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const session = useStore(sessionStore, null);
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

  if (link.status === 'working')
    return (
      <div className="wrap" aria-busy="true">
        <Head title={t('auth.titles.confirming')} lede={t('link.working')} />
      </div>
    );
  if (link.status === 'reset')
    return (
      <div className="wrap">
        <Head title={t('auth.titles.reset')} lede={t('reset.text')} />
        <ResetForm token={link.token} onDone={() => finish(t('reset.done'))} onNewLink={askAnew} />
      </div>
    );
  if (letter)
    return (
      <>
        <div className="wrap">
          <Head
            title={t('auth.titles.sent')}
            lede={letter.kind === 'confirm' ? t('sent.success') : undefined}
          />
        </div>
        <OpenLine />
        <div className="wrap">
          <MailSent letter={letter} onOther={() => setLetter(null)} />
        </div>
      </>
    );
  if (isForgotten)
    return (
      <div className="wrap">
        <Head title={t('auth.titles.forgot')} lede={t('forgot.text')} />
        <ForgotForm email={email} onSent={sent('reset')} onBack={() => setIsForgotten(false)} />
      </div>
    );

  const done = link.status === 'confirmed' || link.status === 'changed' ? link : null;
  const known = done?.email ?? confirmed ?? email;
  const good = done
    ? t(done.status === 'changed' ? 'signIn.changed' : 'signIn.confirmed', { email: done.email })
    : confirmed && t('signIn.confirmed', { email: confirmed });
  const notices = (
    <>
      {good ? (
        <div className="account-news" role="status">
          <Note>{good}</Note>
        </div>
      ) : null}
      {link.status === 'failed' ? (
        <div className="account-news">
          <FaultNote error={link.error} />
          <Button isSmall onClick={askAnew}>
            {t('link.newLink')}
          </Button>
        </div>
      ) : null}
    </>
  );
  if (session)
    return (
      <div className="wrap">
        <Head title={t('auth.titles.signedIn')} />
        {notices}
        <SignedIn session={session} onGoOn={goOn} />
      </div>
    );
  const isRegistering = isHydrated && search.get('tab') === 'register';
  return (
    <div className="wrap">
      <Head title={t(isRegistering ? 'auth.titles.register' : 'auth.titles.signIn')} />
      {notices}
      <div className="auth-ways">
        <div>
          {isHydrated ? (
            <Tabs
              label={t('auth.choose')}
              tabs={[
                {
                  id: 'login',
                  name: t('signIn.tab'),
                  content: (
                    <SignInForm
                      key={known}
                      email={known}
                      onSignedIn={() => finish(t('signIn.done'))}
                      onForgot={(address) => {
                        setEmail(address);
                        setIsForgotten(true);
                      }}
                    />
                  ),
                },
                {
                  id: 'register',
                  name: t('register.tab'),
                  content: <RegisterForm email={email} onRegistered={sent('confirm')} />,
                },
              ]}
            />
          ) : (
            <Skeleton className="h-80" />
          )}
        </div>
        <div className="auth-or" aria-hidden="true">
          {t('auth.or')}
        </div>
        <WalletWay />
      </div>
    </div>
  );
}
