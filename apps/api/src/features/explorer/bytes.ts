import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Converts hex to a PostgreSQL `bytea`, for handwritten queries. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}
