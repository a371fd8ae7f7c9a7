import type { Block } from '@nova/shared/explorer/schemas';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useBlockColumns } from './use-block-columns.tsx';

/** Returns whether a height arrived after the list was first shown; such rows are highlighted once. */
function useFreshHeights(blocks: readonly Block[] | undefined): (number: number) => boolean {
  const [first, setFirst] = useState<number | null>(null);
  const newest = blocks?.[0]?.number;
  if (first === null && newest !== undefined) setFirst(newest);
  return (number) => first !== null && number > first;
}

/** Returns the blocks of rewarded actions, or all blocks if none of the latest has one. */
function rewardedOf(blocks: readonly Block[] | undefined): readonly Block[] | undefined {
  const rewarded = blocks?.filter(({ action }) => action !== null);
  return rewarded && rewarded.length > 0 ? rewarded : blocks;
}

export interface LatestBlocksTableProps {
  readonly rows: number;
  /** Omits blocks of plain transactions, which are of little interest to visitors. */
  readonly isRewardedOnly?: boolean;
}

/** The latest blocks, updated live: action, points, account, and block. */
export function LatestBlocksTable({ rows, isRewardedOnly = false }: LatestBlocksTableProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { data: blocks, error, refetch } = useLatestBlocks();
  const data = isRewardedOnly ? rewardedOf(blocks) : blocks;
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
