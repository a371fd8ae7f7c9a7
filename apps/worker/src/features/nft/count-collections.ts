import type { ClientBase } from 'pg';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import type { EventRow } from './collect-market.ts';
import type { TokenListingState } from './refresh-market.ts';

/** Changes to the counters of one collection. */
interface CollectionDelta {
  readonly collectionId: number;
  items: number;
  listed: number;
  sales: number;
  volumeWei: bigint;
}

type ListingStates = ReadonlyMap<number, TokenListingState>;

const NONE = 0;

/**
 * Adds the difference between two states of tokens, and the sales, to their collections. With −1, subtracts
 * the sales.
 */
export async function countCollections(
  client: ClientBase,
  before: ListingStates,
  after: ListingStates,
  events: readonly EventRow[],
  sign: 1 | -1,
): Promise<void> {
  const deltas = new Map<number, CollectionDelta>();
  const deltaOf = (collectionId: number) => {
    const delta = deltas.get(collectionId) ?? { collectionId, items: 0, listed: 0, sales: 0, volumeWei: 0n };
    deltas.set(collectionId, delta);
    return delta;
  };
  for (const [standings, weight] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { collectionId, isBurnt, state } of standings.values()) {
      if (collectionId === NONE) continue;
      if (!isBurnt) deltaOf(collectionId).items += weight;
      if (state === 'listed') deltaOf(collectionId).listed += weight;
    }
  }
  for (const { kind, tokenId, priceWei } of events) {
    const collectionId = (after.get(tokenId) ?? before.get(tokenId))?.collectionId ?? NONE;
    if (kind !== 'sold' || collectionId === NONE) continue;
    deltaOf(collectionId).sales += sign;
    deltaOf(collectionId).volumeWei += BigInt(sign) * (priceWei ?? 0n);
  }
  await moveCollections(client, [...deltas.values()].filter(isSomething));
}

/** Adds numbers of listings to collections; ended listings are passed as negative numbers. */
export async function countListed(client: ClientBase, changes: ReadonlyMap<number, number>): Promise<void> {
  const deltas = [...changes].map(([collectionId, listed]) => ({
    collectionId,
    items: 0,
    listed,
    sales: 0,
    volumeWei: 0n,
  }));
  await moveCollections(client, deltas);
}

const isSomething = ({ items, listed, sales }: CollectionDelta) => items !== 0 || listed !== 0 || sales !== 0;

async function moveCollections(client: ClientBase, deltas: readonly CollectionDelta[]): Promise<void> {
  if (deltas.length === 0) return;
  const sorted = deltas.toSorted((a, b) => a.collectionId - b.collectionId);
  await client.query(
    `update chain.nft_collections kept set
       item_count = kept.item_count + delta.items, listed_count = kept.listed_count + delta.listed,
       sale_count = kept.sale_count + delta.sales, volume_wei = kept.volume_wei + delta.volume_wei
     from unnest($1::bigint[], $2::integer[], $3::integer[], $4::integer[], $5::numeric[])
       as delta (collection_id, items, listed, sales, volume_wei)
     where kept.collection_id = delta.collection_id`,
    [
      sorted.map((delta) => delta.collectionId),
      sorted.map((delta) => delta.items),
      sorted.map((delta) => delta.listed),
      sorted.map((delta) => delta.sales),
      sorted.map((delta) => delta.volumeWei.toString()),
    ],
  );
}

/** Delay before a collection's rarities are computed, because one changed NFT changes all of them. */
export const RARITY_DELAY = '1 second';

const PENDING_RARITIES: RowTarget<number> = {
  table: 'chain.pending_rarities',
  columns: [['collection_id', 'bigint', (collectionId) => collectionId]],
  into: 'collection_id, next_attempt_at',
  select: `collection_id, now() + interval '${RARITY_DELAY}'`,
  onConflict: 'on conflict (collection_id) do update set ticket = default',
};

/** Queues the rarities of these collections to be computed again. */
export async function queueRarities(client: ClientBase, collectionIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(collectionIds)].filter((id) => id !== NONE).toSorted((a, b) => a - b);
  await insertRows(client, PENDING_RARITIES, ids);
}
