import type { Queryable } from '@nova/db/database';
import { chainActions, transactions } from '@nova/db/schema/explorer';
import { internalTransactions, IS_COIN_MOVE } from '@nova/db/schema/explorer-details';
import { tokenTransfers } from '@nova/db/schema/token';
import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { ACTIVITY_KINDS, type ActivityKind, type ActivityQuery } from '@nova/shared/explorer/list-queries';
import { sql, type SQL } from 'drizzle-orm';
import { toBytes } from '../bytes.ts';
import { selectActions } from '../lists/actions.ts';
import { toHeightRange } from '../lists/height-range.ts';
import { selectInternal } from '../lists/internal-transactions.ts';
import { isAmong } from '../lists/read-page-of.ts';
import { selectTransactions } from '../lists/transactions.ts';
import { selectTransfers } from '../lists/transfers.ts';
import type { PositionSearch } from '../search/search-places.ts';
import { describeTransactionSearch } from '../transaction/transaction-search.ts';
import {
  actionToActivity,
  internalToActivity,
  transactionToActivity,
  transferToActivity,
} from './to-activity.ts';

/** Reader of the rows of one kind. */
export interface ActivitySource {
  readonly kind: ActivityKind;
  readonly search: PositionSearch;
  readonly readRows: (places: SQL) => Promise<Activity[]>;
}

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

type CreateSource = (db: Queryable, query: ActivityQuery) => ActivitySource | Promise<ActivitySource>;

async function readTransactions(db: Queryable, query: ActivityQuery): Promise<ActivitySource> {
  const { method, from, to, since, until, min_value: minValue, max_value: maxValue, limit } = query;
  return {
    kind: 'transaction',
    search: await describeTransactionSearch(db, {
      limit,
      method,
      from,
      to,
      since,
      until,
      minValue,
      maxValue,
    }),
    readRows: async (places) => {
      const isHere = isAmong(places, transactions.blockNumber, transactions.index);
      return (await selectTransactions(db).where(isHere)).map(transactionToActivity);
    },
  };
}

function readInternal(db: Queryable, query: ActivityQuery): ActivitySource {
  const { from, to, method } = query;
  const isMove = sql.raw(IS_COIN_MOVE);
  const [driver, ...rest] = [...listSides(query), isMove];
  const { blockNumber, txIndex, traceIndex } = internalTransactions;
  return {
    kind: 'internal',
    search: {
      table: sql`chain.internal_transactions`,
      order: ['block_number', 'tx_index', 'trace_index'],
      drivers: [driver],
      filter: [
        ...(from === undefined && to === undefined ? [] : rest),
        ...listDefined(method && sql`substring(c.input from 1 for 4) = ${toBytes(method)}`),
        ...listValues(query, sql`c.value`),
      ],
      heights: toHeightRange(query),
    },
    readRows: async (places) =>
      (await selectInternal(db).where(isAmong(places, blockNumber, txIndex, traceIndex))).map(
        internalToActivity,
      ),
  };
}

function readTransfers(db: Queryable, query: ActivityQuery): ActivitySource {
  const { token } = query;
  const [driver, ...rest] = [...listSides(query), ...listDefined(token && sql`c.token = ${toBytes(token)}`)];
  const { blockNumber, txIndex, logIndex, batchIndex } = tokenTransfers;
  return {
    kind: 'token_transfer',
    search: {
      table: sql`chain.token_transfers`,
      order: ['block_number', 'tx_index', 'log_index', 'batch_index'],
      walked: ['block_number', 'log_index', 'batch_index'],
      drivers: [driver ?? sql`true`],
      filter: [...rest, ...listValues(query, sql`c.amount`)],
      heights: toHeightRange(query),
    },
    readRows: async (places) =>
      (await selectTransfers(db).where(isAmong(places, blockNumber, txIndex, logIndex, batchIndex))).map(
        transferToActivity,
      ),
  };
}

function readActions(db: Queryable, query: ActivityQuery): ActivitySource {
  const { from, action } = query;
  const isOfKey = action === undefined ? undefined : sql`c.action_key = ${action}`;
  const [driver, ...rest] = [
    ...listDefined(from && sql`c.account = ${toBytes(from)}`),
    ...listDefined(isOfKey),
  ];
  const order = ['block_number', 'tx_index', 'log_index'];
  const { blockNumber, txIndex, logIndex } = chainActions;
  return {
    kind: 'action',
    search: {
      table: sql`chain.actions`,
      order,
      // Only the index of the keys contains the transaction.
      walked: driver !== undefined && driver === isOfKey ? order : ['block_number', 'log_index'],
      drivers: [driver ?? sql`true`],
      filter: rest,
      heights: toHeightRange(query),
    },
    readRows: async (places) =>
      (await selectActions(db).where(isAmong(places, blockNumber, txIndex, logIndex))).map(actionToActivity),
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

/** Creates the reader of each kind. */
export const SOURCES: Readonly<Record<ActivityKind, CreateSource>> = {
  transaction: readTransactions,
  internal: readInternal,
  token_transfer: readTransfers,
  action: readActions,
};
