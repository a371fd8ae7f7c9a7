import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A moment of a row as a part of its position: microseconds since 1970, all that PostgreSQL keeps. */
export function microsOf(column: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

/** The last moment of the year 9999: a made-up cursor may name a later one, which PostgreSQL does not hold. */
const LATEST_MICROS = 253_402_300_799_999_999n;

/** The moment of a position's part. */
export function momentOf(micros: string): SQL {
  const asked = BigInt(micros);
  const held = asked < LATEST_MICROS ? asked : LATEST_MICROS;
  return sql`('epoch'::timestamptz + ${held.toString()}::bigint * interval '1 microsecond')`;
}

/** Bytes in hex as a part of a position. */
export function numberOf(hex: string): string {
  return BigInt(`0x${hex}`).toString();
}

/** The bytes of a position's part in hex; the lowest ones where a made-up cursor names more. */
export function hexOf(number: string, bytes: number): string {
  return BigInt.asUintN(8 * bytes, BigInt(number))
    .toString(16)
    .padStart(2 * bytes, '0');
}

/** A UUID as a part of a position, and back. */
export const numberOfUuid = (uuid: string): string => numberOf(uuid.replaceAll('-', ''));
export function uuidOf(number: string): string {
  return hexOf(number, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
