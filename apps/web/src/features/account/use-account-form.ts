import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import type * as Forms from './account-forms.ts';

type FormName = keyof typeof Forms;
type InputOf<Name extends FormName> = z.input<(typeof Forms)[Name]> & FieldValues;
type OutputOf<Name extends FormName> = z.output<(typeof Forms)[Name]>;

/** Returns an account form with its validation messages. */
export function useAccountForm<Name extends FormName>(name: Name, defaultValues: InputOf<Name>) {
  const { t } = useTranslation('account');
  const textOf = ({ path, ...issue }: z.core.$ZodIssue): string => {
    const field = path[0];
    if (field === 'email') return t('errors.email');
    if (field === 'repeat' && issue.code === 'custom') return t('errors.repeat');
    if (field === 'password' && (issue.code === 'custom' || issue.code === 'too_big'))
      return t('errors.password');
    return t('errors.missing');
  };
  return useZodForm<InputOf<Name>, OutputOf<Name>>({
    loadSchema: async () =>
      (await import('./account-forms.ts'))[name] as unknown as z.ZodType<OutputOf<Name>, InputOf<Name>>,
    textOf,
    defaultValues: defaultValues as never,
  });
}
