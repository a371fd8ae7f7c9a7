import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { Amount } from '../../ui/entity/amount.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { FullHash, Hash, TransactionLink } from '../../ui/entity/hash.tsx';
import { TimeAgo, TimeAgoExact } from '../../ui/entity/time-ago.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { useKitTexts } from './kit-texts.ts';
import {
  SAMPLE_ADDRESS,
  SAMPLE_HASH,
  SAMPLE_HEIGHT,
  SAMPLE_POINTS,
  SAMPLE_TIME,
  SAMPLE_WEI,
} from './samples.ts';

export function MarksKit() {
  const { t } = useTranslation();
  const { marks, lists } = useKitTexts();
  return (
    <>
      <div className="row">
        <SealState shape="sealed">{t('states.sealed')}</SealState>
        <SealState shape="pending">{t('states.pending')}</SealState>
        <SealState shape="failed">{t('states.failed')}</SealState>
        <SealState shape="idle">{lists.none}</SealState>
      </div>
      <div className="row">
        <Badge>{marks.neutral}</Badge>
        <Badge tone="on">{marks.on}</Badge>
        <Badge tone="energy">{marks.energy}</Badge>
        <Badge tone="error">{marks.error}</Badge>
        <Badge tone="hatch">{marks.hatch}</Badge>
      </div>
      <div className="row">
        <BlockLink number={SAMPLE_HEIGHT} hash={SAMPLE_HASH} />
        <Address address={SAMPLE_ADDRESS} hasCopy />
        <Address address={SAMPLE_ADDRESS} isLink={false} />
        <TransactionLink hash={SAMPLE_HASH} />
        <Hash value={SAMPLE_HASH} hasCopy />
      </div>
      <div className="row">
        <Amount wei={SAMPLE_WEI} />
        <Amount wei={1n} />
        {SAMPLE_POINTS.map((points) => (
          <Energy key={points} points={points} />
        ))}
        <Energy points={25} isRevoked />
      </div>
      <div className="row">
        <TimeAgo time={SAMPLE_TIME} />
        <span>
          <TimeAgoExact time={SAMPLE_TIME} />
        </span>
      </div>
      <FullHash value={SAMPLE_HASH} />
    </>
  );
}
