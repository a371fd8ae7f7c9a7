import { useState } from 'react';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useListPosition } from '../../ui/pagination/use-list-position.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { NewRowsBar } from './new-rows-bar.tsx';
import { PageLine } from './page-line.tsx';
import { useDetailedBlockColumns } from './use-block-columns.tsx';
import { useBlocksPage } from './use-lists.ts';

/** All blocks, page by page; the position is in the URL. */
export function AllBlocks() {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const position = useListPosition();
  const { data, error, refetch } = useBlocksPage(position);
  const columns = useDetailedBlockColumns();
  const [hot, setHot] = useState<number | null>(null);
  const blocks = data?.items;
  const number = (value: number) => formatInteger(value, language);
  return (
    <section className="panel" aria-label={t('allBlocks')}>
      {position.cursor === null ? (
        <NewRowsBar of="blocks" shown={blocks?.[0]?.number} onShow={() => void refetch()} />
      ) : null}
      <PageLine blocks={blocks} hot={hot} />
      <DataTable
        caption={t('allBlocks')}
        columns={columns}
        rows={blocks}
        keyOf={(block) => block.number}
        waitingRows={position.limit}
        card="blocks"
        isDense
        linkOf={(block) => localize(`/explorer/block/${block.number}`)}
        onPoint={(block) => setHot(block?.number ?? null)}
        classOf={(block) => (block.number === hot ? 'hot' : undefined)}
        failure={{ error, title: t('common:blocks.failed'), onRetry: () => void refetch() }}
        empty={{ title: t('common:blocks.emptyTitle'), text: t('common:blocks.emptyText') }}
      />
      <Pagination page={data} label={t('blocksOf')} lastName={t('toBlock0')}>
        {blocks && blocks.length > 0
          ? t('blocksRange', { from: number(blocks[0]!.number), to: number(blocks.at(-1)!.number) })
          : null}
      </Pagination>
    </section>
  );
}
