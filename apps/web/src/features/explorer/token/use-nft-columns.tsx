import type { Nft } from '@nova/shared/explorer/token-schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { NftPicture } from './nft-picture.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { formatTokenAmount } from './format-token-amount.ts';
import { TokenLink } from './token-marks.tsx';

const THUMB = 32;
/** Shortens a token ID, which can have 78 digits. */
export function shortenTokenId(tokenId: string): string {
  return tokenId.length > 14 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-6)}` : tokenId;
}

/**
 * Returns the columns of an NFT list: image and name, number, collection, owner, balance of the address whose list
 * it is, and minting block.
 */
export function useNftColumns(): readonly Column<Nft>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  return [
    {
      id: 'what',
      head: t('nft.item'),
      waiting: 'w-32',
      isRowHead: true,
      cell: ({ name, image, token, token_id: tokenId }) => (
        <span className="nft-name">
          <NftPicture image={image} seed={token.address} size={THUMB} />
          <bdi>{name ?? t('nft.number', { id: shortenTokenId(tokenId) })}</bdi>
        </span>
      ),
    },
    {
      id: 'number',
      head: t('nft.id'),
      waiting: 'w-16',
      cell: ({ token_id: tokenId }) => (
        <span className="entity" title={tokenId}>
          #{shortenTokenId(tokenId)}
        </span>
      ),
    },
    {
      id: 'token',
      head: t('nft.collection'),
      waiting: 'w-28',
      cell: ({ token }) => <TokenLink token={token} isShort />,
    },
    {
      id: 'owner',
      head: t('nft.owner'),
      waiting: 'w-28',
      cell: ({ owner, holder_count: holderCount }) => {
        if (owner !== null) return <NamedAddress address={owner} />;
        return (
          <span className="faint small">
            {holderCount === 0 ? t('token.burnt') : t('nft.holders', { count: holderCount })}
          </span>
        );
      },
    },
    {
      id: 'balance',
      head: t('token.holding'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ balance }) => (
        <span className="num">{formatTokenAmount(BigInt(balance ?? 0), 0, language, 0)}</span>
      ),
    },
    {
      id: 'block',
      head: t('nft.minted'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ minted_at_block: mintedAtBlock }) => <BlockLink number={mintedAtBlock} />,
    },
  ];
}
