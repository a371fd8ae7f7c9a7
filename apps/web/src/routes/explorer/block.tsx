import type { BlockDetail } from '@nova/shared/explorer/schemas';
import { useParams } from 'react-router';
import { BlockDrawing } from '../../features/explorer/block/block-drawing.tsx';
import { BlockHead } from '../../features/explorer/block/block-head.tsx';
import { BlockOverview } from '../../features/explorer/block/block-overview.tsx';
import { ChainNotice } from '../../features/explorer/chain/chain-notice.tsx';
import { NotHere } from '../../features/explorer/not-here.tsx';
import { OrphanedBlockView } from '../../features/explorer/block/orphaned-block-view.tsx';
import { ProofOfAction } from '../../features/explorer/proof-of-action.tsx';
import { useIsRaw } from '../../features/explorer/raw-json.tsx';
import { RawBlock } from '../../features/explorer/raw-subjects.tsx';
import { TransactionsTable } from '../../features/explorer/transaction/transactions-table.tsx';
import { useBlock } from '../../features/explorer/use-details.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../lib/live/latest-blocks.ts';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

export const clientLoader = catalogueLoader('explorer');

/** Hex digits of the validator's signature, the last 65 bytes of the header's extra data. */
const SEAL_HEX_DIGITS = 130;

function MissingBlock({ id }: { id: string }) {
  const { t } = useTranslation('explorer');
  const newest = useLatestBlocks().data?.[0];
  if (!/^\d+$/.test(id) || !newest || Number(id) <= newest.number) return t('block.notFoundText', { id });
  return (
    <>
      {t('block.notFoundYet')} <BlockLink number={newest.number} hash={newest.hash} />
    </>
  );
}

function Details({ block, isFromChain }: { block: BlockDetail; isFromChain: boolean }) {
  const { t } = useTranslation('explorer');
  return (
    <>
      <BlockDrawing block={block} isKindUnknown={isFromChain} />
      <div className="columns mt-6">
        <BlockOverview block={block} className={isFromChain ? '' : 'of-7'} />
        {isFromChain ? null : (
          <ProofOfAction
            action={block.action}
            seal={`0x${block.extra_data.slice(-SEAL_HEX_DIGITS)}`}
            className="of-5"
          />
        )}
        <Panel
          title={t('block.transactions')}
          end={
            <span className="faint">
              {t('block.transactionsCount', { count: block.transactions.length })}
            </span>
          }
        >
          <TransactionsTable transactions={block.transactions} />
        </Panel>
      </div>
    </>
  );
}

/** `/explorer/block/:id`, by height or hash. */
export default function BlockPage() {
  const { id = '' } = useParams();
  const { data: answer, error, refetch, dataUpdatedAt } = useBlock(id);
  const isRaw = useIsRaw();
  if (error && !answer) {
    return <NotHere error={error} missingText={<MissingBlock id={id} />} onRetry={() => void refetch()} />;
  }
  if (!answer) return <SkeletonDetail />;
  const block = answer.data;
  if (block.status === 'orphaned') return <OrphanedBlockView block={block} />;
  const isFromChain = answer.source === 'chain';
  return (
    <>
      <ChainNotice answer={answer} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      <div className="wrap">
        <BlockHead block={block} isFromChain={isFromChain} />
        {isRaw ? (
          <RawBlock number={block.number} hash={block.hash} />
        ) : (
          <Details block={block} isFromChain={isFromChain} />
        )}
      </div>
    </>
  );
}
