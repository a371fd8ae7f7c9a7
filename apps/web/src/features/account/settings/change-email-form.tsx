import type { SessionUser } from '@nova/shared/account/schemas';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { accountApi } from '../account-api.ts';
import { ErrorNote } from '../error-note.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useSending } from '../use-sending.ts';

export interface ChangeEmailFormProps {
  readonly account: SessionUser['user'];
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

/** Requests the link that changes the account's email address. */
export function ChangeEmailForm({ account, onSent, onCancel }: ChangeEmailFormProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const form = useAccountForm('changeEmailForm', { email: '', password: '' });
  const { send, isPending, error } = useSending();
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ email, password }) => {
    if (email === account.email) return form.setError('email', { message: t('email.same') });
    if (account.has_password && !password) return form.setError('password', { message: t('errors.missing') });
    const changeEmail = () => accountApi.changeEmail(email, password || undefined, language);
    if (await send(changeEmail)) onSent(email);
  });
  return (
    <form className="form setting-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorNote error={error} />
      <FormField label={t('email.new')} need="required" hint={t('email.hint')} error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
      </FormField>
      {account.has_password ? (
        <FormField label={t('fields.password')} need="required" error={errors.password?.message}>
          <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
        </FormField>
      ) : null}
      <div className="row">
        <SubmitButton isPending={isPending} pendingText={t('email.pending')}>
          {t('email.submit')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('email.cancel')}
        </Button>
      </div>
    </form>
  );
}
