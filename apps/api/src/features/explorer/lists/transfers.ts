import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { tokens, tokenTransfers } from '@nova/db/schema/token';
import type { AddressTransfersQuery, TransfersQuery } from '@nova/shared/explorer/list-queries';
import type { TokenTransfer } from '@nova/shared/explorer/token-schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, eq, getTableColumns, type InferSelectModel, sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { isAmong, readPageOf } from './read-page-of.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from './height-range.ts';
import type { SortPosition, PositionSearch } from '../search/search-places.ts';
import { tokenNames, type TokenNames, toTokenLabel } from '../token-label.ts';

export type TransferRow = InferSelectModel<typeof tokenTransfers> & { hash: Hex; label: TokenNames | null };

/** Maximum number of transfers shown for a transaction; its page links to the list for more. */
const TRANSFERS_SHOWN = 500;

/** Lists token transfers, newest first. */
export async function listTransfers(db: Queryable, query: TransfersQuery): Promise<Page<TokenTransfer>> {
  const { token, from, to } = query;
  const [driver, ...rest] = [
    from && sql`c."from" = ${toBytes(from)}`,
    to && sql`c."to" = ${toBytes(to)}`,
    token && sql`c.token = ${toBytes(token)}`,
  ].filter((condition) => condition !== undefined);
  return readPage(db, query, [driver ?? sql`true`], [...rest, ...listOtherFilters(query)]);
}

/** Lists token transfers to and from one address, newest first. */
export async function listAddressTransfers(
  db: Queryable,
  address: Hex,
  query: AddressTransfersQuery,
): Promise<Page<TokenTransfer>> {
  const { token, from, to, direction } = query;
  const filter = [
    from && sql`c."from" = ${toBytes(from)}`,
    to && sql`c."to" = ${toBytes(to)}`,
    token && sql`c.token = ${toBytes(token)}`,
    ...listOtherFilters(query),
  ].filter((condition) => condition !== undefined);
  return readPage(db, query, listSides(address, direction), filter);
}

/** Lists transfers of one NFT, newest first. */
export async function listNftTransfers(
  db: Queryable,
  { token, tokenId }: { token: Hex; tokenId: bigint },
  query: PageQuery,
): Promise<Page<TokenTransfer>> {
  const isOfItem = sql`c.token = ${toBytes(token)} and c.token_id = ${tokenId.toString()}::numeric`;
  return readPage(db, query, [isOfItem], []);
}

/** Returns the token transfers of one transaction in the order of its logs. */
export async function readTransfersOf(
  db: Queryable,
  [blockNumber, index]: SortPosition,
): Promise<TokenTransfer[]> {
  const rows = await selectTransfers(db)
    .where(and(eq(tokenTransfers.blockNumber, blockNumber!), eq(tokenTransfers.txIndex, index!)))
    .orderBy(asc(tokenTransfers.logIndex), asc(tokenTransfers.batchIndex))
    .limit(TRANSFERS_SHOWN);
  return rows.map(toTransfer);
}

/** Returns the conditions for transfers from an address, to it, or both. */
export function listSides(address: Hex, direction: 'in' | 'out' | undefined): SQL[] {
  const isFrom = sql`c."from" = ${toBytes(address)}`;
  const isTo = sql`c."to" = ${toBytes(address)}`;
  if (direction === 'out') return [isFrom];
  if (direction === 'in') return [isTo];
  return [isFrom, isTo];
}

function listOtherFilters({ standard, min_value: minValue, max_value: maxValue }: TransfersQuery): SQL[] {
  return [
    standard && sql`c.kind = ${standard}`,
    minValue === undefined ? undefined : sql`c.amount >= ${minValue.toString()}::numeric`,
    maxValue === undefined ? undefined : sql`c.amount <= ${maxValue.toString()}::numeric`,
  ].filter((condition) => condition !== undefined);
}

async function readPage(
  db: Queryable,
  query: PageQuery & Pick<TransfersQuery, 'since' | 'until'>,
  drivers: readonly SQL[],
  filter: readonly SQL[],
): Promise<Page<TokenTransfer>> {
  const search: PositionSearch = {
    table: sql`chain.token_transfers`,
    order: ['block_number', 'log_index', 'batch_index'],
    drivers,
    filter,
    heights: toHeightRange(query),
  };
  const { blockNumber, logIndex, batchIndex } = tokenTransfers;
  const page = await readPageOf<TransferRow>(
    db,
    search,
    query,
    (places) => selectTransfers(db).where(isAmong(places, blockNumber, logIndex, batchIndex)),
    (row) => [row.blockNumber, row.logIndex, row.batchIndex],
  );
  return { ...page, items: page.items.map(toTransfer) };
}

export function selectTransfers(db: Queryable) {
  const transaction = db
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(
      and(
        eq(transactions.blockNumber, tokenTransfers.blockNumber),
        eq(transactions.index, tokenTransfers.txIndex),
      ),
    )
    .limit(1)
    .as('transaction');
  return db
    .select({ ...getTableColumns(tokenTransfers), hash: transaction.hash, label: tokenNames })
    .from(tokenTransfers)
    .innerJoinLateral(transaction, sql`true`)
    .leftJoin(tokens, eq(tokens.address, tokenTransfers.token))
    .$dynamic();
}

export function toTransfer(row: TransferRow): TokenTransfer {
  const { token, kind, from, to, amount, tokenId, hash, timestamp, label } = row;
  return {
    token: toTokenLabel(token, label ?? { kind }),
    from,
    to,
    value: amount.toString(),
    token_id: tokenId?.toString() ?? null,
    transaction_hash: hash,
    block_number: row.blockNumber,
    log_index: row.logIndex,
    batch_index: row.batchIndex,
    timestamp: toWireTime(timestamp),
  };
}
