import type { OrphanedRow } from '@nova/shared/explorer/chain-list-schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Hash } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListSection } from '../list/list-section.tsx';

const LIVE = { of: 'rows' } as const;

function useOrphanedColumns(): readonly Column<OrphanedRow>[] {
  const { t } = useTranslation('records');
  const { language } = useLanguage();
  return [
    {
      id: 'hash',
      head: t('orphaned.hash'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ hash }) => <Hash value={hash} />,
    },
    {
      id: 'height',
      head: t('orphaned.height'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ number }) => <span className="num">{formatInteger(number, language)}</span>,
    },
    {
      id: 'count',
      head: t('orphaned.transactions'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ transaction_count: count }) => <span className="num">{formatInteger(count, language)}</span>,
    },
    {
      id: 'replacement',
      head: t('orphaned.replacement'),
      waiting: 'w-16',
      cell: ({ replaced_by: hash, number }) =>
        hash === null ? (
          <span className="faint small">{t('orphaned.none')}</span>
        ) : (
          <BlockLink number={number} hash={hash} />
        ),
    },
    {
      id: 'sealed',
      head: t('orphaned.sealed'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
    {
      id: 'time',
      head: t('orphaned.removed'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ orphaned_at: at }) => <TimeAgo time={at} />,
    },
  ];
}

/** Blocks that a reorg removed from the chain, highest first. */
export function OrphanedBlockList() {
  const { t } = useTranslation('records');
  const { localize } = useLanguage();
  const columns = useOrphanedColumns();
  return (
    <ListSection<OrphanedRow>
      title={t('orphaned.title')}
      path="/orphaned-blocks"
      columns={columns}
      hasCsv
      keyOf={({ hash }) => hash}
      live={LIVE}
      linkOf={({ hash }) => localize(`/explorer/block/${hash}`)}
      failed={t('orphaned.failed')}
      empty={{ title: t('orphaned.emptyTitle'), text: t('orphaned.emptyText') }}
    />
  );
}
