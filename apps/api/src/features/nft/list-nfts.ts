import type { Queryable } from '@nova/db/database';
import { marketNfts } from '@nova/db/schema/market';
import type { MarketNftsQuery, NftSort } from '@nova/shared/nft/list-queries';
import { RARITY_TIERS, type RarityTier } from '@nova/shared/nft/rarity';
import type { MarketNft } from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { afterCursor, type KeyColumn } from '../../http/requests/after-cursor.ts';
import { readKeyCursor, toPage } from '../../http/requests/page-cursor.ts';
import type { NftDependencies } from './dependencies.ts';
import { type CardRow, isShown, selectCards, toCard } from './market-rows.ts';
import { type Search, toSearch } from './nft-search.ts';

/** Separator between name and value of a property in the index. */
const TRAIT_SEPARATOR = '\u001f';
/** Shares are stored in millionths. */
const PARTS = 1_000_000;
/** Maximum number of rows, in list order, examined for a single letter before the text index is used. */
const LOOKED_AT = 1_000;

/**
 * Order of a list: the key columns, one direction for all of them, and the condition for a row to be
 * included.
 */
interface Order {
  readonly key: readonly KeyColumn[];
  readonly isAscending: boolean;
  readonly has?: SQL;
  positionOf(row: CardRow): string[];
}

const id = [marketNfts.tokenId, 'bigint'] as const;
// A literal, because the indexes of listed NFTs are partial and a cached plan does not know parameters.
const isListed = sql`${marketNfts.state} = 'listed'`;
const newest: Order = { key: [id], isAscending: false, positionOf: (row) => [`${row.tokenId}`] };
const price: Order = {
  key: [[marketNfts.priceWei, 'numeric'], id],
  isAscending: true,
  has: isListed,
  positionOf: (row) => [`${row.priceWei ?? 0n}`, `${row.tokenId}`],
};
const ORDERS: Readonly<Record<NftSort, Order>> = {
  newest,
  oldest: { ...newest, isAscending: true },
  price_low: price,
  price_high: { ...price, isAscending: false },
  listed: {
    key: [
      [marketNfts.listedBlockNumber, 'bigint'],
      [marketNfts.listedLogIndex, 'bigint'],
    ],
    isAscending: false,
    has: isListed,
    positionOf: (row) => [`${row.listedBlockNumber ?? 0}`, `${row.listedLogIndex ?? 0}`],
  },
  sold: {
    key: [
      [marketNfts.lastSaleBlockNumber, 'bigint'],
      [marketNfts.lastSaleLogIndex, 'bigint'],
    ],
    isAscending: false,
    has: sql`${marketNfts.lastSaleBlockNumber} is not null`,
    positionOf: (row) => [`${row.lastSaleBlockNumber ?? 0}`, `${row.lastSaleLogIndex ?? 0}`],
  },
  rarity: {
    key: [[marketNfts.raritySharePpm, 'bigint'], id],
    isAscending: true,
    has: sql`${marketNfts.raritySharePpm} is not null`,
    positionOf: (row) => [`${row.raritySharePpm ?? 0}`, `${row.tokenId}`],
  },
};

/**
 * Lists NFTs of the market.
 * @param now milliseconds; a listing that has expired by then is not for sale
 */
export async function listMarketNfts(
  db: Queryable,
  { readImages }: NftDependencies,
  query: MarketNftsQuery,
  now: number,
): Promise<Page<MarketNft>> {
  const order = ORDERS[query.sort];
  const start = readKeyCursor(
    query.cursor,
    order.key.map(() => 'amount'),
  );
  const isUp = (start.direction === 'next') === order.isAscending;
  const list: OrderedList = {
    has: and(
      isShown,
      order.has,
      afterCursor({ ...start, direction: isUp ? 'prev' : 'next' }, ...order.key),
      ...filter(query, now),
    ),
    by: order.key.map(([column]) => (isUp ? asc(column) : desc(column))),
    limit: query.limit + 1,
  };
  const rows = await readRows(db, list, toSearch(query.q));
  const images = await readImages(
    db,
    rows.flatMap((row) => row.imageKey ?? []),
  );
  const page = toPage(rows, query.limit, start, (row) => order.positionOf(row));
  return { ...page, items: page.items.map((row) => toCard(row, images, now)) };
}

