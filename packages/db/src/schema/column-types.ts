import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes, seen by the code as 0x-prefixed lower-case hex. Half the size of text, and it cannot hold a typo. */
export const hexBytes = customType<{ data: `0x${string}`; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.slice(2), 'hex'),
  fromDriver: (value) => `0x${value.toString('hex')}`,
});

/** A whole number of smallest units up to 2^256, seen by the code as bigint. */
export const amount = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78, 0)',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
});

/** A moment, with its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
