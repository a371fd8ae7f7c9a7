import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { ApiError } from '../../../lib/api/http.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { accountApi } from '../account-api.ts';
import { ErrorNote } from '../error-note.tsx';
import { NewPasswordFields } from '../log-in/new-password-fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useSending } from '../use-sending.ts';

const isWrong = (error: unknown) =>
  error instanceof ApiError && error.code === ACCOUNT_ERRORS.credentialsWrong;

/**
 * Changes the password after checking the current one. @param email for the rules and for password managers
 */
export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const form = useAccountForm('changePasswordForm', { current: '', password: '', repeat: '' });
  const { send, isPending, error, setError } = useSending();
  const { errors, touchedFields } = form.formState;
  // Validated again together with the first field after it has been left: an error that appears earlier would
  // move the button away while it is being clicked.
  const repeatDeps = touchedFields.repeat ? 'repeat' : undefined;
  const submit = form.handleSubmit(async ({ current, password }) => {
    if (!(await send(() => accountApi.changePassword(current, password, language)))) return;
    showToast({ tone: 'done', title: t('password.changed') });
    onDone();
  });
  const wrong = isWrong(error) ? t('password.wrong') : undefined;
  return (
    <form className="form setting-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorNote error={wrong ? null : error} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField label={t('fields.currentPassword')} need="required" error={errors.current?.message ?? wrong}>
        <TextInput
          type="password"
          autoComplete="current-password"
          {...form.register('current', { onChange: () => setError(null) })}
        />
      </FormField>
      <NewPasswordFields
        label={t('fields.newPassword')}
        email={email}
        value={form.watch('password')}
        password={form.register('password', { deps: repeatDeps })}
        repeat={form.register('repeat')}
        errors={errors}
      />
      <div className="row">
        <SubmitButton isPending={isPending} pendingText={t('password.pending')}>
          {t('password.submit')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('email.cancel')}
        </Button>
      </div>
    </form>
  );
}
