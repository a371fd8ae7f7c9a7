import type { SuspensionPage } from '@nova/shared/energy/suspension-schemas';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { useMayChange } from '../admin-rights.ts';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { useAdminList } from '../use-admin-list.ts';

type Row = SuspensionPage['items'][number];

function useColumns(onResume: (userId: string) => void): readonly Column<Row>[] {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  return [
    {
      id: 'account',
      head: t('suspensions.account'),
      isRowHead: true,
      waiting: 'w-20',
      cell: ({ user_id: id }) => <code>{id.slice(0, 8)}</code>,
    },
    {
      id: 'reason',
      head: t('suspensions.reason'),
      cell: ({ reason }) => <bdi className="wrap-anywhere">{reason}</bdi>,
    },
    {
      id: 'appeal',
      head: t('suspensions.appeal'),
      cell: ({ appeal }) =>
        appeal === null ? <span className="faint">–</span> : <bdi className="wrap-anywhere">{appeal}</bdi>,
    },
    {
      id: 'since',
      head: t('suspensions.since'),
      isRight: true,
      cell: ({ since }) => <TimeAgo time={since} />,
    },
    {
      id: 'step',
      head: t('suspensions.step'),
      isRight: true,
      cell: ({ user_id: id }) =>
        mayChange ? (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('suspensions.resumeOf', { who: id.slice(0, 8) })}
            onClick={() => onResume(id)}
          >
            {t('suspensions.resume')}
          </Button>
        ) : null,
    },
  ];
}

/** Suspended accounts and their owners' appeals. */
export function SuspensionsPanel() {
  const { t } = useTranslation('administration');
  const [open, setOpen] = useState<string | null>(null);
  const list = useAdminList<Row>('suspensions');
  const columns = useColumns(setOpen);
  return (
    <Panel title={t('suspensions.title')}>
      <AdminList
        caption={t('suspensions.title')}
        columns={columns}
        keyOf={({ user_id: id }) => id}
        list={list}
        empty={{ title: t('suspensions.emptyTitle'), text: t('suspensions.emptyText') }}
      />
      {open ? <SuspensionDialog userId={open} isSuspended onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}
