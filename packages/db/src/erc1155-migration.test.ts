import { createTestDatabase } from '@nova/testing/test-database';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

interface Journal {
  entries: { tag: string }[];
}

const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const TRANSFER_BATCH = '4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';

test('an index is read again only if it stored ERC-1155 events, and keeps what cannot be read again', async () => {
  const { entries } = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as Journal;
  const place = entries.findIndex(({ tag }) => tag.endsWith('_erc1155'));
  const [emptyIndex] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[place]!.sql;
  const database = await createTestDatabase();
  const { pool } = database;
  const addLog = (height: number, topic: string) =>
    pool.query(
      `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
       values ($1, 0, 0, '\\x01', array[decode($2, 'hex')], '\\x')`,
      [height, topic],
    );
  const count = async () => {
    const { rows } = await pool.query<Record<string, number>>(
      `select (select count(*)::int from chain.logs) as logs, (select count(*)::int from chain.sync_state) as progress,
         (select count(*)::int from chain.contracts) as contracts,
         (select count(*)::int from chain.orphaned_blocks) as orphaned`,
    );
    return rows[0];
  };
  try {
    await pool.query(
      `insert into chain.sync_state (genesis_hash, block_number, block_hash) values ('\\x01', 1, '\\x02');
       insert into chain.contracts values ('NovaNFT', '\\x03', 0);
       insert into chain.orphaned_blocks (hash, number, parent_hash, timestamp, miner)
       values ('\\x04', 1, '\\x01', now(), '\\x05')`,
    );
    await addLog(1, TRANSFER);
    await pool.query(emptyIndex!);
    expect(await count()).toEqual({ logs: 1, progress: 1, contracts: 1, orphaned: 1 });
    await addLog(2, TRANSFER_BATCH);
    await pool.query(emptyIndex!);
    expect(await count()).toEqual({ logs: 0, progress: 0, contracts: 1, orphaned: 1 });
  } finally {
    await database.drop();
  }
});
