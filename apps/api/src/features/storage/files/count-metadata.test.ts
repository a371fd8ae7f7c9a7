import { openDatabase } from '@nova/db/database';
import { createTestDatabase } from '@nova/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countMetadata } from './count-metadata.ts';

const USERS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
let now = Date.parse('2026-05-01T12:00:00Z');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, { name: 'test', max: 10, onError: () => undefined });
  for (const id of USERS) {
    const values = [id, `${id}@wallet.invalid`];
    await database.pool.query('insert into app.users (id, email) values ($1, $2)', values);
  }
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const count = (user: string, bytes: number) =>
  countMetadata({ db: opened.db, clock: () => now }, user, bytes).then(
    () => 'counted',
    (error: { code: string }) => error.code,
  );

test('an account stores a limited number of documents a day, even concurrently, and more the next day', async () => {
  const outcomes = await Promise.all(Array.from({ length: 210 }, () => count(USERS[0], 10)));
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(200);
  expect(await count(USERS[0], 10)).toBe('upload_quota');
  expect(await count(USERS[1], 10)).toBe('counted');
  now += 86_400_000;
  expect(await count(USERS[0], 10)).toBe('counted');
});

test('an account stores a limited number of document bytes a day', async () => {
  expect(await count(USERS[1], 2_000_000)).toBe('counted');
  expect(await count(USERS[1], 100_000)).toBe('upload_quota');
  expect(await count(USERS[1], 50_000)).toBe('counted');
});