interface OrderedList {
  readonly has: SQL | undefined;
  readonly by: readonly SQL[];
  readonly limit: number;
}

/** Reads up to `limit` rows of the market that meet a condition, in list order. */
async function readRows(db: Queryable, { has, by, limit }: OrderedList, search: Search): Promise<CardRow[]> {
  const read = (found: SQL | undefined) =>
    selectCards(db)
      .where(and(has, found))
      .orderBy(...by)
      .limit(limit);
  if (!search?.isBroad) return read(search?.found(marketNfts.search));
  // A letter that matches half of the market is found among the first rows of the order; the text index would
  // collect all matches first.
  const near = db
    .select({ tokenId: marketNfts.tokenId, search: marketNfts.search })
    .from(marketNfts)
    .where(has)
    .orderBy(...by)
    .limit(LOOKED_AT)
    .as('near');
  const among = db.select({ tokenId: near.tokenId }).from(near).where(search.found(near.search));
  const rows = await read(inArray(marketNfts.tokenId, among));
  return rows.length === limit ? rows : read(search.found(marketNfts.search));
}

function filter(query: MarketNftsQuery, now: number): (SQL | undefined)[] {
  const {
    status,
    min_price: minPrice,
    max_price: maxPrice,
    collection,
    owner,
    creator,
    is_premium: isPremium,
    rarity,
    properties,
  } = query;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const sortsOffers = query.sort.startsWith('price') || query.sort === 'listed';
  const isOffered = status === 'listed' || hasPrice || sortsOffers;
  // NFTs for sale have the state `listed`, so a filter for another state matches none.
  if (isOffered && status !== undefined && status !== 'listed') return [sql`false`];
  return [
    isOffered ? and(isListed, isOpen(now)) : undefined,
    status === undefined || status === 'listed' ? undefined : hasState(status, now),
    minPrice === undefined ? undefined : gte(marketNfts.priceWei, minPrice),
    maxPrice === undefined ? undefined : lte(marketNfts.priceWei, maxPrice),
    collection === undefined ? undefined : eq(marketNfts.collectionId, collection),
    owner && eq(marketNfts.owner, owner),
    creator && eq(marketNfts.creator, creator),
    isPremium === undefined
      ? undefined
      : isPremium
        ? sql`${marketNfts.isPremium}`
        : sql`not ${marketNfts.isPremium}`,
    rarity && hasRarity(rarity),
    ...filterProperties(properties ?? []),
  ];
}

// An expired listing is not for sale even before the job has updated its state.
function hasState(state: 'not_for_sale' | 'bought' | 'removed', now: number): SQL {
  if (state !== 'not_for_sale') return eq(marketNfts.state, state);
  return sql`(${marketNfts.state} = 'not_for_sale' or (${isListed} and ${marketNfts.expiresAt} <= ${new Date(now)}))`;
}

/**
 * Returns the condition for a listing that has not expired. Nearly all rows meet it, because a job removes
 * expired listings. The addition prevents the planner from scanning all listings by that job's index, which
 * it considers selective.
 */
function isOpen(now: number): SQL {
  return sql`${marketNfts.expiresAt} + interval '0' > ${new Date(now)}`;
}

/**
 * Returns the condition for a tier and for its range of shares, which lets the order by rarity start at the
 * tier.
 */
function hasRarity(tier: RarityTier): SQL | undefined {
  const place = RARITY_TIERS.findIndex(([name]) => name === tier);
  const [, most] = RARITY_TIERS[place]!;
  const [, least] = RARITY_TIERS[place - 1] ?? ['', 0];
  // Both ends are inclusive: shares are stored in millionths, but the tier was derived from the exact share.
  return and(
    eq(marketNfts.rarity, tier),
    gte(marketNfts.raritySharePpm, Math.floor(least * PARTS)),
    lte(marketNfts.raritySharePpm, Math.ceil(most * PARTS)),
  );
}

/** Returns the conditions for properties: any of the values of one name, and all names. */
function filterProperties(pairs: readonly (readonly [string, string])[]): SQL[] {
  const byName = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    byName.set(name, [...(byName.get(name) ?? []), `${name}${TRAIT_SEPARATOR}${value}`]);
  }
  return [...byName.values()].map((traits) => sql`${marketNfts.traits} && ${sql.param(traits)}::text[]`);
}
