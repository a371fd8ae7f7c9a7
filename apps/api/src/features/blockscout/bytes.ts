import { PLANNED_ANEW } from '@nova/db/plan-names';
import { sql, type SQL } from 'drizzle-orm';
import { getAddress, type Hex } from 'viem';

/** Hex as the bytes that PostgreSQL keeps. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}

/** Bytes of a raw row as hex. */
export function toHex(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}

/** An address as Blockscout writes it: with its checksum. */
export function toChecksum(address: Hex | Buffer): string {
  return getAddress(Buffer.isBuffer(address) ? toHex(address) : address);
}

/** Of a query that is led along by a value: some have ten rows and one has a million. */
export const plannedAnew = sql.raw(PLANNED_ANEW);
