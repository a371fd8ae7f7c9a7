import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { LOCKS } from '@nova/db/locks';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EventFollower, EventPosition } from './event-follower.ts';
import { createEventFollower } from './follow-events.ts';

interface Event extends EventPosition {
  readonly name: string;
  readonly subject: string | null;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate app.chain_cursors, app.chain_event_retries');
});

const createEvents = (...names: [string, string | null][]): Event[] =>
  names.map(([name, subject], index) => ({ name, subject, blockNumber: index + 1, logIndex: 0 }));

/** Follows events, some of which always fail. */
function follow(events: readonly Event[], poisoned: Set<string>, last?: string) {
  const applied: string[] = [];
  const follower: EventFollower<Event> = {
    cursor: 'test',
    lock: LOCKS.followPresale,
    batch: 10,
    confirmations: 0,
    read: (_tx, { blockNumber, logIndex }, { limit }) =>
      Promise.resolve(
        events
          .filter(
            (event) =>
              event.blockNumber > blockNumber ||
              (event.blockNumber === blockNumber && event.logIndex > logIndex),
          )
          .slice(0, limit),
      ),
    subjectOf: ({ subject }) => subject,
    endsBatch: ({ name }) => name === last,
    apply: (_tx, some) => {
      const bad = some.find(({ name }) => poisoned.has(name));
      if (bad) return Promise.reject(new Error(`${bad.name} is poisoned`));
      applied.push(...some.map(({ name }) => name));
      return Promise.resolve();
    },
  };
  // Simulates a worker that has just started and does not know the state of the index yet.
  const run = () => createEventFollower({ db: database.db, logger: pino({ enabled: false }) }, follower)();
  return { applied, run };
}

const readRetries = async () =>
  (
    await database.pool.query(
      'select block_number::int as block, attempts, last_error from app.chain_event_retries order by block_number',
    )
  ).rows as Record<string, unknown>[];
const setDue = () => database.pool.query('update app.chain_event_retries set next_attempt_at = now()');

test('skips an event that cannot be applied, and applies later ones once', async () => {
  const { applied, run } = follow(
    createEvents(['a', null], ['bad', null], ['b', null], ['c', null]),
    new Set(['bad']),
  );
  await run();
  await run();
  expect(applied).toEqual(['a', 'b', 'c']);
  expect(await readRetries()).toEqual([{ block: 2, attempts: 1, last_error: 'Error: bad is poisoned' }]);
});

test('blocks without an event take no transaction', async () => {
  const transaction = vi.spyOn(database.db, 'transaction');
  await follow([], new Set()).run();
  expect(transaction).not.toHaveBeenCalled();
  const { applied, run } = follow(createEvents(['a', null]), new Set());
  await run();
  expect(applied).toEqual(['a']);
  expect(transaction).toHaveBeenCalled();
  transaction.mockClear();
  await run();
  expect(transaction).not.toHaveBeenCalled();
  transaction.mockRestore();
});

test('a batch that is not full is the last, and a full one is not', async () => {
  const transaction = vi.spyOn(database.db, 'transaction');
  const names = Array.from({ length: 20 }, (_, index): [string, null] => [`event ${index}`, null]);
  const few = follow(createEvents(...names.slice(0, 9)), new Set());
  await few.run();
  expect(few.applied).toHaveLength(9);
  expect(transaction).toHaveBeenCalledTimes(1);
  await database.pool.query('truncate app.chain_cursors');
  transaction.mockClear();
  const many = follow(createEvents(...names), new Set());
  await many.run();
  expect(many.applied).toHaveLength(20);
  expect(transaction).toHaveBeenCalledTimes(3);
  transaction.mockRestore();
});

test('events after one that ends its batch are applied in the same run', async () => {
  const { applied, run } = follow(createEvents(['a', null], ['end', null], ['b', null]), new Set(), 'end');
  await run();
  expect(applied).toEqual(['a', 'end', 'b']);
});

test('retries a postponed event with growing delays until it can be applied', async () => {
  const poisoned = new Set(['bad']);
  const { applied, run } = follow(createEvents(['bad', null], ['a', null]), poisoned);
  await run();
  await setDue();
  await run();
  await run();
  expect(await readRetries()).toMatchObject([{ attempts: 2 }]);
  poisoned.clear();
  await setDue();
  await run();
  expect(applied).toEqual(['a', 'bad']);
  expect(await readRetries()).toEqual([]);
});

test('events of one subject keep their order and wait only for its first one', async () => {
  const poisoned = new Set(['reserved 1']);
  const { applied, run } = follow(
    createEvents(['reserved 1', '1'], ['reserved 2', '2'], ['fulfilled 1', '1'], ['fulfilled 2', '2']),
    poisoned,
  );
  await run();
  await setDue();
  await run();
  expect(applied).toEqual(['reserved 2', 'fulfilled 2']);
  poisoned.clear();
  await setDue();
  await run();
  await setDue();
  await run();
  expect(applied).toEqual(['reserved 2', 'fulfilled 2', 'reserved 1', 'fulfilled 1']);
});
