import { REALTIME_WAKE } from '@nova/db/publish';
import { createTestDatabase } from '@nova/testing/test-database';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startEventHub } from './event-hub.ts';

test('an outage of the events is logged once, and its end', async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg);
  const hub = await startEventHub({
    db: database.db,
    databaseUrl: database.url,
    logger: pino({ level: 'info' }, { write }),
  });
  const query = vi.spyOn(database.pool, 'query');
  const wake = async () => {
    query.mockClear();
    await database.pool.query(`notify ${REALTIME_WAKE}`);
    await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
    await Promise.allSettled(query.mock.results.map(({ value }) => value as Promise<unknown>));
  };
  await database.pool.query('alter table app.realtime_events rename to away');
  for (let count = 0; count < 3; count++) await wake();
  expect(lines).toEqual(['reading events failed']);
  await database.pool.query('alter table app.away rename to realtime_events');
  await wake();
  await vi.waitFor(() => expect(lines).toEqual(['reading events failed', 'events are read again']));
  await hub.close();
  await database.drop();
});
