import type { ChangeEvent } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { accountApi } from '../account-api.ts';
import { ErrorNote } from '../error-note.tsx';
import type { Registration } from './mail-sent.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useSending } from '../use-sending.ts';

export interface RegisterFormProps {
  readonly email: string;
  /** Receives the address entered so far. */
  readonly onEmail: (email: string) => void;
  /** The form is submitted, so messages about earlier attempts are obsolete. */
  readonly onSubmit: () => void;
  /** Receives the recipient's address, a function to send the email again, and the registration. */
  readonly onRegistered: (email: string, again: () => Promise<unknown>, registration: Registration) => void;
}

/** Creates an account by email. */
export function RegisterForm({ email, onEmail, onSubmit, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const form = useAccountForm('registerForm', { email, password: '', repeat: '' });
  const { send, isPending, error, setError } = useSending();
  const { errors, touchedFields } = form.formState;
  // Validated again together with the first field after it has been left: an error that appears earlier would
  // move the button away while it is being clicked.
  const repeatDeps = touchedFields.repeat ? 'repeat' : undefined;
  const [typedEmail, typedPassword] = form.watch(['email', 'password']);
  const emailField = form.register('email', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEmail(target.value),
  });
  const submit = form.handleSubmit(
    async (values) => {
      onSubmit();
      const keys: string[] = [];
      const signUp = async () => {
        keys.push(await accountApi.signUp(values.email, values.password, language));
      };
      // The password stays in the memory of this page until the address is confirmed on another device.
      const logIn = () => accountApi.signIn(values.email, values.password, language);
      if (await send(signUp)) onRegistered(values.email, signUp, { keys, logIn });
    },
    () => setError(null),
  );
  return (
    <form className="form account-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorNote error={error} />
      <FormField label={t('fields.email')} need="required" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...emailField} />
      </FormField>
      <NewPasswordFields
        label={t('fields.password')}
        email={typedEmail}
        value={typedPassword}
        password={form.register('password', { deps: repeatDeps })}
        repeat={form.register('repeat')}
        errors={errors}
      />
      <SubmitButton isWide isPending={isPending} pendingText={t('register.pending')}>
        {t('register.submit')}
      </SubmitButton>
      <p className="faint small">{t('register.note')}</p>
    </form>
  );
}
