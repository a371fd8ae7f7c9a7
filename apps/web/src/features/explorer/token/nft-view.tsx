import type { Nft } from '@nova/shared/explorer/token-schemas';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { HolderList } from './token-lists.tsx';
import { TransferList } from './transfer-list.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { NftPicture } from './nft-picture.tsx';
import { TokenAmount, TokenLink } from './token-marks.tsx';
import { shortenTokenId } from './use-nft-columns.tsx';

const PICTURE = 320;

/** Properties in the metadata, without duplicates. */
const listProperties = ({ attributes }: Nft) => [
  ...new Map(attributes.map((each) => [`${each.name}: ${each.value}`, each])),
];

/** Owner of an ERC-721 token, or supply of an ERC-1155 item. */
function Ownership({ nft }: { nft: Nft }) {
  const { t } = useTranslation('explorer');
  if (nft.token.standard === 'erc1155')
    return (
      <Definition name={t('token.supply')}>
        <TokenAmount token={nft.token} value={nft.supply} />
      </Definition>
    );
  return (
    <Definition name={t('nft.owner')}>
      {nft.owner === null ? t('token.burnt') : <NamedAddress address={nft.owner} hasCopy />}
    </Definition>
  );
}

/** Transfers of an NFT, and the holders of an ERC-1155 item. */
function NftHistory({ nft }: { nft: Nft }) {
  const { t } = useTranslation('explorer');
  const { token, token_id: tokenId } = nft;
  const hasUnits = token.standard === 'erc1155';
  const transfers = <TransferList of={{ nft: token.address, tokenId, hasUnits }} />;
  if (!hasUnits)
    return (
      <>
        <h2>{t('nft.history')}</h2>
        {transfers}
      </>
    );
  const holders = <HolderList token={token} tokenId={tokenId} />;
  return (
    <Tabs
      label={t('nft.tabs')}
      tabs={[
        { id: 'holders', name: t('token.holders'), count: nft.holder_count, content: holders },
        { id: 'transfers', name: t('token.transfers'), count: nft.transfer_count, content: transfers },
      ]}
    />
  );
}

/** One NFT as recorded on the chain: its owner or holders, its origin, and all its transfers. */
export function NftView({ nft }: { nft: Nft }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const { token, token_id: tokenId } = nft;
  const number = t('nft.number', { id: shortenTokenId(tokenId) });
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1 className="stranger">
            <bdi>{nft.name ?? number}</bdi>
          </h1>
          <Badge>{t(`filters.standard.${token.standard}`)}</Badge>
          <div className="moves">
            <ButtonLink isSmall to={localize(`/explorer/token/${token.address}`)}>
              {t('nft.toCollection')}
            </ButtonLink>
          </div>
        </div>
        {nft.metadata_state === 'hidden' ? <Note>{t('nft.hiddenNote')}</Note> : null}
        {nft.description ? (
          <p className="lede stranger-text">
            <bdi>{nft.description}</bdi>
          </p>
        ) : null}
      </div>
      <div className="nft-columns">
        <NftPicture image={nft.image} seed={token.address} size={PICTURE} />
        <div className="nft-panels">
          <Panel title={t('nft.overview')}>
            <Definitions>
              <Definition name={t('nft.id')}>
                <span className="entity-copy">
                  <span className="num hex">{tokenId}</span>
                  <CopyButton text={tokenId} label={t('nft.copyId')} done={t('site:copy.hash')} />
                </span>
              </Definition>
              <Definition name={t('nft.collection')}>
                <TokenLink token={token} />
              </Definition>
              <Ownership nft={nft} />
              <Definition name={t('nft.minted')}>
                <BlockLink number={nft.minted_at_block} />
              </Definition>
              {nft.token_uri ? (
                <Definition name={t('nft.metadata')}>
                  <bdi className="num hex stranger-text">{nft.token_uri}</bdi>
                </Definition>
              ) : null}
            </Definitions>
          </Panel>
          {nft.attributes.length > 0 ? (
            <Panel title={t('nft.properties')}>
              <Definitions>
                {listProperties(nft).map(([key, { name, value }]) => (
                  <Definition key={key} name={<bdi>{name ?? t('nft.nameless')}</bdi>}>
                    <bdi>{value}</bdi>
                  </Definition>
                ))}
              </Definitions>
            </Panel>
          ) : null}
        </div>
      </div>
      <div className="list-tabs">
        <NftHistory nft={nft} />
      </div>
    </div>
  );
}
