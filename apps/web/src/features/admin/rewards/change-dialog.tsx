import type { ActionTypeChange } from '@nova/shared/admin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys, requestAsAdmin, type AdminActionType } from '../admin-api.ts';

const FORM_ID = 'change-action-type';
const STATS = ['points', 'cooldown_seconds', 'daily_cap', 'lifetime_cap'] as const;

function startOf(row: AdminActionType): ActionTypeChange {
  return {
    points: row.points,
    cooldown_seconds: row.cooldown_seconds,
    daily_cap: row.daily_cap,
    lifetime_cap: row.lifetime_cap,
    source: row.source,
    is_active: row.is_active,
  };
}

/** Changes a catalog entry, which the curator's key then writes to the ledger. */
export function ChangeDialog({ row, onClose }: { row: AdminActionType; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [wanted, setWanted] = useState(() => startOf(row));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestAsAdmin(`action-types/${row.action_key}`, { method: 'PUT', body: wanted }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('change.title', { key: row.action_key })}
      description={t('change.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('change.keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
            {t('change.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit}>
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
        {STATS.map((name) => (
          <FormField key={name} label={t(`change.fields.${name}`)}>
            <NumberInput
              value={wanted[name]}
              min={name === 'points' ? 1 : 0}
              onChange={(value) => setWanted({ ...wanted, [name]: value ?? 0 })}
            />
          </FormField>
        ))}
        <Checkbox
          label={t('change.active')}
          checked={wanted.is_active}
          onChange={(event) => setWanted({ ...wanted, is_active: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
