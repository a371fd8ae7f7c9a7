import { useEffect, useRef } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { SealState } from '../../../ui/seal-state.tsx';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { Trace } from '../../../ui/trace/trace.tsx';
import { costOf } from './creation-cost.ts';
import { putCreationAway } from './current-creation.ts';
import type { CreatedNft } from './run-creation.ts';

/** The NFT is there: its block, its line, and the ways on. */
export function CreationDone({ created }: { created: CreatedNft }) {
  const { t } = useTranslation('nft');
  const { language, localize } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { tokenId, hash, blockNumber, isPremium, gain, name } = created;
  const { cost } = costOf(isPremium);
  useEffect(() => title.current!.focus(), []);
  return (
    <section className="panel creation-done" aria-labelledby="nft-made">
      <div className="in">
        <p>
          <SealState shape="sealed">{t('made.sealed')}</SealState> <BlockLink number={blockNumber} />{' '}
          <TransactionLink hash={hash} />
        </p>
        <h2 id="nft-made" ref={title} tabIndex={-1}>
          {t(isPremium ? 'made.premium' : 'made.standard')}
        </h2>
        <p className="lede">
          <bdi>{t('made.text', { name, number: tokenId })}</bdi>
        </p>
        <Trace
          kind={traceKindOf(isPremium ? 'nft_creation' : 'nft_creation_standard')}
          points={gain}
          blockHash={hash}
          width={640}
          height={96}
        />
        <Readings>
          <Reading
            name={t('sum.cost')}
            value={`−${formatInteger(cost, language)}`}
            unit={t('common:units.ep')}
            sub={t('made.burnt')}
          />
          {gain > 0 ? (
            <Reading
              name={t('made.gain')}
              value={`+${formatInteger(gain, language)}`}
              unit={t('common:units.ep')}
              sub={t('made.gainSub')}
            />
          ) : null}
        </Readings>
        <div className="row">
          <ButtonLink look="solid" to={localize(`/nft/${tokenId}`)}>
            {t('made.see')}
          </ButtonLink>
          <ButtonLink to={localize('/my-nfts')}>{t('made.mine')}</ButtonLink>
          <Button look="quiet" onClick={putCreationAway}>
            {t('made.again')}
          </Button>
        </div>
      </div>
    </section>
  );
}
