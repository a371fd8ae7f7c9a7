import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@nova/db/database';
import { type EmbeddedPostgres, startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { openRoleLogin, PROCESS_ROLES, type ProcessRole } from '@nova/db/roles';
import { Client } from 'pg';
import { generate } from 'selfsigned';
import { ROLE_PASSWORD } from '../role-password.ts';
import type { TestDatabase } from '../test-database.ts';

/** Creates tables and, if allowed, roles, but is no superuser; only the provider has one. */
const OWNER = 'nova_owner';
const DATABASE = 'sold';

export interface ManagedServer {
  /** URL of the provider, the only superuser. */
  readonly adminUrl: string;
  /** URL of the owner of the database `sold`, over TLS that verifies the server. */
  readonly ownerUrl: string;
  /** Certificate that clients must trust. */
  readonly certificateFile: string;
  /** Migrates the database with the owner's rights and gives each process a login. */
  openDatabase(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL like that of a provider: TLS with a certificate for `localhost`, and an owner who is no
 * superuser.
 * @param options.mayMakeRoles true if the owner may create roles; otherwise the provider has created those of
 * the processes
 */
export async function startManagedServer(options: { mayCreateRoles: boolean }): Promise<ManagedServer> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'nova-managed-'));
  const server = await startPostgres({ dataDir: path.join(home, 'postgres'), isDurable: false });
  const certificateFile = path.join(home, 'ca.pem');
  await runAll(server.url, [...(await listTlsSettings(server, certificateFile)), ...listOwner(options)]);
  const ownerUrl = toTlsUrl(server, certificateFile, OWNER);
  const close = async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  return {
    adminUrl: server.url,
    ownerUrl,
    certificateFile,
    openDatabase: () => openManaged(server, ownerUrl, options.mayCreateRoles),
    stop: close,
  };
}

function toTlsUrl(server: EmbeddedPostgres, certificateFile: string, user: string): string {
  const url = new URL(server.url);
  url.hostname = 'localhost';
  url.pathname = DATABASE;
  [url.username, url.password] = [user, ROLE_PASSWORD];
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', certificateFile);
  return url.href;
}

async function listTlsSettings(server: EmbeddedPostgres, certificateFile: string): Promise<string[]> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  await writeFile(certificateFile, cert);
  const folder = await readSetting(server.url, 'data_directory');
  for (const [name, text] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    const file = path.join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    await transferTo(folder, file);
  }
  return ['alter system set ssl = on', 'select pg_reload_conf()'];
}

/** Changes the owner of a file, because PostgreSQL reads a key only if it belongs to the server's user. */
async function transferTo(folder: string, file: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
  await chmod(file, 0o600);
}

async function readSetting(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
    return rows[0]!.value;
  } finally {
    await client.end();
  }
}

const listOwner = ({ mayCreateRoles }: { mayCreateRoles: boolean }): string[] => [
  `create role ${OWNER} login password '${ROLE_PASSWORD}' ${mayCreateRoles ? 'createrole' : ''}`,
  ...(mayCreateRoles ? [] : Object.values(PROCESS_ROLES).map((role) => `create role ${role} nologin`)),
  `create database ${DATABASE} owner ${OWNER}`,
];

async function openManaged(
  server: EmbeddedPostgres,
  ownerUrl: string,
  mayCreateRoles: boolean,
): Promise<TestDatabase> {
  await migrate(ownerUrl);
  // An owner who may create roles gives them logins; otherwise the provider does.
  const admin = mayCreateRoles ? ownerUrl : server.url;
  for (const process of ['api', 'worker'] as const) await openRoleLogin(admin, process, ROLE_PASSWORD);
  const handle = openDatabase(ownerUrl, { name: 'test' });
  const urlOf = (process: ProcessRole) => {
    const url = new URL(ownerUrl);
    url.username = PROCESS_ROLES[process];
    return url.href;
  };
  return { ...handle, url: ownerUrl, urlOf, drop: () => handle.close() };
}

async function runAll(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
