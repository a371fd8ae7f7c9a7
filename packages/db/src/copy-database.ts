import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrate, migrateToOlder, readKnownMigrations } from './migrate.ts';

/** Rows of one table in PostgreSQL's text format, compressed. */
export interface TableCopy {
  /** Path relative to the folder of the copy. */
  readonly file: string;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** Contents of a folder with table files. */
export interface DatabaseCopy {
  /** Hashes of the migrations that created the tables, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableCopy[];
  readonly sequences: readonly { readonly schema: string; readonly name: string; readonly value: string }[];
}

/** The database cannot be used as a target; the message is one sentence for the operator. */
export class DatabaseCopyError extends Error {
  override readonly name = 'DatabaseCopyError';
}

const SCHEMAS = ['app', 'chain'];

const nameOf = ({ schema, table }: Pick<TableCopy, 'schema' | 'table'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
const columnsOf = ({ columns }: TableCopy) => columns.map((column) => escapeIdentifier(column)).join(', ');

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // A broken connection makes the current query fail; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes a consistent snapshot of all tables to files in a new folder without blocking writers. */
export function dumpDatabase(url: string, folder: string): Promise<DatabaseCopy> {
  return withClient(url, async (client) => {
    await mkdir(folder, { mode: 0o700 });
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await readMigrations(client);
    const tables = await listTables(client);
    for (const table of tables) {
      const rows = client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`));
      await pipeline(
        rows,
        createGzip({ level: 4 }),
        createWriteStream(path.join(folder, table.file), { mode: 0o600 }),
      );
    }
    await client.query('commit');
    // Read last: sequences are not transactional, and a sequence ahead of its rows is harmless.
    return { migrations, tables, sequences: await listSequences(client) };
  });
}

/**
 * Loads a copy into an unused database in one transaction and migrates it to the newest schema. A copy from
 * an older version of Nova is loaded into the tables of that version and then migrated like that version's
 * own database.
 * @throws DatabaseCopyError if the database contains data or a newer schema, or if the copy is from a newer
 * version
 */
export async function loadDatabase(url: string, folder: string, copy: DatabaseCopy): Promise<void> {
  requireKnownMigrations(copy.migrations);
  await migrateToOlder(url, copy.migrations.length);
  await withClient(url, async (client) => {
    const migrations = await readMigrations(client);
    if (migrations.length !== copy.migrations.length) {
      throw new DatabaseCopyError(
        'The database has a newer schema than the backup. Restore into an empty database.',
      );
    }
    const { rows } = await client.query<{ is_used: boolean }>(
      'select exists (select from app.users) or exists (select from chain.blocks) as is_used',
    );
    if (rows[0]!.is_used)
      throw new DatabaseCopyError('The database already contains data. Restore into an empty database.');
    await client.query('begin');
    const references = await dropReferences(client);
    await switchTriggers(client, 'disable');
    if (copy.tables.length > 0) await client.query(`truncate ${copy.tables.map(nameOf).join(', ')}`);
    for (const table of copy.tables) {
      await pipeline(
        createReadStream(path.join(folder, table.file)),
        createGunzip(),
        client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`)),
      );
    }
    await switchTriggers(client, 'enable');
    for (const reference of references) await client.query(reference);
    for (const { schema, name, value } of copy.sequences) {
      await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
        '%I.%I',
        schema,
        name,
        value,
      ]);
    }
    await client.query('commit');
  });
  await migrate(url);
  // Without statistics, the planner would read whole tables.
  await withClient(url, (client) => client.query('analyze'));
}

function requireKnownMigrations(migrations: readonly string[]): void {
  const known = readKnownMigrations();
  if (migrations.every((hash, index) => hash === known[index])) return;
  throw new DatabaseCopyError(
    `The backup has ${migrations.length} migrations, and some of them are not among the ${known.length} of this version of Nova. Restore it with the version that created it or a newer one.`,
  );
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

async function listTables(client: Client): Promise<TableCopy[]> {
  const { rows } = await client.query<{ schema: string; table: string; columns: string[] }>(
    `select namespace.nspname as schema, class.relname as table,
       array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_class class
     join pg_namespace namespace on namespace.oid = class.relnamespace
     join pg_attribute attribute on attribute.attrelid = class.oid
     where namespace.nspname = any($1) and class.relkind in ('r', 'p') and not class.relispartition
       and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows.map(({ schema, table, columns }) => ({
    file: `${schema}.${table}.gz`,
    schema,
    table,
    columns,
  }));
}

async function listSequences(client: Client): Promise<DatabaseCopy['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/**
 * Drops foreign keys, because the tables are not loaded in the order of their references.
 * @returns statements that restore them
 */
async function dropReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select reference.conrelid::regclass::text as table, quote_ident(reference.conname) as name,
       pg_get_constraintdef(reference.oid) as definition
     from pg_constraint reference join pg_namespace namespace on namespace.oid = reference.connamespace
     where reference.contype = 'f' and namespace.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Switches the triggers of all tables: what they would write for loaded rows is in the copy already. */
async function switchTriggers(client: Client, change: 'disable' | 'enable'): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct trigger.tgrelid::regclass::text as table
     from pg_trigger trigger join pg_class class on class.oid = trigger.tgrelid
     join pg_namespace namespace on namespace.oid = class.relnamespace
     where not trigger.tgisinternal and namespace.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { table } of rows) await client.query(`alter table ${table} ${change} trigger user`);
}
