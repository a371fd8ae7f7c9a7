import { type AdminUser, ROLES } from './roles.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { useMayChange } from '../admin-rights.ts';
import { ListFilter } from '../list-filter.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useAdminList } from '../use-admin-list.ts';

function useColumns(onRole: (user: AdminUser) => void): readonly Column<AdminUser>[] {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  return [
    {
      id: 'who',
      head: t('users.who'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ email, name, id }) => (
        <bdi className="wrap-anywhere">{email ?? (name === '' ? id.slice(0, 8) : name)}</bdi>
      ),
    },
    {
      id: 'wallet',
      head: t('users.wallet'),
      cell: ({ wallets }) => (wallets[0] ? <Address address={wallets[0]} hasCopy /> : null),
    },
    {
      id: 'role',
      head: t('users.role'),
      cell: ({ role, is_demo: isDemo, is_deleted: isDeleted }) => (
        <span className="row">
          {role === 'user' ? t('users.roles.user') : <Badge tone="on">{t(`users.roles.${role}`)}</Badge>}
          {isDemo ? <Badge tone="hatch">{t('users.demo')}</Badge> : null}
          {isDeleted ? <Badge tone="error">{t('users.deleted')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'time',
      head: t('users.since'),
      isRight: true,
      cell: ({ created_at: at }) => <TimeAgo time={at} />,
    },
    {
      id: 'change',
      head: t('users.change'),
      isRight: true,
      cell: (user) =>
        mayChange && !user.is_demo && !user.is_deleted ? (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('users.changeOf', { who: user.email ?? user.wallets[0] ?? user.id })}
            onClick={() => onRole(user)}
          >
            {t('users.change')}
          </Button>
        ) : null,
    },
  ];
}

export function UsersPanel() {
  const { t } = useTranslation('administration');
  const [role, setRole] = useState('');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<AdminUser | null>(null);
  const list = useAdminList<AdminUser>('users', { role, search });
  const columns = useColumns(setOpen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <Panel title={t('users.title')}>
      <form className="in row items-start" onSubmit={submit}>
        <FormField label={t('users.search')} hint={t('users.searchHint')}>
          <TextInput isCode value={typed} onChange={(event) => setTyped(event.target.value)} />
        </FormField>
        <Button type="submit" className="md:mt-6.5">
          {t('users.find')}
        </Button>
        <ListFilter
          label={t('users.role')}
          all={t('all')}
          options={ROLES.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
          value={role}
          onChange={setRole}
        />
      </form>
      <AdminList
        caption={t('users.title')}
        columns={columns}
        keyOf={({ id }) => id}
        card="people"
        list={list}
        empty={{ title: t('users.emptyTitle'), text: t('users.emptyText') }}
      />
      {open ? <RoleDialog user={open} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}
