import type { NftChange } from '@nova/shared/nft/live';
import type { MarketNft } from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';

/** Query of an NFT list, limited to the parameters that a change can affect. */
export type ListedBy = Readonly<Record<string, string>>;

const isOfOffers = ({ status, sort, min_price: least, max_price: most }: ListedBy): boolean =>
  status === 'listed' || least !== undefined || most !== undefined || /^price|^listed$/.test(sort ?? '');

function isPriceWithin({ min_price: least, max_price: most }: ListedBy, priceWei: string | null): boolean {
  if (priceWei === null) return true;
  const price = BigInt(priceWei);
  if (least !== undefined && price < BigInt(least)) return false;
  return most === undefined || price <= BigInt(most);
}

/**
 * Returns whether a token in this state can be in a list. Values that the change does not contain (texts,
 * rarity) are not checked.
 */
export function canBeListed(query: ListedBy, change: NftChange): boolean {
  if (change.owner === null) return false;
  if (isOfOffers(query) && change.state !== 'listed') return false;
  if (query['status'] !== undefined && query['status'] !== change.state) return false;
  if (query['collection'] !== undefined && query['collection'] !== change.collectionId) return false;
  if (query['owner'] !== undefined && query['owner'] !== change.owner) return false;
  if (query['creator'] !== undefined && query['creator'] !== change.creator) return false;
  return isPriceWithin(query, change.priceWei);
}

const standsAlike = (nft: MarketNft, change: NftChange): boolean =>
  nft.owner === change.owner &&
  nft.state === change.state &&
  nft.price_wei === change.priceWei &&
  nft.expires_at === change.expiresAt;

function changeCard(nft: MarketNft, change: NftChange): MarketNft {
  return {
    ...nft,
    owner: change.owner,
    state: change.state,
    price_wei: change.priceWei,
    expires_at: change.expiresAt,
    last_sale_wei: change.change === 'sold' ? (nft.price_wei ?? nft.last_sale_wei) : nft.last_sale_wei,
  };
}

/**
 * Updates the pages of a list after a token has changed: its card shows the new state, or is removed if it no
 * longer matches. Returns the same pages without a change. Nothing is ever inserted, so nothing moves under
 * the pointer.
 */
export function applyNftChange<P extends Page<MarketNft>>(
  pages: readonly P[],
  query: ListedBy,
  change: NftChange,
): readonly P[] {
  const stays = canBeListed(query, change);
  let isChanged = false;
  const next = pages.map((page) => {
    const known = page.items.find(({ token_id: tokenId }) => tokenId === change.tokenId);
    if (!known || (stays && standsAlike(known, change))) return page;
    isChanged = true;
    const items = stays
      ? page.items.map((nft) => (nft === known ? changeCard(nft, change) : nft))
      : page.items.filter((nft) => nft !== known);
    return { ...page, items };
  });
  return isChanged ? next : pages;
}
