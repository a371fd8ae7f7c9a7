import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Converts hex to a PostgreSQL `bytea`, for handwritten queries. */
export function toBytes(hex: Hex): SQL {
  return sql`${toBuffer(hex)}::bytea`;
}

/** Converts hex to bytes, for the values of prepared queries. */
export const toBuffer = (hex: Hex): Buffer => Buffer.from(hex.slice(2), 'hex');
