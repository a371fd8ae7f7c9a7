import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import type { ChangeEvent } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { accountApi } from '../account-api.ts';
import { DevMailLink } from './dev-mail-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useSending } from '../use-sending.ts';

export interface SignInFormProps {
  readonly email: string;
  /** Receives the address entered so far. */
  readonly onEmail: (email: string) => void;
  /** The form is submitted, so messages about earlier attempts are obsolete. */
  readonly onSubmit: () => void;
  readonly onSignedIn: () => void;
  /** Receives the address entered so far. */
  readonly onForgot: (email: string) => void;
}

const isUnconfirmed = (error: unknown) =>
  error instanceof ApiError && error.code === ACCOUNT_ERRORS.emailUnconfirmed;

export function SignInForm({ email, onEmail, onSubmit, onSignedIn, onForgot }: SignInFormProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const form = useAccountForm('signInForm', { email, password: '' });
  const { send, isPending, error, setError } = useSending();
  const { errors } = form.formState;
  const emailField = form.register('email', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEmail(target.value),
  });
  const submit = form.handleSubmit(
    async (values) => {
      onSubmit();
      if (await send(() => accountApi.signIn(values.email, values.password, language))) onSignedIn();
    },
    () => setError(null),
  );
  return (
    <form className="form account-form" noValidate onSubmit={(event) => void submit(event)}>
      {isUnconfirmed(error) ? (
        <Note step={<DevMailLink />}>{t('unconfirmed.text')}</Note>
      ) : (
        <ErrorNote error={error} />
      )}
      <FormField label={t('fields.email')} need="required" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...emailField} />
      </FormField>
      <FormField label={t('fields.password')} need="required" error={errors.password?.message}>
        <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
      </FormField>
      <SubmitButton isWide isPending={isPending} pendingText={t('signIn.pending')}>
        {t('signIn.submit')}
      </SubmitButton>
      <button type="button" className="link-button" onClick={() => onForgot(form.getValues('email'))}>
        {t('signIn.forgot')}
      </button>
    </form>
  );
}
