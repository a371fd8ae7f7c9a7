import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../packages/db/src/embedded/start-postgres.ts';

/**
 * Tables whose rows expire while Nova runs: event stream, sessions, old checks and emails, and sums whose rows
 * are merged.
 */
const PASSING = new Set([
  'app.mail_outbox',
  'app.presale_sum_changes',
  'app.realtime_events',
  'app.sessions',
  'app.sign_in_nonces',
  'app.status_checks',
  'app.used_refresh_tokens',
]);
/** Tables whose rows never change. In all others, only the keys of rows must remain. */
const FACTS = new Set([
  'app.actions',
  'app.audit_log',
  'app.contact_messages',
  'app.notifications',
  'app.presale_ledger',
  'app.presale_purchases',
  'app.token_orders',
  'app.users',
  'app.wallets',
  'app.welcome_bonuses',
  'chain.actions',
  'chain.blocks',
  'chain.logs',
  'chain.nft_events',
  'chain.nfts',
  'chain.token_transfers',
  'chain.transactions',
]);

/**
 * Returns every row in the data folder of a stopped Nova as text, by table.
 * @param {string} dataDir Data folder.
 * @param {Map<string, { columns: string[] }>} [like] Columns to read, if an older version had fewer.
 */
export async function readRows(dataDir, like) {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(folder)) throw new Error(`There is no database in ${folder}.`);
  const server = await startPostgres({ dataDir: folder });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    const tables = new Map();
    for (const { name, columns, keys } of await listTables(client)) {
      if (PASSING.has(name)) continue;
      const wanted = FACTS.has(name) ? (like?.get(name)?.columns ?? columns) : keys;
      const known = wanted.filter((column) => columns.includes(column));
      const list = known.map((column) => client.escapeIdentifier(column)).join(', ');
      const { rows } = await client.query(
        `select to_jsonb(t)::text as row from (select ${list} from ${name}) t`,
      );
      tables.set(name, { columns: known, rows: rows.map(({ row }) => row) });
    }
    return tables;
  } finally {
    await client.end();
    await server.stop();
  }
}

async function listTables(client) {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, t.relname) as name,
       array_agg(a.attname::text order by a.attnum) as columns,
       array_agg(a.attname::text order by a.attnum)
         filter (where i.indkey is null or a.attnum = any (i.indkey::int2[])) as keys
     from pg_class t join pg_namespace n on n.oid = t.relnamespace
     join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     left join pg_index i on i.indrelid = t.oid and i.indisprimary
     where n.nspname in ('app', 'chain') and t.relkind = 'r' group by 1 order by 1`,
  );
  return rows;
}

/** Returns the tables that lost rows, with the number of lost rows and an example. */
export function findLost(before, after) {
  const lost = [];
  for (const [name, { rows }] of before) {
    const remainingRows = new Set(after.get(name)?.rows ?? []);
    const missing = rows.filter((row) => !remainingRows.has(row));
    if (missing.length > 0) lost.push(`${name}: ${missing.length} of ${rows.length}, such as ${missing[0]}`);
  }
  return lost;
}

export const countRows = (tables) => [...tables.values()].reduce((total, { rows }) => total + rows.length, 0);
