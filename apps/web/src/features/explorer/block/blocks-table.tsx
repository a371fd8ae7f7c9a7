import type { Block } from '@nova/shared/explorer/schemas';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useBlockColumns } from './use-block-columns.tsx';

/** Heights that arrived after the first list was shown; their rows light up once. */
function useFreshHeights(blocks: readonly Block[] | undefined): (number: number) => boolean {
  const [first, setFirst] = useState<number | null>(null);
  const newest = blocks?.[0]?.number;
  if (first === null && newest !== undefined) setFirst(newest);
  return (number) => first !== null && number > first;
}

/** The latest blocks, kept current: what was done, what it was worth, by whom, and where it is sealed. */
export function LatestBlocksTable({ rows }: { rows: number }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { data, error, refetch } = useLatestBlocks();
  const isFresh = useFreshHeights(data);
  const columns = useBlockColumns();
  return (
    <DataTable
      caption={t('blocks.latest')}
      columns={columns}
      rows={data?.slice(0, rows)}
      keyOf={({ number }) => number}
      waitingRows={rows}
      card="blocks"
      classOf={({ number }) => (isFresh(number) ? 'fresh' : undefined)}
      linkOf={({ number }) => localize(`/explorer/block/${number}`)}
      failure={{ error, title: t('blocks.failed'), onRetry: () => void refetch() }}
      empty={{
        title: t('blocks.emptyTitle'),
        text: t('blocks.emptyText'),
        step: (
          <ButtonLink isSmall to={localize('/energy-dashboard')}>
            {t('pages.energyDashboard.nav')}
          </ButtonLink>
        ),
      }}
    />
  );
}
