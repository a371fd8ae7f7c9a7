import { createTestDatabase } from '@nova/testing/test-database';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

interface Journal {
  entries: { tag: string }[];
}

test('requests stored before origins were separated keep their meaning', async () => {
  const { entries } = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as Journal;
  const place = entries.findIndex(({ tag }) => tag.endsWith('_mark_server_requests'));
  const migration = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[place]!;
  const database = await createTestDatabase();
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into app.users (email) values ('a@wallet.invalid') returning id`,
    );
    const store = (key: string, requestId: string) =>
      database.pool.query(
        `insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at, request_id,
           request_hash)
         values (sha256(($2 || $3)::bytea), $1, '\\x01', '\\x01', $2, 1, 1, $3, '\\x01')`,
        [rows[0]!.id, key, requestId],
      );
    await store('presale_purchase', 'presale_purchase:0x01:0');
    await store('form_submit', 'contact:7');
    await store('page_visit', 'welcome_bonus:0x01');
    for (const statement of migration.sql) await database.pool.query(statement);
    const { rows: stored } = await database.pool.query(
      'select request_id, request_origin from app.actions order by request_id',
    );
    expect(stored).toEqual([
      { request_id: 'contact:7', request_origin: 'server' },
      { request_id: 'presale_purchase:0x01:0', request_origin: 'server' },
      { request_id: 'welcome_bonus:0x01', request_origin: 'client' },
    ]);
  } finally {
    await database.drop();
  }
});
