import { SUSPENSION_TEXT_MAX, SUSPENSION_TEXT_MIN } from '@nova/shared/energy/constants';
import type { OwnSuspension, Suspension } from '@nova/shared/energy/suspension-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestAsUser } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAccountErrorText } from '../account-error-text.ts';
import { useSending } from '../use-sending.ts';

const PATH = '/api/v1/energy/suspension';

function AppealForm() {
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
    await send(() => requestAsUser<OwnSuspension>(`${PATH}/appeal`, { body }));
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

function Answered({ appeal, appealedAt }: { appeal: string; appealedAt: string }) {
  const { t } = useTranslation('account');
  return (
    <div>
      <p>
        <b>{t('suspension.answered')}</b> <TimeAgo time={appealedAt} />
      </p>
      <p className="wrap-anywhere">{appeal}</p>
    </div>
  );
}

function StatusBadge({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('account');
  const { reason, since, appeal, appealed_at: appealedAt } = suspension;
  return (
    <Panel title={t('suspension.title')}>
      <div className="in grid gap-4">
        <Note>
          {t('suspension.text')} <TimeAgo time={since} />
        </Note>
        <p className="wrap-anywhere">{t('suspension.reason', { reason })}</p>
        {appeal !== null && appealedAt !== null ? (
          <Answered appeal={appeal} appealedAt={appealedAt} />
        ) : (
          <AppealForm />
        )}
      </div>
    </Panel>
  );
}

/**
 * Shows why the account is suspended from converting points,
 * and its single appeal; empty without a suspension.
 */
export function SuspensionPanel() {
  const { data } = useQuery({
    queryKey: queryKeys.suspension,
    queryFn: ({ signal }) => requestAsUser<OwnSuspension>(PATH, { signal }),
  });
  return data?.suspension ? <StatusBadge suspension={data.suspension} /> : null;
}
