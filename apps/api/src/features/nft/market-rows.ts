import type { Queryable } from '@nova/db/database';
import { marketNfts, nftCollections } from '@nova/db/schema/market';
import type { MarketNft } from '@nova/shared/nft/schemas';
import type { StoredImage } from '@nova/shared/storage/schemas';
import { eq, getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';

const { search: _search, traits: _traits, ...columns } = getTableColumns(marketNfts);

/** Columns of a token in lists: all except the search columns. */
export const cardColumns = {
  ...columns,
  collectionName: nftCollections.name,
  collectionItems: nftCollections.itemCount,
};

export type CardRow = Omit<InferSelectModel<typeof marketNfts>, 'search' | 'traits'> & {
  collectionName: string | null;
  collectionItems: number | null;
};

const PARTS = 1_000_000;

/** Selects tokens with their collections. */
export function selectCards(db: Queryable) {
  return db
    .select(cardColumns)
    .from(marketNfts)
    .leftJoin(nftCollections, eq(nftCollections.collectionId, marketNfts.collectionId))
    .$dynamic();
}

/** Returns whether an NFT can be bought at a time. */
export function isForSale(row: Pick<CardRow, 'state' | 'expiresAt'>, now: number): boolean {
  return row.state === 'listed' && row.expiresAt !== null && row.expiresAt.getTime() > now;
}

/**
 * Returns a token in the format of lists.
 * @param now milliseconds; a listing expires to the millisecond
 */
export function toCard(row: CardRow, images: ReadonlyMap<string, StoredImage>, now: number): MarketNft {
  const isListed = isForSale(row, now);
  return {
    token_id: String(row.tokenId),
    name: row.name,
    image: (row.imageKey === null ? undefined : images.get(row.imageKey)) ?? null,
    is_premium: row.isPremium,
    collection:
      row.collectionId === 0 ? null : { id: String(row.collectionId), name: row.collectionName ?? '' },
    creator: row.creator,
    owner: row.isBurnt ? null : row.owner,
    state: row.state === 'listed' && !isListed ? 'not_for_sale' : row.state,
    price_wei: isListed ? row.priceWei!.toString() : null,
    expires_at: isListed ? toWireTime(row.expiresAt!) : null,
    last_sale_wei: row.lastSaleWei?.toString() ?? null,
    rarity: toRarity(row),
    minted_at: toWireTime(row.mintedAt),
  };
}

function toRarity(row: CardRow): MarketNft['rarity'] {
  const { rarity: tier, rarityRank: rank, raritySharePpm: ppm, rarityScore: score } = row;
  if (row.collectionId === 0 || row.isBurnt) return null;
  if (tier === null || rank === null || ppm === null || score === null) return null;
  return { rank, total: Math.max(row.collectionItems ?? 0, rank), tier, share: ppm / PARTS, score };
}

/** Condition that excludes burned and hidden NFTs from lists. */
export const isShown = sql`not ${marketNfts.isBurnt} and not exists (
  select from app.hidden_nfts hidden where hidden.token_id = ${marketNfts.tokenId})`;
