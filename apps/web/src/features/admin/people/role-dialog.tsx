import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangeTable } from '../../../ui/floating/change-table.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useAdminErrorText } from '../admin-error-text.ts';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';
import { type AdminUser, type Role, ROLES } from './roles.ts';

const FORM_ID = 'role-form';

/** Changes the role of an account, showing the old and the new one. */
export function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const others = ROLES.filter((role) => role !== user.role);
  const [role, setRole] = useState<Role>(others[0]!);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestAsAdmin(`users/${user.id}/role`, { method: 'PUT', body: { role } }),
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
      title={t('users.question', { who: user.email ?? user.wallets[0] ?? user.id })}
      description={t('users.effect')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
            {t('users.confirm')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit}>
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
        <FormField label={t('users.newRole')} hint={t(`users.may.${role}`)}>
          <Select
            options={others.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
          />
        </FormField>
        <ChangeTable
          changes={[
            { name: t('users.role'), now: t(`users.roles.${user.role}`), after: t(`users.roles.${role}`) },
          ]}
        />
      </form>
    </Dialog>
  );
}
