import { useId } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmailLine } from './email-line.tsx';
import { listApi } from './list-api.ts';
import { SentNote } from './sent-note.tsx';
import { SignUpError } from './sign-up-error.tsx';
import { useSignUp } from './use-sign-up.ts';

/** The newsletter form in the footer of every page, with a single field. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [id, errorId] = [useId(), useId()];
  const { state, submit } = useSignUp(({ email = '', website = '' }) =>
    listApi.joinNewsletter({ email, language, website }),
  );
  if (state.status === 'sent') return <SentNote email={state.email} />;
  return (
    <form className="sign-up newsletter" noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('signUp.newsletter')}</label>
      <EmailLine
        id={id}
        errorId={errorId}
        placeholder={t('signUp.placeholder')}
        isInvalid={state.status === 'invalid'}
      >
        <Button type="submit" isBusy={state.status === 'sending'}>
          {t('signUp.subscribe')}
        </Button>
      </EmailLine>
      <SignUpError state={state} id={errorId} />
      <div className="honey-pot" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label={t('signUp.trap')} />
      </div>
    </form>
  );
}
