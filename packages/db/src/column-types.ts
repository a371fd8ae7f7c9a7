import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes, represented in code as lowercase hex with 0x. Half the size of text and never malformed. */
export const hexBytes = customType<{ data: `0x${string}`; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.slice(2), 'hex'),
  fromDriver: (value) => `0x${value.toString('hex')}`,
});

/** An integer in smallest units up to 2^256, represented as bigint. */
export const amount = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78, 0)',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
});

/** A sum of amounts that anyone can choose, so it has no upper bound. Represented as bigint. */
export const sum = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
});

/** A block number or another count that fits a JavaScript number. */
export const height = (name: string) => bigint(name, { mode: 'number' });

/** A time on the chain with milliseconds, as our blocks provide it. */
export const chainTime = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A time with time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Ticket of a queued row. It changes when the row is requeued, so that a result for the old ticket can be
 * discarded.
 */
export const ticket = () => bigint('ticket', { mode: 'number' }).notNull().generatedAlwaysAsIdentity();
