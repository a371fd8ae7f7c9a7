import type { Block } from '@nova/shared/explorer/schemas';
import { useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PageLine } from './page-line.tsx';
import { useDetailedBlockColumns } from './use-block-columns.tsx';
import { BLOCK_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';

const heightOf = ({ number }: Block) => number;
const LIVE = { of: 'blocks', heightOf } as const;

/** All blocks, paginated, with their traces; hovering over a row highlights its trace. */
export function BlockList() {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const columns = useDetailedBlockColumns();
  const [hot, setHot] = useState<number | null>(null);
  const show = (value: number) => formatInteger(value, language);
  return (
    <ListSection
      title={t('allBlocks')}
      path="/blocks"
      columns={columns}
      filters={BLOCK_FILTERS}
      hasCsv
      keyOf={heightOf}
      card="blocks"
      live={LIVE}
      lastName={t('toBlock0')}
      linkOf={({ number }) => localize(`/explorer/block/${number}`)}
      onPoint={(block) => setHot(block?.number ?? null)}
      classOf={({ number }) => (number === hot ? 'hot' : undefined)}
      renderAbove={(blocks) => <PageLine blocks={blocks} hot={hot} />}
      range={(blocks) => t('blocksRange', { from: show(blocks[0]!.number), to: show(blocks.at(-1)!.number) })}
      failed={t('site:blocks.failed')}
      empty={{ title: t('site:blocks.emptyTitle'), text: t('site:blocks.emptyText') }}
    />
  );
}
