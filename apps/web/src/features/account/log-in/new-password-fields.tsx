import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasswordRules } from './password-rules.tsx';

export interface NewPasswordFieldsProps {
  readonly label: string;
  readonly email: string;
  /** The value entered so far. */
  readonly value: string;
  readonly password: UseFormRegisterReturn;
  readonly repeat: UseFormRegisterReturn;
  readonly errors: {
    readonly password?: { readonly message?: string };
    readonly repeat?: { readonly message?: string };
  };
}

/** Fields for a new password, entered twice, with its rules. */
export function NewPasswordFields({ label, email, value, password, repeat, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <div className="password-choice">
        <FormField label={label} need="required" error={errors.password?.message}>
          <TextInput type="password" autoComplete="new-password" {...password} />
        </FormField>
        <PasswordRules password={value} email={email} />
      </div>
      <FormField label={t('fields.repeat')} need="required" error={errors.repeat?.message}>
        <TextInput type="password" autoComplete="new-password" {...repeat} />
      </FormField>
    </>
  );
}
