import type { BlockDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useParams } from 'react-router';
import { BlockFigure } from '../features/explorer/block-figure.tsx';
import { BlockOverview } from '../features/explorer/block-overview.tsx';
import { NotHere } from '../features/explorer/not-here.tsx';
import { OrphanedBlockView } from '../features/explorer/orphaned-block-view.tsx';
import { ProofOfAction } from '../features/explorer/proof-of-action.tsx';
import { TransactionsTable } from '../features/explorer/transactions-table.tsx';
import { useBlock } from '../features/explorer/use-details.ts';
import { formatInteger } from '../lib/format/format-number.ts';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useLatestBlocks } from '../lib/latest-blocks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BlockLink } from '../ui/entity/block-link.tsx';
import { Icon } from '../ui/icons.tsx';
import { Panel } from '../ui/panel.tsx';
import { SealState } from '../ui/seal-state.tsx';
import { Breadcrumb } from '../ui/shell/breadcrumb.tsx';
import { SkeletonDetail } from '../ui/skeleton.tsx';

export const clientLoader = catalogueLoader('explorer');

/** Signature of the validator: the last 65 bytes of the header's extra data. */
const SEAL_HEX_DIGITS = 130;

function Head({ block }: { block: BlockDetail }) {
  const { t, has } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const newest = useLatestBlocks().data?.[0]?.number ?? block.number;
  const onTop = Math.max(newest - block.number, block.confirmations - 1);
  const number = (value: number) => formatInteger(value, language);
  const key = block.action?.actionKey;
  const lede = !key
    ? t('block.ledeNone')
    : has(`block.lede.${key}`)
      ? t(`block.lede.${key as 'energy_collection'}`)
      : t('block.ledeOther');
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1>{t('block.heading', { number: number(block.number) })}</h1>
        <SealState shape="sealed">
          {onTop === 0 ? t('block.sealedNewest') : t('block.sealed', { count: onTop })}
        </SealState>
        <div className="moves">
          {block.number > 0 ? (
            <ButtonLink
              isSmall
              to={localize(`/explorer/block/${block.number - 1}`)}
              aria-label={t('block.previous', { number: number(block.number - 1) })}
            >
              <Icon name="previous" />
              {number(block.number - 1)}
            </ButtonLink>
          ) : null}
          {onTop > 0 ? (
            <ButtonLink
              isSmall
              to={localize(`/explorer/block/${block.number + 1}`)}
              aria-label={t('block.next', { number: number(block.number + 1) })}
            >
              {number(block.number + 1)}
              <Icon name="next" />
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <p className="lede">{lede}</p>
    </div>
  );
}

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

/** `/explorer/block/:id`, by height or hash. */
export default function BlockPage() {
  const { t } = useTranslation('explorer');
  const { id = '' } = useParams();
  const { data: block, error, refetch } = useBlock(id);
  if (error && !block) {
    return <NotHere error={error} missingText={<MissingBlock id={id} />} onRetry={() => void refetch()} />;
  }
  if (!block) return <SkeletonDetail />;
  if (block.status === 'orphaned') return <OrphanedBlockView block={block} />;
  return (
    <div className="wrap">
      <Head block={block} />
      <BlockFigure block={block} />
      <div className="columns mt-6">
        <BlockOverview block={block} className="of-7" />
        <ProofOfAction
          action={block.action}
          seal={`0x${block.extraData.slice(-SEAL_HEX_DIGITS)}`}
          className="of-5"
        />
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
    </div>
  );
}
