import { Client } from 'pg';
import { API_CONNECTIONS } from '@nova/api/http/limits/connections';
import { compareMigrations } from '@nova/db/compare-migrations';
import { findPoolerProblem } from '@nova/db/pooler';
import { WORKER_CONNECTIONS } from '@nova/worker/lib/connections';
import { explainDatabaseError } from '../explain-database-error.ts';
import { SERVER_VERSION_MIN } from '../../prepare-database.ts';
import { failure, type Finding, ok, skipped, warning } from '../finding.ts';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 5_000;
/** Logins, cooldowns and permits compare times of both clocks. */
const SKEW_MAX_MS = 2_000;

/**
 * Checks whether PostgreSQL responds, is recent and safe enough, contains our tables, and allows enough
 * connections.
 */
export async function checkDatabase(setup: Setup): Promise<Finding[]> {
  if (setup.part === 'node') return [];
  if (setup.database === undefined) return [skipped('database', 'The embedded PostgreSQL is not running.')];
  const client = new Client({
    connectionString: setup.database.url,
    application_name: 'nova-doctor',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return [
      ...(await judgeServer(client)),
      ...(await judgePooler(setup.database)),
      await judgeMigrations(client, setup),
      ...(await judgeRights(client, setup)),
      await judgeConnections(client, setup),
      await judgeClock(client),
    ];
  } catch (error) {
    const [message, advice] = explainDatabaseError(error);
    return [failure('database', message, advice)];
  } finally {
    await client.end().catch(() => {});
  }
}

async function judgeServer(client: Client): Promise<Finding[]> {
  const version = Number(await show(client, 'server_version_num'));
  const name = await show(client, 'server_version');
  const findings = [
    version < SERVER_VERSION_MIN
      ? failure('database', `PostgreSQL is ${name}, and Nova needs 15 or newer.`, 'Upgrade it.')
      : ok('database', `PostgreSQL ${name.split(' ')[0]} answers.`),
  ];
  if ((await show(client, 'server_encoding')) !== 'UTF8')
    findings.push(
      failure(
        'encoding',
        'The database encoding is not UTF-8.',
        'createdb --encoding=UTF8 --template=template0',
      ),
    );
  const unsafe = [];
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if ((await show(client, setting)) === 'off') unsafe.push(setting);
  if (unsafe.length > 0)
    findings.push(
      warning(
        'durability',
        `PostgreSQL runs with ${unsafe.join(', ')} off: accepted actions can be lost if the machine fails.`,
        'Turn it on in postgresql.conf.',
      ),
    );
  return findings;
}

/** Reports transaction poolers, behind which locks have no owner and notifications never arrive. */
async function judgePooler({ url, directUrl }: NonNullable<Setup['database']>): Promise<Finding[]> {
  const problem = await findPoolerProblem({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl });
  if (problem !== null) {
    const [message, advice] = problem.split(/(?<=\.) /) as [string, string];
    return [failure('pooler', message, advice)];
  }
  if (directUrl === undefined) return [];
  const client = new Client({ connectionString: directUrl, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  return client
    .connect()
    .then(
      () => [ok('pooler', 'PostgreSQL answers at DATABASE_DIRECT_URL, for locks and notifications.')],
      (error: unknown) => {
        const [message, advice] = explainDatabaseError(error);
        return [failure('pooler', message, advice.replaceAll('DATABASE_URL', 'DATABASE_DIRECT_URL'))];
      },
    )
    .finally(() => client.end().catch(() => {}));
}

async function show(client: Client, setting: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
  return rows[0]!.value;
}

async function judgeMigrations(client: Client, { part }: Setup): Promise<Finding> {
  const { applied, missing, unknown } = await compareMigrations(client);
  if (unknown > 0)
    return failure(
      'migrations',
      `The database has ${count(unknown, 'migration')} that this version of Nova does not know.`,
      'A newer Nova has used it. Start that version, or restore an earlier backup.',
    );
  if (missing === 0) return ok('migrations', `All ${applied} migrations are applied.`);
  const message = `${count(missing, 'migration')} of ${applied + missing} ${missing === 1 ? 'is' : 'are'} not applied.`;
  return part === 'all'
    ? ok('migrations', `${message} npm start applies them.`)
    : failure('migrations', message, 'npm run migrate');
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * An api with the owner's rights could write rows that make the worker pay, and either process could
 * rewrite the ledger.
 */
async function judgeRights(client: Client, { part, database }: Setup): Promise<Finding[]> {
  const processes = part === 'all' ? (database?.ownerOf ?? []) : await listOwned(client, part);
  if (processes.length === 0) return [];
  const variables = processes.map((name) => `${name.toUpperCase()}_DATABASE_URL`).join(' and ');
  return [
    warning(
      'database rights',
      `The ${processes.join(' and the ')} would use the database with the rights of its owner.`,
      part === 'all'
        ? `Set ${variables} to logins of the roles nova_api and nova_worker (docs/operations.md, "Roles of the database").`
        : `Set DATABASE_URL to a login of the role nova_${part} (docs/operations.md, "Roles of the database").`,
    ),
  ];
}

async function listOwned(client: Client, part: Setup['part']): Promise<string[]> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select to_regnamespace('app') is not null and has_schema_privilege('app', 'create') as owns`,
  );
  return rows[0]!.owns ? [part] : [];
}

async function judgeConnections(client: Client, { part, copies }: Setup): Promise<Finding> {
  const max = Number(await show(client, 'max_connections'));
  const reserved = Number(await show(client, 'superuser_reserved_connections'));
  const { rows } = await client.query<{ others: string }>(
    `select count(*) as others from pg_stat_activity
     where backend_type = 'client backend' and application_name not like 'nova-%'`,
  );
  const free = max - reserved - Number(rows[0]!.others);
  const api = part === 'worker' ? 0 : copies.api;
  const worker = part === 'api' ? 0 : copies.worker;
  const needed = api * API_CONNECTIONS + worker * WORKER_CONNECTIONS;
  const who = [api > 0 && count(api, 'api'), worker > 0 && count(worker, 'worker')]
    .filter(Boolean)
    .join(' and ');
  const message = `${who} can take ${needed} of the ${free} free connections.`;
  if (needed <= free) return ok('connections', capital(message));
  const advice = `Set max_connections of PostgreSQL to ${max + needed - free} or more.`;
  return failure('connections', capital(message), advice);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function judgeClock(client: Client): Promise<Finding> {
  const requestedAt = Date.now();
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  const answeredAt = Date.now();
  // The server read its clock between request and response, so a time within that interval shows no skew.
  const skew = Math.max(0, requestedAt - rows[0]!.now, rows[0]!.now - answeredAt);
  return judgeSkew(skew);
}

/** @param skewMs Difference between the clocks of this machine and of PostgreSQL, in milliseconds. */
export function judgeSkew(skewMs: number): Finding {
  const seconds = (skewMs / 1000).toFixed(1);
  if (skewMs <= SKEW_MAX_MS) return ok('clock', `This machine and PostgreSQL agree on the time.`);
  return failure(
    'clock',
    `The clocks of this machine and of PostgreSQL are ${seconds} s apart.`,
    'Run NTP on both.',
  );
}
