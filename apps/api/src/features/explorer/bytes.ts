import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Hex as the bytes that PostgreSQL keeps, for queries written out by hand. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}
