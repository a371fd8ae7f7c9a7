import { readFile } from 'node:fs/promises';
import { Client, type ClientBase } from 'pg';

/** Roles of the processes; the owner of the tables is a third role that only runs migrations. */
export const PROCESS_ROLES = { api: 'nova_api', worker: 'nova_worker' } as const;
export type ProcessRole = keyof typeof PROCESS_ROLES;

const GRANTS = new URL('./roles.sql', import.meta.url);
/**
 * Errors if another database of the same server created the role at the same time, or if the owner may not
 * create roles.
 */
const IGNORED = new Set(['42710', '23505', '42501']);

/**
 * Grants each process the rights it needs. Creates missing roles; if the owner of the tables may not create
 * them, nothing changes and both processes run with the owner's rights.
 * @returns whether the roles exist
 */
export async function grantRoles(client: ClientBase): Promise<boolean> {
  for (const role of Object.values(PROCESS_ROLES))
    if (!(await hasRole(client, role))) await createRole(client, role);
  for (const role of Object.values(PROCESS_ROLES)) if (!(await hasRole(client, role))) return false;
  await client.query(`begin;\n${await readFile(GRANTS, 'utf8')}\ncommit;`);
  // The worker has a metric on all connections; without this right it counts only its own.
  await ignoring(client.query(`grant pg_read_all_stats to ${PROCESS_ROLES.worker}`));
  return true;
}

/**
 * Enables a process to log in with its role and returns the address. Only for our own server: elsewhere the
 * database administrator assigns passwords.
 * @param ownerUrl address with the rights of the tables' owner
 */
export async function openRoleLogin(
  ownerUrl: string,
  process: ProcessRole,
  password: string,
): Promise<string> {
  const role = PROCESS_ROLES[process];
  const client = new Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}

async function hasRole(client: ClientBase, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}

const createRole = (client: ClientBase, role: string) =>
  ignoring(client.query(`create role ${role} nologin`));

async function ignoring(query: Promise<unknown>): Promise<void> {
  await query.catch((error: Error & { code?: string }) => {
    if (error.code === undefined || !IGNORED.has(error.code)) throw error;
  });
}
