import type { Queryable } from '@nova/db/database';
import { IS_COIN_MOVE } from '@nova/db/schema/explorer-details';
import { ACTIVITY_KINDS, type ActivityKind, type ActivityQuery } from '@nova/shared/explorer/list-queries';
import { sql, type SQL } from 'drizzle-orm';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from '../lists/height-range.ts';
import type { PositionSearch } from '../search/search-places.ts';
import { describeTransactionSearch } from '../transaction/transaction-search.ts';

/** Returns the kinds that have every filter of the query. */
export function listKinds({ kind, method, to, token, action, ...values }: ActivityQuery): ActivityKind[] {
  const hasValue = values.min_value !== undefined || values.max_value !== undefined;
  const hasAll: Readonly<Record<ActivityKind, boolean>> = {
    transaction: token === undefined && action === undefined,
    internal: token === undefined && action === undefined,
    // Amounts of different tokens cannot be compared.
    token_transfer: method === undefined && action === undefined && (!hasValue || token !== undefined),
    action: method === undefined && to === undefined && token === undefined && !hasValue,
  };
  return ACTIVITY_KINDS.filter((each) => hasAll[each] && (kind === undefined || kind === each));
}

/** Describes the search for the rows of one kind. */
export async function describeActivitySearch(
  db: Queryable,
  kind: ActivityKind,
  query: ActivityQuery,
): Promise<PositionSearch> {
  if (kind === 'internal') return describeInternalSearch(query);
  if (kind === 'token_transfer') return describeTransferSearch(query);
  if (kind === 'action') return describeActionSearch(query);
  const { limit, method, from, to, since, until } = query;
  const values = { min_value: query.min_value, max_value: query.max_value };
  return describeTransactionSearch(db, { limit, method, from, to, since, until, ...values });
}

function describeInternalSearch(query: ActivityQuery): PositionSearch {
  const { from, to, method } = query;
  const isMove = sql.raw(IS_COIN_MOVE);
  const [driver, ...rest] = [...listSides(query), isMove];
  return {
    table: sql`chain.internal_transactions`,
    order: ['block_number', 'tx_index', 'trace_index'],
    drivers: [driver],
    filter: [
      ...(from === undefined && to === undefined ? [] : rest),
      ...listDefined(method && sql`substring(c.input from 1 for 4) = ${toBytes(method)}`),
      ...listValues(query, sql`c.value`),
    ],
    heights: toHeightRange(query),
  };
}

function describeTransferSearch(query: ActivityQuery): PositionSearch {
  const { token } = query;
  const [driver, ...rest] = [...listSides(query), ...listDefined(token && sql`c.token = ${toBytes(token)}`)];
  return {
    table: sql`chain.token_transfers`,
    order: ['block_number', 'tx_index', 'log_index', 'batch_index'],
    walked: ['block_number', 'log_index', 'batch_index'],
    drivers: [driver ?? sql`true`],
    filter: [...rest, ...listValues(query, sql`c.amount`)],
    heights: toHeightRange(query),
  };
}

function describeActionSearch(query: ActivityQuery): PositionSearch {
  const { from, action } = query;
  const isOfKey = action === undefined ? undefined : sql`c.action_key = ${action}`;
  const [driver, ...rest] = [
    ...listDefined(from && sql`c.account = ${toBytes(from)}`),
    ...listDefined(isOfKey),
  ];
  const order = ['block_number', 'tx_index', 'log_index'];
  return {
    table: sql`chain.actions`,
    order,
    // Only the index of the keys contains the transaction.
    walked: driver !== undefined && driver === isOfKey ? order : ['block_number', 'log_index'],
    drivers: [driver ?? sql`true`],
    filter: rest,
    heights: toHeightRange(query),
  };
}

function listSides({ from, to }: ActivityQuery): SQL[] {
  return listDefined(from && sql`c."from" = ${toBytes(from)}`, to && sql`c."to" = ${toBytes(to)}`);
}

function listValues({ min_value: least, max_value: most }: ActivityQuery, column: SQL): SQL[] {
  return listDefined(
    least === undefined ? undefined : sql`${column} >= ${least.toString()}::numeric`,
    most === undefined ? undefined : sql`${column} <= ${most.toString()}::numeric`,
  );
}

function listDefined(...conditions: readonly (SQL | undefined)[]): SQL[] {
  return conditions.filter((condition) => condition !== undefined);
}
