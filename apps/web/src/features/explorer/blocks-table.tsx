import type { Block } from '@nova/shared/explorer/schemas';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useLatestBlocks } from '../../lib/latest-blocks.ts';
import { traceOfBlock } from '../../ui/trace/block-trace.ts';
import { Trace } from '../../ui/trace/trace.tsx';

function BlockRow({ block, isFresh }: { block: Block; isFresh: boolean }) {
  const { t } = useTranslation();
  const { nameBlock } = useActionNames();
  const who = block.action?.account ?? block.from;
  return (
    <tr className={isFresh ? 'fresh' : undefined}>
      <td className="at-block">
        <BlockLink number={block.number} hash={block.hash} />
      </td>
      <td className="at-trace">
        <Trace {...traceOfBlock(block)} width={96} height={28} />
      </td>
      <td className="what at-what">{nameBlock(block)}</td>
      <td className="at-who">{who ? <Address address={who} /> : null}</td>
      <td className="right at-energy">
        {block.action ? (
          <Energy points={block.action.points} isRevoked={block.action.isRevoked} />
        ) : (
          <span className="faint small">{t('blocks.none')}</span>
        )}
      </td>
      <td className="right at-time">
        <TimeAgo time={block.timestamp} />
      </td>
    </tr>
  );
}

function WaitingRow({ index }: { index: number }) {
  const widths = ['w-28', 'w-36', 'w-24', 'w-32'];
  return (
    <tr>
      <td className="at-block">
        <Skeleton className="w-16" />
      </td>
      <td className="at-trace">
        <Skeleton isFlat className="w-24" />
      </td>
      <td className="at-what">
        <Skeleton className={widths[index % widths.length] ?? ''} />
      </td>
      <td className="at-who">
        <Skeleton className="w-28" />
      </td>
      <td className="right at-energy">
        <Skeleton className="ml-auto w-14" />
      </td>
      <td className="right at-time">
        <Skeleton className="ml-auto w-16" />
      </td>
    </tr>
  );
}

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
  const { data, error, isPending, refetch } = useLatestBlocks();
  const isFresh = useFreshHeights(data);
  if (error && !data)
    return <ErrorState title={t('blocks.failed')} error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) {
    return (
      <EmptyState
        title={t('blocks.emptyTitle')}
        text={t('blocks.emptyText')}
        step={
          <ButtonLink isSmall to={localize('/energy-dashboard')}>
            {t('pages.energyDashboard.nav')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <table className="data-table cards blocks" aria-busy={isPending || undefined}>
      <caption className="sr">{t('blocks.trace')}</caption>
      <thead>
        <tr>
          <th>{t('blocks.block')}</th>
          <th>{t('blocks.trace')}</th>
          <th>{t('blocks.action')}</th>
          <th>{t('blocks.by')}</th>
          <th className="right">{t('blocks.energy')}</th>
          <th className="right">{t('blocks.sealed')}</th>
        </tr>
      </thead>
      <tbody>
        {data
          ? data
              .slice(0, rows)
              .map((block) => <BlockRow key={block.number} block={block} isFresh={isFresh(block.number)} />)
          : Array.from({ length: rows }, (_, index) => <WaitingRow key={index} index={index} />)}
      </tbody>
    </table>
  );
}
