import { SUSPENSION_TEXT_MAX, SUSPENSION_TEXT_MIN } from '@nova/shared/energy/constants';
import type { OwnSuspension } from '@nova/shared/energy/suspension-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { requestAsUser } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useAccountErrorText } from '../account-error-text.ts';
import { useSending } from '../use-sending.ts';

/** The single appeal of a suspended account. */
export function AppealForm() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const errorText = useAccountErrorText();
  const { send, isPending, error } = useSending();
  const { register, handleSubmit, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('@nova/shared/energy/suspension-schemas')).appealSchema,
    textOf: () => t('suspension.tooShort', { least: SUSPENSION_TEXT_MIN }),
    defaultValues: { text: '' },
  });
  const submit = handleSubmit(async (body) => {
    await send(() => requestAsUser<OwnSuspension>('/api/v1/energy/suspension/appeal', { body }));
    await client.invalidateQueries({ queryKey: queryKeys.suspension });
  });
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <FormField
        label={t('suspension.answer')}
        hint={t('suspension.answerHint')}
        error={formState.errors.text?.message}
      >
        <Textarea maxLength={SUSPENSION_TEXT_MAX} {...register('text')} />
      </FormField>
      <div className="row">
        <Button variant="solid" type="submit" isBusy={isPending}>
          {t('suspension.send')}
        </Button>
      </div>
    </form>
  );
}
