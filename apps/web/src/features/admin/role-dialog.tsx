import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/floating/confirm-dialog.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { adminKeys, requestAsAdmin } from './admin-api.ts';
import { type AdminUser, type Role, ROLES } from './roles.ts';

/** Gives an account another role, now and after side by side. */
export function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const others = ROLES.filter((role) => role !== user.role);
  const [role, setRole] = useState<Role>(others[0]!);
  const who = user.email ?? user.wallets[0] ?? user.id;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('users.question', { who })}
      consequence={
        <FormField label={t('users.newRole')} hint={t(`users.may.${role}`)}>
          <Select
            options={others.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
          />
        </FormField>
      }
      changes={[
        { name: t('users.role'), now: t(`users.roles.${user.role}`), after: t(`users.roles.${role}`) },
      ]}
      effects={[t('users.effect')]}
      keepLabel={t('keep')}
      confirmLabel={t('users.confirm')}
      pendingLabel={t('working')}
      onConfirm={async () => {
        await requestAsAdmin(`users/${user.id}/role`, { method: 'PUT', body: { role } });
        await client.invalidateQueries({ queryKey: adminKeys.all });
      }}
    />
  );
}
