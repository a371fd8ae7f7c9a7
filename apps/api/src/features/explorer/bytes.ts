import { sql, type SQL } from 'drizzle-orm';

/** Hex as the bytes that PostgreSQL keeps, for queries written out by hand. */
export function toBytes(hex: `0x${string}`): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}
