import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useZodForm, type ZodFormOptions } from '../../../ui/form/use-zod-form.ts';
import { adminKeys } from '../admin-api.ts';

interface AdminFormOptions<Input extends FieldValues, Output, Result> extends ZodFormOptions<Input, Output> {
  /** Sends the validated values. */
  readonly send: (values: Output) => Promise<Result>;
  /** Called after the lists were reloaded. */
  readonly onSent: (result: Result) => void;
}

const nothing = () => undefined;

/** Returns a form of the admin pages: errors appear with the first submission, and all lists reload after it. */
export function useAdminForm<Input extends FieldValues, Output, Result>(
  options: AdminFormOptions<Input, Output, Result>,
) {
  const { send, onSent, ...formOptions } = options;
  const { t } = useTranslation('form');
  const client = useQueryClient();
  const form = useZodForm<Input, Output>({ mode: 'onSubmit', textOf: () => t('invalid'), ...formOptions });
  const { mutateAsync, isPending, error, data } = useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      onSent(result);
    },
  });
  // The form shows `error`.
  const submit = form.handleSubmit((values) => mutateAsync(values).then(nothing, nothing));
  return { form, submit, isPending, error, data };
}

/** The part of an admin form that its dialog needs. */
export type AdminFormState = Pick<
  ReturnType<typeof useAdminForm<FieldValues, unknown, unknown>>,
  'submit' | 'isPending' | 'error'
>;
