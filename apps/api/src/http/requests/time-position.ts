import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Returns a row's time as part of its position: microseconds since 1970, the precision of PostgreSQL. */
export function microsOf(column: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

/** End of the year 9999: a forged cursor may contain a later time, which PostgreSQL cannot store. */
const LATEST_MICROS = 253_402_300_799_999_999n;

/** Returns the time of a position's part. */
export function momentOf(micros: string): SQL {
  const micro = BigInt(micros);
  const held = micro < LATEST_MICROS ? micro : LATEST_MICROS;
  return sql`('epoch'::timestamptz + ${held.toString()}::bigint * interval '1 microsecond')`;
}

/** Returns hex bytes as part of a position. */
export function numberOf(hex: string): string {
  return BigInt(`0x${hex}`).toString();
}

/** Returns a position's part as hex bytes; only the lowest ones if a forged cursor contains more. */
export function hexOf(number: string, bytes: number): string {
  return BigInt.asUintN(8 * bytes, BigInt(number))
    .toString(16)
    .padStart(2 * bytes, '0');
}

/** Converts a UUID to a position's part, and back. */
export const numberOfUuid = (uuid: string): string => numberOf(uuid.replaceAll('-', ''));
export function uuidOf(number: string): string {
  return hexOf(number, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
