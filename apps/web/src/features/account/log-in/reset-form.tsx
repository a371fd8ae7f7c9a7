import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { accountApi } from '../account-api.ts';
import { ErrorNote } from '../error-note.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useSending } from '../use-sending.ts';

export interface ResetFormProps {
  /** Token of the mailed link. */
  readonly token: string;
  readonly onDone: () => void;
  readonly onNewLink: () => void;
}

/** Sets a new password through a mailed link and logs in immediately. */
export function ResetForm({ token, onDone, onNewLink }: ResetFormProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const form = useAccountForm('newPasswordForm', { password: '', repeat: '' });
  const { send, isPending, error, setError } = useSending();
  const submit = form.handleSubmit(
    async ({ password }) => {
      if (await send(() => accountApi.resetPassword(token, password, language))) onDone();
    },
    () => setError(null),
  );
  return (
    <form className="form account-form account-narrow" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorNote error={error} />
      <NewPasswordFields
        label={t('fields.newPassword')}
        email=""
        value={form.watch('password')}
        password={form.register('password', {
          deps: form.formState.touchedFields.repeat ? 'repeat' : undefined,
        })}
        repeat={form.register('repeat')}
        errors={form.formState.errors}
      />
      <div className="row">
        <SubmitButton isPending={isPending} pendingText={t('reset.pending')}>
          {t('reset.submit')}
        </SubmitButton>
        {error ? (
          <Button variant="quiet" onClick={onNewLink}>
            {t('link.newLink')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
