import type { OrphanedBlock } from '@nova/shared/explorer/schemas';
import { Link } from 'react-router';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { FullHash, Hash, TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';

/** A block that was replaced in a reorg, with a link to the block that replaced it. */
export function OrphanedBlockView({ block }: { block: OrphanedBlock }) {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const number = formatInteger(block.number, language);
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t('block.heading', { number })}</h1>
          <SealState shape="failed">{t('block.orphaned')}</SealState>
        </div>
      </div>
      <Callout
        title={t('block.orphanedTitle')}
        step={
          block.replaced_by ? (
            <ButtonLink variant="solid" to={localize(`/explorer/block/${block.number}`)}>
              {t('block.replacedBy', { number })}
            </ButtonLink>
          ) : (
            <p>{t('block.notReplaced')}</p>
          )
        }
      >
        <p>{t('block.orphanedText')}</p>
      </Callout>
      <div className="columns mt-6">
        <OrphanOverview block={block} />
        <OrphanContents block={block} />
      </div>
    </div>
  );
}

function OrphanOverview({ block }: { block: OrphanedBlock }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  return (
    <Panel title={t('block.overview')} className="of-7">
      <Definitions>
        <Definition name={t('block.hash')}>
          <FullHash value={block.hash} />
        </Definition>
        {block.replaced_by ? (
          <Definition name={t('block.replacement')}>
            <Link to={localize(`/explorer/block/${block.replaced_by}`)}>
              <Hash value={block.replaced_by} />
            </Link>
          </Definition>
        ) : null}
        <Definition name={t('block.parent')}>
          <Link to={localize(`/explorer/block/${block.parent_hash}`)}>
            <Hash value={block.parent_hash} />
          </Link>
        </Definition>
        <Definition name={t('block.time')}>
          <TimeAgoExact time={block.timestamp} />
        </Definition>
        <Definition name={t('block.orphanedAt')}>
          <TimeAgoExact time={block.orphaned_at} />
        </Definition>
        <Definition name={t('block.feesTo')}>
          <NamedAddress address={block.miner} />
        </Definition>
      </Definitions>
    </Panel>
  );
}

function OrphanContents({ block }: { block: OrphanedBlock }) {
  const { t } = useTranslation('explorer');
  return (
    <Panel title={t('block.transactions')} className="of-5">
      <Definitions>
        {block.transactions.map((transaction) => (
          <Definition key={transaction.hash} name={t('hash')}>
            <TransactionLink hash={transaction.hash} hasCopy />{' '}
            {transaction.block_number === null ? (
              <SealState shape="failed">{t('transaction.dropped')}</SealState>
            ) : (
              <>
                {t('block.nowIn')} <BlockLink number={transaction.block_number} />
              </>
            )}
          </Definition>
        ))}
      </Definitions>
    </Panel>
  );
}
