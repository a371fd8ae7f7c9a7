import type { BlockDetail } from '@nova/shared/explorer/schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { RawSwitch } from '../raw-json.tsx';
import { useBlocksOnTop } from '../use-details.ts';
import { hasParent } from './has-parent.ts';

function useLede(block: BlockDetail, isFromChain: boolean): string {
  const { t, has } = useTranslation('explorer');
  const key = block.action?.action_key;
  if (isFromChain) return t('fromChain.lede');
  if (block.transaction_count === 0)
    return t(block.number === 0 ? 'block.ledeGenesis' : 'block.ledeHeartbeat');
  if (!key) return t('block.ledeNone');
  return has(`block.lede.${key}`) ? t(`block.lede.${key as 'energy_collection'}`) : t('block.ledeOther');
}

interface NeighboursProps {
  readonly number: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Links to the previous and the next block. */
function Neighbours({ number, hasPrevious, hasNext }: NeighboursProps) {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const show = (value: number) => formatInteger(value, language);
  return (
    <>
      {hasPrevious ? (
        <ButtonLink
          isSmall
          rel="prev"
          to={localize(`/explorer/block/${number - 1}`)}
          aria-label={t('block.previous', { number: show(number - 1) })}
        >
          <Icon name="previous" />
          {show(number - 1)}
        </ButtonLink>
      ) : null}
      {hasNext ? (
        <ButtonLink
          isSmall
          rel="next"
          to={localize(`/explorer/block/${number + 1}`)}
          aria-label={t('block.next', { number: show(number + 1) })}
        >
          {show(number + 1)}
          <Icon name="next" />
        </ButtonLink>
      ) : null}
    </>
  );
}

export interface BlockHeadProps {
  readonly block: BlockDetail;
  /** The index is unavailable, so the kind of action is unknown. */
  readonly isFromChain: boolean;
}

/** Height, confirmations, a sentence about the content, and links to the neighboring blocks. */
export function BlockHead({ block, isFromChain }: BlockHeadProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const onTop = useBlocksOnTop(block.number, block.confirmations);
  const lede = useLede(block, isFromChain);
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1>{t('block.heading', { number: formatInteger(block.number, language) })}</h1>
        <SealState shape="sealed">
          {onTop === 0 ? t('block.sealedNewest') : t('block.sealed', { count: onTop })}
        </SealState>
        <div className="moves">
          <RawSwitch />
          <Neighbours number={block.number} hasPrevious={hasParent(block)} hasNext={onTop > 0} />
        </div>
      </div>
      <p className="lede">{lede}</p>
    </div>
  );
}
