import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeTable } from '../../../ui/floating/change-table.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { requestAsAdmin } from '../admin-api.ts';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';
import { type AdminUser, ROLES } from './roles.ts';

/** Changes the role of an account, showing the old and the new one. */
export function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const others = ROLES.filter((role) => role !== user.role);
  const state = useAdminForm({
    loadSchema: async () => (await import('@nova/shared/admin/lists')).roleChangeSchema,
    defaultValues: { role: others[0]! },
    send: (body) => requestAsAdmin(`users/${user.id}/role`, { method: 'PUT', body }),
    onSent: onClose,
  });
  const role = state.form.watch('role');
  return (
    <AdminFormDialog
      title={t('users.question', { who: user.email ?? user.wallets[0] ?? user.id })}
      description={t('users.effect')}
      submitText={t('users.confirm')}
      state={state}
      onClose={onClose}
    >
      <FormField label={t('users.newRole')} hint={t(`users.may.${role}`)}>
        <Select
          options={others.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
          {...state.form.register('role')}
        />
      </FormField>
      <ChangeTable
        changes={[
          { name: t('users.role'), now: t(`users.roles.${user.role}`), after: t(`users.roles.${role}`) },
        ]}
      />
    </AdminFormDialog>
  );
}
