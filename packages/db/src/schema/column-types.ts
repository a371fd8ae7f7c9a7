import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

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

/** A sum of amounts that strangers choose: no bound that many of them together could break. Seen as bigint. */
export const sum = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
});

/** A block number or another count that fits a JavaScript number. */
export const height = (name: string) => bigint(name, { mode: 'number' });

/** A moment of the chain: to the millisecond, as our blocks tell it. */
export const chainTime = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A moment, with its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Of a row that waits for something to be read: queueing it again gives it a new one, so that an answer to the old
 * question is known as such.
 */
export const ticket = () => bigint('ticket', { mode: 'number' }).notNull().generatedAlwaysAsIdentity();
