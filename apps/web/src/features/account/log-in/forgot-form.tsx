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

export interface ForgotFormProps {
  readonly email: string;
  readonly onSent: (email: string, again: () => Promise<unknown>) => void;
  readonly onBack: () => void;
}

/** Requests a link to choose a new password. */
export function ForgotForm({ email, onSent, onBack }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const form = useAccountForm('emailForm', { email });
  const { send, isPending, error, setError } = useSending();
  const submit = form.handleSubmit(
    async (values) => {
      const request = () => accountApi.forgotPassword(values.email, language);
      if (await send(request)) onSent(values.email, request);
    },
    () => setError(null),
  );
  return (
    <form className="form account-form account-narrow" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorNote error={error} />
      <FormField label={t('fields.email')} need="required" error={form.formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </FormField>
      <div className="row">
        <SubmitButton isPending={isPending} pendingText={t('forgot.pending')}>
          {t('forgot.submit')}
        </SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          {t('forgot.back')}
        </Button>
      </div>
    </form>
  );
}
