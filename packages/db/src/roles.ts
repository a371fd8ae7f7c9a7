import { readFile } from 'node:fs/promises';
import { Client, type ClientBase } from 'pg';

/** Roles of the processes; the owner of the tables is a third, for migrations alone. */
export const PROCESS_ROLES = { api: 'nova_api', worker: 'nova_worker' } as const;
export type ProcessRole = keyof typeof PROCESS_ROLES;

const GRANTS = new URL('./roles.sql', import.meta.url);
/** Another database of the same server has made the role at the same time, or the owner may make none. */
const IGNORED = new Set(['42710', '23505', '42501']);

/**
 * Gives each process the rights of its work. Roles that are missing are made; where the owner of the tables may make
 * none, and nobody has, everything stays as it is: then both processes run with the owner's rights.
 * @returns whether the roles are there
 */
export async function grantRoles(client: ClientBase): Promise<boolean> {
  for (const role of Object.values(PROCESS_ROLES))
    if (!(await hasRole(client, role))) await makeRole(client, role);
  for (const role of Object.values(PROCESS_ROLES)) if (!(await hasRole(client, role))) return false;
  await client.query(`begin;\n${await readFile(GRANTS, 'utf8')}\ncommit;`);
  // What the connections of others do is a figure of the worker's; without this right it counts its own alone.
  await ignoring(client.query(`grant pg_read_all_stats to ${PROCESS_ROLES.worker}`));
  return true;
}

/**
 * Lets a process sign in with its role, and answers the address for it. For a server of our own: elsewhere the
 * administrator of the database hands out passwords.
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

const makeRole = (client: ClientBase, role: string) => ignoring(client.query(`create role ${role} nologin`));

async function ignoring(query: Promise<unknown>): Promise<void> {
  await query.catch((error: Error & { code?: string }) => {
    if (error.code === undefined || !IGNORED.has(error.code)) throw error;
  });
}
