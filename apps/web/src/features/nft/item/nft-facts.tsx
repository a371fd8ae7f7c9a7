import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { Link } from 'react-router';
import { formatPercent } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { bpsToShare } from '../market/price-shares.ts';

const STANDARD = 'ERC-721';

/** The text is untrusted, so only http(s) URLs become links. */
const isWebAddress = (uri: string) => /^https?:\/\//i.test(uri);

/** On-chain details of an NFT. */
export function NftFacts({ nft }: { nft: MarketNftDetail }) {
  const { t } = useTranslation('nft');
  const { language, localize } = useLanguage();
  const {
    contract,
    token_id: tokenId,
    token_uri: tokenUri,
    royalty_bps: royaltyBps,
    minted_at: mintedAt,
    minted_at_block: mintedAtBlock,
    minted_in: mintedIn,
  } = nft;
  return (
    <Panel
      title={t('facts.title')}
      end={
        <Link to={localize(`/explorer/token/${contract}/${tokenId}`)} className="small">
          {t('facts.explorer')}
        </Link>
      }
    >
      <Definitions>
        <Definition name={t('facts.contract')}>
          <Address address={contract} hasCopy />
        </Definition>
        <Definition name={t('facts.number')}>
          <span className="num">{tokenId}</span>
        </Definition>
        <Definition name={t('facts.standard')}>
          <span className="num">{STANDARD}</span>
        </Definition>
        <Definition name={t('facts.royalty')}>
          {royaltyBps === 0
            ? t('facts.royaltyNone')
            : t('facts.royaltyText', { percent: formatPercent(bpsToShare(royaltyBps), language) })}
        </Definition>
        <Definition name={t('facts.minted')}>
          <TimeAgoExact time={mintedAt} />
          <br />
          <BlockLink number={mintedAtBlock} /> <TransactionLink hash={mintedIn} />
        </Definition>
        {tokenUri === null ? null : (
          <Definition name={t('facts.metadata')}>
            <span className="entity-copy metadata">
              <bdi className="num hex stranger-text">
                {isWebAddress(tokenUri) ? (
                  <a href={tokenUri} target="_blank" rel="noopener noreferrer nofollow">
                    {tokenUri}
                  </a>
                ) : (
                  tokenUri
                )}
              </bdi>
              <CopyButton text={tokenUri} label={t('facts.copyMetadata')} done={t('copied')} />
            </span>
          </Definition>
        )}
      </Definitions>
    </Panel>
  );
}
