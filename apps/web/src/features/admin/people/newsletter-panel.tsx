import type { NewsletterPage } from '@nova/shared/admin/lists';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { useAdminList } from '../use-admin-list.ts';

type Reader = NewsletterPage['items'][number];

function useColumns(): readonly Column<Reader>[] {
  const { t } = useTranslation('administration');
  return [
    {
      id: 'who',
      head: t('newsletter.email'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
    },
    { id: 'language', head: t('newsletter.language'), cell: ({ language }) => language },
    {
      id: 'state',
      head: t('newsletter.state'),
      cell: ({ confirmed_at: at }) => (
        <SealState shape={at ? 'sealed' : 'pending'}>
          {t(at ? 'newsletter.confirmed' : 'newsletter.unconfirmed')}
        </SealState>
      ),
    },
    { id: 'time', head: t('newsletter.since'), isRight: true, cell: ({ at }) => <TimeAgo time={at} /> },
  ];
}

/** Current newsletter subscribers, without those who have unsubscribed. */
export function NewsletterPanel() {
  const { t } = useTranslation('administration');
  const list = useAdminList<Reader>('newsletter');
  const columns = useColumns();
  return (
    <Panel title={t('newsletter.title')}>
      <AdminList
        caption={t('newsletter.title')}
        columns={columns}
        keyOf={({ email }) => email}
        list={list}
        empty={{ title: t('newsletter.emptyTitle'), text: t('newsletter.emptyText') }}
      />
    </Panel>
  );
}
