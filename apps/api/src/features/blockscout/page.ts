import { addressSchema, hashSchema } from '@nova/shared/hex';
import { sql, type SQL } from 'drizzle-orm';
import { type Hex } from 'viem';
import { z } from 'zod';
import { amountQuery } from './filters.ts';

/** Number of rows per page, as in Blockscout. */
export const PAGE_ITEMS = 50;
/** Number of a block, in a path or a position. */
export const heightSchema = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);

/** Parameters with which a client continues a list in chain order; a page always has 50 rows, so `items_count` has no effect. */
export const placeQuery = {
  block_number: heightSchema.optional(),
  index: heightSchema.optional(),
  items_count: heightSchema.optional(),
};

/** The same for transfers, of which a batch has several in one event. */
export const transferPlaceQuery = { ...placeQuery, index_in_batch: heightSchema.optional() };

/** The same for calls inside transactions. */
export const internalPlaceQuery = { ...placeQuery, transaction_index: heightSchema.optional() };

/** Parameters with which a client continues the list of pooled transactions. */
export const pooledPlaceQuery = { gas_price: amountQuery, hash: hashSchema.optional() };

/** Addresses and hashes in a path; an invalid one is `invalid_input`. */
export const addressParams = z.object({ address_hash: addressSchema });
export const transactionParams = z.object({ transaction_hash: hashSchema });

/** Position after which a list continues: a block and an index in it. */
export interface Place {
  readonly block_number?: number | undefined;
  readonly index?: number | undefined;
}

/** Position in a list of calls inside transactions. */
export interface InternalPlace extends Place {
  readonly transaction_index?: number | undefined;
}

/** Position in the list of pooled transactions. */
export interface PooledPlace {
  readonly gas_price?: string | undefined;
  readonly hash?: Hex | undefined;
}

/** Position in a list of transfers. */
export interface TransferPlace extends Place {
  readonly index_in_batch?: number | undefined;
}

/**
 * Returns the condition for rows of alias `c` after a position, newest first; all rows without a position.
 */
export function behind({ block_number: height, index }: Place, column: SQL): SQL {
  if (height === undefined) return sql`true`;
  return index === undefined
    ? sql`c.block_number < ${height}::bigint`
    : sql`(c.block_number, ${column}) < (${height}::bigint, ${index}::bigint)`;
}

/** Builds a page from its rows and one more, which shows that the list continues. */
export function toPage<Row, Item, Params>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
  toParams: (last: Row) => Params,
): { items: Item[]; next_page_params: Params | null } {
  const shown = rows.slice(0, PAGE_ITEMS);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next_page_params: rows.length > PAGE_ITEMS && last !== undefined ? toParams(last) : null,
  };
}
