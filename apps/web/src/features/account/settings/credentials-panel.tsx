import type { SessionUser } from '@nova/shared/account/schemas';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { accountApi } from '../account-api.ts';
import { DevMailLink } from '../log-in/dev-mail-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { useAccountRefresh } from '../use-account.ts';
import { useSending } from '../use-sending.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

type Account = SessionUser['user'];

// Loaded on click so that the form libraries are not part of the page's initial load.
const ChangeEmailForm = lazyPart(async () => (await import('./change-email-form.tsx')).ChangeEmailForm);
const ChangePasswordForm = lazyPart(
  async () => (await import('./change-password-form.tsx')).ChangePasswordForm,
);

function EmailSetting({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="setting">
      <div className="setting-head">
        <span className="muted">{t('email.name')}</span>
        <span className="setting-name">
          {account.email ?? t('email.none')}
          {account.email ? <SealState shape="sealed">{t('email.confirmed')}</SealState> : null}
        </span>
        {isOpen ? null : (
          <Button isSmall onClick={() => setIsOpen(true)}>
            {t(account.email ? 'email.change' : 'email.add')}
          </Button>
        )}
      </div>
      {sentTo ? (
        <div role="status">
          <Note step={<DevMailLink />}>{t('email.sent', { email: sentTo })}</Note>
        </div>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-30" />}>
          <ChangeEmailForm
            account={account}
            onSent={(email) => {
              setIsOpen(false);
              setSentTo(email);
            }}
            onCancel={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** An account with an address but no password sets one through the same link as a forgotten password. */
function ChoosePassword({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { send, isPending, error } = useSending();
  const [isSent, setIsSent] = useState(false);
  const request = async () => setIsSent(await send(() => accountApi.forgotPassword(email, language)));
  if (isSent) return <Note step={<DevMailLink />}>{t('password.chooseSent', { email })}</Note>;
  return (
    <>
      <ErrorNote error={error} />
      <p className="row">
        <span className="muted small">{t('password.chooseText')}</span>
        <Button isSmall isBusy={isPending} onClick={() => void request()}>
          {t('password.choose')}
        </Button>
      </p>
    </>
  );
}

function PasswordSetting({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const refresh = useAccountRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    void refresh();
  };
  return (
    <div className="setting">
      <div className="setting-head">
        <span className="muted">{t('password.name')}</span>
        <span className="setting-name">{t(account.has_password ? 'password.isSet' : 'password.none')}</span>
        {account.has_password && !isOpen ? (
          <Button isSmall onClick={() => setIsOpen(true)}>
            {t('password.change')}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ChangePasswordForm email={account.email ?? ''} onDone={close} />
        </Suspense>
      ) : null}
      {account.has_password ? null : account.email ? (
        <ChoosePassword email={account.email} />
      ) : (
        <p className="muted small">{t('password.noEmail')}</p>
      )}
    </div>
  );
}

/** Email address and password of the account. */
export function CredentialsPanel({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  return (
    <Panel title={t('email.title')}>
      <EmailSetting account={account} />
      <PasswordSetting account={account} />
    </Panel>
  );
}
