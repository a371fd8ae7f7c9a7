import { useState, type ReactNode } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { ErrorNote } from '../error-note.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { MailSent, type SentMail } from './mail-sent.tsx';
import { OpenLine } from '../open-line.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignedIn } from './signed-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { type Auth, useAuth } from './use-auth.ts';
import { WalletLogIn } from './wallet-log-in.tsx';

function Head({ title, lede }: { title: string; lede?: ReactNode }) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {lede ? <p className="lede">{lede}</p> : null}
    </div>
  );
}

/** Confirms that the email was sent. */
function MailSentView({ mail, onOther }: { mail: SentMail; onOther: () => void }) {
  const { t } = useTranslation('account');
  return (
    <>
      <div className="wrap">
        <Head title={t('auth.titles.sent')} lede={mail.kind === 'confirm' ? t('sent.success') : undefined} />
      </div>
      <OpenLine />
      <div className="wrap">
        <MailSent mail={mail} onOther={onOther} />
      </div>
    </>
  );
}

/** Returns the address that an opened link has confirmed; null if none. */
const doneOf = ({ link }: Auth) => (link.status === 'confirmed' || link.status === 'changed' ? link : null);

/** Shows the result of a mailed link opened here or in another tab. */
function Notices({ auth }: { auth: Auth }) {
  const { t } = useTranslation('account');
  const { link, confirmed, requestAgain } = auth;
  const done = doneOf(auth);
  const good = done
    ? t(done.status === 'changed' ? 'signIn.changed' : 'signIn.confirmed', { email: done.email })
    : confirmed && t('signIn.confirmed', { email: confirmed });
  return (
    <>
      {good ? (
        <div className="account-news" role="status">
          <Note>{good}</Note>
        </div>
      ) : null}
      {link.status === 'failed' ? (
        <div className="account-news">
          <ErrorNote error={link.error} />
          <Button isSmall onClick={requestAgain}>
            {t('link.newLink')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Lets the user log in or register, by email or by wallet. */
function LogInOptions({ auth }: { auth: Auth }) {
  const { t } = useTranslation('account');
  const { email, confirmed, finish, sent, forgetPassword, forgetFailure } = auth;
  const known = doneOf(auth)?.email ?? confirmed ?? email;
  // Kept when the user changes between the two forms; null until an address is entered here.
  const [typed, setTyped] = useState<string | null>(null);
  const signIn = (
    <SignInForm
      key={known}
      email={typed ?? known}
      onEmail={setTyped}
      onSubmit={forgetFailure}
      onSignedIn={() => finish(t('signIn.done'))}
      onForgot={forgetPassword}
    />
  );
  const register = (
    <RegisterForm
      email={typed ?? email}
      onEmail={setTyped}
      onSubmit={forgetFailure}
      onRegistered={sent('confirm')}
    />
  );
  const tabs = [
    { id: 'login', name: t('signIn.tab'), content: signIn },
    { id: 'register', name: t('register.tab'), content: register },
  ];
  return (
    <div className="auth-ways">
      <div>
        {auth.isHydrated ? <Tabs label={t('auth.choose')} tabs={tabs} /> : <Skeleton className="h-80" />}
      </div>
      <div className="auth-or" aria-hidden="true">
        {t('auth.or')}
      </div>
      <WalletLogIn />
    </div>
  );
}

/** `/auth`: login, registration, forgotten password, and the target of mailed links. */
export function AuthPage() {
  const { t } = useTranslation('account');
  const session = useStore(sessionStore, null);
  const auth = useAuth();
  const { link, mail, email, finish, sent, requestAgain } = auth;
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
        <ResetForm token={link.token} onDone={() => finish(t('reset.done'))} onNewLink={requestAgain} />
      </div>
    );
  if (mail) return <MailSentView mail={mail} onOther={auth.forgetMail} />;
  if (auth.isForgotten)
    return (
      <div className="wrap">
        <Head title={t('auth.titles.forgot')} lede={t('forgot.text')} />
        <ForgotForm email={email} onSent={sent('reset')} onBack={auth.rememberPassword} />
      </div>
    );
  return (
    <div className="wrap">
      <Head
        title={t(
          session
            ? 'auth.titles.signedIn'
            : auth.isRegistering
              ? 'auth.titles.register'
              : 'auth.titles.signIn',
        )}
      />
      <Notices auth={auth} />
      {session ? <SignedIn session={session} onProceed={auth.proceed} /> : <LogInOptions auth={auth} />}
    </div>
  );
}
