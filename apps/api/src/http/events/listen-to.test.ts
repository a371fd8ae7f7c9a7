import { createEmptyDatabase } from '@nova/testing/test-database';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { listenTo } from './listen-to.ts';

test('says that it misses notifications while its connection is lost', async () => {
  const database = await createEmptyDatabase();
  const options = { url: database.url, channel: 'news', onWake: () => {}, logger: pino({ enabled: false }) };
  const listening = await listenTo(options);
  expect(listening.isListening).toBe(true);
  // Without its database, the connection ends and no new one succeeds.
  await database.drop();
  await vi.waitFor(() => expect(listening.isListening).toBe(false), 10_000);
  await listening.close();
});
