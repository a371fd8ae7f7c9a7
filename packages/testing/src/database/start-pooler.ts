import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@nova/db/embedded/free-port';
import { Client } from 'pg';

const START_TIMEOUT_MS = 20_000;
/** Connections to PostgreSQL per user: fewer than api and worker request, so that they must share. */
const POOL_SIZE = 4;

export interface Pooler {
  /** Returns the URL of the same database through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** PgBouncer's program, from the system's packages. */
const PROGRAM = 'pgbouncer';

/**
 * Starts PgBouncer in front of a local server.
 * @param databaseUrls one URL per user, all of the same server
 */
export async function startPooler(
  databaseUrls: readonly string[],
  mode: 'transaction' | 'session',
): Promise<Pooler> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'nova-pooler-'));
  const port = await findFreePort();
  await writeSettings(home, { port, databaseUrls, mode });
  const asOther = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(PROGRAM, [...asOther, path.join(home, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lines = '';
  child.stderr.on('data', (chunk: Buffer) => (lines = (lines + chunk.toString()).slice(-2_000)));
  const urlOf = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  await untilAnswers(child, urlOf(databaseUrls[0]!), () => lines);
  return {
    urlOf,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGQUIT');
        await once(child, 'exit');
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function writeSettings(
  home: string,
  { port, databaseUrls, mode }: { port: number; databaseUrls: readonly string[]; mode: string },
): Promise<void> {
  const server = new URL(databaseUrls[0]!);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: path.join(home, 'users.txt'),
    pool_mode: mode,
    default_pool_size: POOL_SIZE,
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const text = `[databases]\n* = host=${server.hostname} port=${server.port}\n[pgbouncer]\n${lines.join('\n')}\n`;
  const users = databaseUrls.map((url) => {
    const { username, password } = new URL(url);
    return `"${username}" "${decodeURIComponent(password)}"\n`;
  });
  await writeFile(path.join(home, 'pgbouncer.ini'), text);
  await writeFile(path.join(home, 'users.txt'), [...new Set(users)].join(''));
  // PgBouncer refuses to run as root, so it runs as another user if the tests run as root.
  await chmod(home, 0o755);
}

async function untilAnswers(child: ChildProcess, url: string, lastLines: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer exited: ${lastLines()}`);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PgBouncer does not respond: ${lastLines()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
