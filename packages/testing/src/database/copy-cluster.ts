import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunAs } from '@nova/db/embedded/run-as';
import { runToEnd } from '@nova/db/embedded/start-postgres';
import { Client } from 'pg';

const ATTEMPTS = 5;
/** Files of the running server, and its log, which the copy receives over its connection. */
const LEFT_OUT = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts']);

/**
 * Copies the files of a running server with PostgreSQL's functions for online backups, as its streaming replica.
 * The embedded programs contain no `pg_basebackup`.
 * @param primaryUrl must be reachable by the replica too
 * @returns The connection that makes the primary keep its log; end it once the replica has started.
 */
export async function copyCluster(primaryUrl: string, source: RunAs, target: RunAs): Promise<Client> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    // Temporary: it ends with the connection.
    await client.query(`select pg_create_physical_replication_slot('copy', true, true)`);
    const label = await copyWhileRunning(client, source, target);
    const { hostname, port, username, password } = new URL(primaryUrl);
    const connection = `host=${hostname} port=${port} user=${username} password=${password}`;
    for (const [name, text] of [
      ['backup_label', label],
      ['standby.signal', ''],
      ['postgresql.auto.conf', `primary_conninfo = '${connection}'\n`],
    ] as const) {
      const file = path.join(target.clusterDir, name);
      await writeFile(file, text, { mode: 0o600 });
      await target.share(file);
    }
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Returns the label of the backup. Repeats the copy if files disappeared during it. */
async function copyWhileRunning(client: Client, source: RunAs, target: RunAs): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query(`select pg_backup_start('replica', true)`);
    const error = await copyFiles(source, target).catch((reason: unknown) => reason);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    if (error === undefined) return rows[0]!.labelfile;
    if (attempt === ATTEMPTS) throw error;
  }
}

async function copyFiles(source: RunAs, target: RunAs): Promise<void> {
  await rm(target.clusterDir, { recursive: true, force: true });
  const names = (await readdir(source.clusterDir)).filter((name) => !LEFT_OUT.has(name));
  const files = names.map((name) => path.join(source.clusterDir, name));
  await runToEnd(target, 'mkdir', ['-m', '700', target.clusterDir]);
  await runToEnd(target, 'cp', ['-R', ...files, target.clusterDir]);
  await runToEnd(target, 'mkdir', ['-m', '700', path.join(target.clusterDir, 'pg_wal')]);
}
