import type { Queryable } from '@nova/db/database';
import { isUserOperation, logs, transactions } from '@nova/db/schema/explorer';
import type { UserOperationsQuery } from '@nova/shared/explorer/list-queries';
import type { UserOperation } from '@nova/shared/explorer/user-operation-schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { decodeAbiParameters, type Hex, isAddressEqual, pad, slice, zeroAddress } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from '../lists/height-range.ts';
import { isAmong, readPageOf } from '../lists/read-page-of.ts';
import type { PositionSearch } from '../search/search-places.ts';
import { ENTRY_POINTS, ENTRY_POINT_VERSIONS } from '../../../http/chain/user-operations/entry-point.ts';

type UserOperationRow = Awaited<ReturnType<typeof selectUserOperations>>[number];

const WORD_BYTES = 32;
const DATA = [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }] as const;
const IS_USER_OPERATION = sql.raw(isUserOperation('c'));

/** Lists user operations, newest first. */
export function listUserOperations(db: Queryable, query: UserOperationsQuery): Promise<Page<UserOperation>> {
  const { sender, paymaster } = query;
  const [driver, ...rest] = [sender && isSender(sender), paymaster && isPaymaster(paymaster)].filter(
    (condition) => condition !== undefined,
  );
  return readPage(db, query, [driver ?? sql`true`], [...rest, ...listOtherFilters(query)]);
}

/** Lists user operations in which an address is the sender or the paymaster, newest first. */
export function listAddressUserOperations(
  db: Queryable,
  address: Hex,
  query: UserOperationsQuery,
): Promise<Page<UserOperation>> {
  const { sender, paymaster } = query;
  const filter = [
    sender && isSender(sender),
    paymaster && isPaymaster(paymaster),
    ...listOtherFilters(query),
  ].filter((condition) => condition !== undefined);
  return readPage(db, query, [isSender(address), isPaymaster(address)], filter);
}

/** Lists the user operations of a transaction, the last one first; none for an unknown transaction. */
export async function listTransactionUserOperations(
  db: Queryable,
  hash: Hex,
  query: PageQuery,
): Promise<Page<UserOperation>> {
  const [place] = await db
    .select({ block: transactions.blockNumber, index: transactions.index })
    .from(transactions)
    .where(eq(transactions.hash, hash));
  if (!place) return { items: [], next: null, prev: null };
  const { block, index } = place;
  return readPage(db, query, [sql`c.block_number = ${block}`], [sql`c.tx_index = ${index}`]);
}

const toTopic = (address: Hex) => toBytes(pad(address, { size: WORD_BYTES }));
const isSender = (address: Hex) => sql`c.topics[3] = ${toTopic(address)}`;
const isPaymaster = (address: Hex) => sql`c.topics[4] = ${toTopic(address)}`;

function listOtherFilters({ status, entry_point: version }: UserOperationsQuery): SQL[] {
  return [
    status && sql`get_byte(c.data, ${2 * WORD_BYTES - 1}) = ${status === 'successful' ? 1 : 0}`,
    version && sql`c.address = ${toBytes(ENTRY_POINTS[version])}`,
  ].filter((condition) => condition !== undefined);
}

async function readPage(
  db: Queryable,
  query: PageQuery & Pick<UserOperationsQuery, 'since' | 'until'>,
  drivers: readonly SQL[],
  filter: readonly SQL[],
): Promise<Page<UserOperation>> {
  const search: PositionSearch = {
    table: sql`chain.logs`,
    order: ['block_number', 'log_index'],
    drivers: drivers.map((driver) => sql`${IS_USER_OPERATION} and ${driver}`),
    filter,
    heights: toHeightRange(query),
  };
  const page = await readPageOf<UserOperationRow>(
    db,
    search,
    query,
    (places) => selectUserOperations(db).where(isAmong(places, logs.blockNumber, logs.logIndex)),
    (row) => [row.blockNumber, row.logIndex],
  );
  return { ...page, items: page.items.map(toUserOperation) };
}

/** Selects the events of user operations with their transactions. */
export function selectUserOperations(db: Queryable) {
  const transaction = db
    .select({ hash: transactions.hash, from: transactions.from, timestamp: transactions.timestamp })
    .from(transactions)
    .where(and(eq(transactions.blockNumber, logs.blockNumber), eq(transactions.index, logs.txIndex)))
    .limit(1)
    .as('transaction');
  return db
    .select({
      blockNumber: logs.blockNumber,
      logIndex: logs.logIndex,
      txIndex: logs.txIndex,
      entryPoint: logs.address,
      topics: logs.topics,
      data: logs.data,
      transactionHash: transaction.hash,
      bundler: transaction.from,
      timestamp: transaction.timestamp,
    })
    .from(logs)
    .innerJoinLateral(transaction, sql`true`)
    .$dynamic();
}

/** Decodes the event of a user operation. */
export function toUserOperation(row: UserOperationRow): UserOperation {
  const [, hash, sender, paymasterTopic] = row.topics;
  const [nonce, isSuccessful, gasCost, gasUsed] = decodeAbiParameters(DATA, row.data);
  const paymaster = slice(paymasterTopic!, 12);
  return {
    hash: hash!,
    entry_point: row.entryPoint,
    entry_point_version: ENTRY_POINT_VERSIONS.get(row.entryPoint)!,
    sender: slice(sender!, 12),
    nonce: nonce.toString(),
    bundler: row.bundler,
    paymaster: isAddressEqual(paymaster, zeroAddress) ? null : paymaster,
    status: isSuccessful ? 'successful' : 'failed',
    gas_cost: gasCost.toString(),
    gas_used: gasUsed.toString(),
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    log_index: row.logIndex,
    timestamp: toWireTime(row.timestamp),
  };
}
