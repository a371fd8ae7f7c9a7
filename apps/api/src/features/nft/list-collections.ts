import type { Queryable } from '@nova/db/database';
import { nftCollections, nftTraits } from '@nova/db/schema/market';
import { storedMetadata } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { NFT_ERRORS } from '@nova/shared/nft/errors';
import type { CollectionSort, CollectionsQuery } from '@nova/shared/nft/list-queries';
import { contractMetadataSchema } from '@nova/shared/nft/metadata';
import type { CollectionProperties, NftCollection } from '@nova/shared/nft/schemas';
import { fileKeyOf } from '@nova/shared/storage/content-address';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { afterCursor, type KeyColumn } from '../../http/requests/after-cursor.ts';
import { readKeyCursor, toPage } from '../../http/requests/page-cursor.ts';
import type { NftDependencies } from './dependencies.ts';

interface CollectionRow extends InferSelectModel<typeof nftCollections> {
  floorWei: string | null;
  content: string | null;
}

const { collectionId } = nftCollections;
const id: KeyColumn = [collectionId, 'bigint'];
/** Order of a list, largest first: its key columns, and the position of a row. */
interface Order {
  readonly key: readonly KeyColumn[];
  positionOf(row: CollectionRow): string[];
}
const ORDERS: Readonly<Record<CollectionSort, Order>> = {
  volume: {
    key: [[nftCollections.volumeWei, 'numeric'], id],
    positionOf: (row) => [`${row.volumeWei}`, `${row.collectionId}`],
  },
  items: {
    key: [[nftCollections.itemCount, 'bigint'], id],
    positionOf: (row) => [`${row.itemCount}`, `${row.collectionId}`],
  },
  newest: { key: [id], positionOf: (row) => [`${row.collectionId}`] },
};
/** Maximum number of values per property in a filter. */
const VALUES_MAX = 500;

/** Lists collections by number of NFTs, largest first. */
export async function listCollections(
  db: Queryable,
  dependencies: NftDependencies,
  query: CollectionsQuery,
  now: number,
): Promise<Page<NftCollection>> {
  const { key, positionOf } = ORDERS[query.sort];
  const start = readKeyCursor(
    query.cursor,
    key.map(() => 'amount'),
  );
  const order = start.direction === 'next' ? desc : asc;
  const rows = await selectCollections(db, now)
    .where(
      and(
        query.owner && eq(nftCollections.owner, query.owner),
        query.q === undefined || query.q.trim() === '' ? undefined : beginsWith(query.q.trim()),
        afterCursor(start, ...key),
      ),
    )
    .orderBy(...key.map(([column]) => order(column)))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, positionOf);
  return { ...page, items: await toCollections(db, dependencies, page.items) };
}

/** Reads a collection. @throws AppError `collection_not_found` */
export async function readCollection(
  db: Queryable,
  dependencies: NftDependencies,
  id: number,
  now: number,
): Promise<NftCollection> {
  const rows = await selectCollections(db, now).where(eq(collectionId, id));
  const [collection] = await toCollections(db, dependencies, rows);
  if (!collection)
    throw new AppError(NFT_ERRORS.collectionNotFound, { message: 'Collection not found. Check its ID.' });
  return collection;
}

/** Returns the properties and values by which a collection can be filtered. */
export async function readCollectionProperties(db: Queryable, id: number): Promise<CollectionProperties> {
  const rows = await db
    .select({ name: nftTraits.name, value: nftTraits.value, count: nftTraits.count })
    .from(nftTraits)
    .where(eq(nftTraits.collectionId, id))
    .orderBy(asc(nftTraits.name), desc(nftTraits.count), asc(nftTraits.value))
    .limit(VALUES_MAX * 10);
  const names = [...new Set(rows.map((row) => row.name))];
  return {
    properties: names.map((name) => ({
      name,
      values: rows
        .filter((row) => row.name === name)
        .slice(0, VALUES_MAX)
        .map(({ value, count }) => ({ value, count })),
    })),
  };
}

function selectCollections(db: Queryable, now: number) {
  return db
    .select({
      ...getTableColumns(nftCollections),
      floorWei: sql<string | null>`(
        select nft.price_wei from chain.market_nfts nft
        where nft.collection_id = ${collectionId} and nft.state = 'listed' and nft.expires_at > ${new Date(now)}
        order by nft.price_wei, nft.token_id limit 1)`,
      content: storedMetadata.content,
    })
    .from(nftCollections)
    .leftJoin(storedMetadata, eq(storedMetadata.cid, nftCollections.metadataCid))
    .$dynamic();
}

async function toCollections(
  db: Queryable,
  { readImages }: NftDependencies,
  rows: readonly CollectionRow[],
): Promise<NftCollection[]> {
  const described = rows.map((row) => ({ row, metadata: readMetadata(row.content) }));
  const imageOf = (image: string | undefined) => (image === undefined ? null : fileKeyOf(image));
  const images = await readImages(
    db,
    described.flatMap(({ metadata }) => imageOf(metadata?.image) ?? []),
  );
  return described.map(({ row, metadata }) => {
    const key = imageOf(metadata?.image);
    return {
      id: String(row.collectionId),
      name: row.name,
      description: metadata?.description ?? null,
      image: (key === null ? undefined : images.get(key)) ?? null,
      owner: row.owner,
      creator: row.creator,
      created_at: toWireTime(row.createdAt),
      item_count: row.itemCount,
      listed_count: row.listedCount,
      floor_wei: row.floorWei,
      sale_count: row.saleCount,
      volume_wei: row.volumeWei.toString(),
      metadata_uri: row.metadataUri,
    };
  });
}

/** Parses stored metadata. A collection's address can also hold the metadata of an NFT, which is ignored. */
function readMetadata(content: string | null) {
  return content === null ? null : (contractMetadataSchema.safeParse(JSON.parse(content)).data ?? null);
}

function beginsWith(text: string): SQL {
  const escaped = text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`lower(${nftCollections.name}) like ${`${escaped}%`}`;
}
