import type { ActionTypeChange } from '@nova/shared/admin/contract';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { requestAsAdmin, type AdminActionType } from '../admin-api.ts';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { NumberFields } from '../form/number-fields.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';

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
  const errorText = useErrorText();
  const state = useAdminForm({
    loadSchema: async () => (await import('@nova/shared/admin/schemas')).actionTypeChangeSchema,
    defaultValues: startOf(row),
    send: (body) => requestAsAdmin(`action-types/${row.action_key}`, { method: 'PUT', body }),
    onSent: onClose,
  });
  return (
    <AdminFormDialog
      title={t('change.title', { key: row.action_key })}
      description={t('change.text')}
      submitText={t('change.submit')}
      state={state}
      errorText={errorText}
      onClose={onClose}
    >
      <NumberFields
        control={state.form.control}
        fields={STATS.map((name) => ({
          name,
          label: t(`change.fields.${name}`),
          min: name === 'points' ? 1 : 0,
        }))}
      />
      <Checkbox label={t('change.active')} {...state.form.register('is_active')} />
    </AdminFormDialog>
  );
}
