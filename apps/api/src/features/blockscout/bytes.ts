import { PLANNED_ANEW } from '@nova/db/plan-names';
import { sql, type SQL } from 'drizzle-orm';
import { getAddress, type Hex } from 'viem';

/** Converts hex to a PostgreSQL `bytea`. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}

/** Converts bytes of a raw row to hex. */
export function toHex(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}

/** Formats an address with its checksum, as Blockscout does. */
export function toChecksum(address: Hex | Buffer): string {
  return getAddress(Buffer.isBuffer(address) ? toHex(address) : address);
}

/** Marks a query that needs a new plan for each value: some values have ten rows and one has a million. */
export const plannedAnew = sql.raw(PLANNED_ANEW);
