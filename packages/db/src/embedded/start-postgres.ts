import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { requireSameMajor } from './check-major.ts';
import { findFreePort } from './free-port.ts';
import { findLivePostmaster, isPostgres } from './live-postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const CHECK_TIMEOUT_MS = 4_000;
const KILL_AFTER_MS = 5_000;
const DATABASE = 'nova';

export interface EmbeddedPostgres {
  /** postgres:// address of the database `nova`. */
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  /** True if a server left running by an earlier start is reused. */
  readonly isAdopted: boolean;
  /** Why the server ended by itself, if it said so; an adopted server's log is lost. */
  panic(): string | null;
  /** Resolves when the server ends, by itself or by `stop`. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a folder, or adopts the server already running on it. Creates the cluster and the
 * database on first use; an incomplete cluster of an aborted start is deleted.
 * @param options.port the port to listen on; any free one by default
 * @param options.isDurable false turns fsync off, for tests only
 * @throws PostgresVersionError if another major version created the folder
 */
export async function startPostgres(options: {
  dataDir: string;
  port?: number;
  isDurable?: boolean;
}): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  await requireSameMajor(options.dataDir);
  const runAs = await chooseRunAs(await findBinaries(), path.join(options.dataDir, 'cluster'));
  const password = await ensureCluster(runAs, options.dataDir);
  const live = await findLivePostmaster(runAs.clusterDir);
  const port = live?.port ?? options.port ?? (await findFreePort());
  const child = live ? null : launch(runAs, port, options.isDurable ?? true);
  const adminUrl = addressOf(password, port, 'postgres');
  await waitUntilReady(adminUrl, child);
  await ensureDatabase(adminUrl);
  const pid = live?.pid ?? (await findLivePostmaster(runAs.clusterDir))?.pid ?? child!.process.pid!;
  const ended = child ? child.ended : watchForeign(pid);
  return {
    url: addressOf(password, port, DATABASE),
    port,
    pid,
    isAdopted: live !== null,
    panic: () => child?.panic() ?? null,
    ended,
    stop: () => stopServer(pid, ended),
  };
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/**
 * Returns the address of the database `nova` that `startPostgres` serves from `dataDir`. It contains the
 * password: never log it.
 */
export async function readDatabaseUrl(dataDir: string, port: number): Promise<string> {
  return addressOf((await readFile(path.join(dataDir, 'password'), 'utf8')).trim(), port, DATABASE);
}

async function ensureCluster(runAs: RunAs, dataDir: string): Promise<string> {
  const passwordFile = path.join(dataDir, 'password');
  if (existsSync(path.join(runAs.clusterDir, 'PG_VERSION')))
    return (await readFile(passwordFile, 'utf8')).trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const fresh = `${runAs.clusterDir}.new`;
  await rm(fresh, { recursive: true, force: true });
  const sharedFile = path.join(path.dirname(runAs.clusterDir), 'initial-password');
  await writeFile(sharedFile, password, { mode: 0o600 });
  await runAs.share(sharedFile);
  const args = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${sharedFile}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  await runToEnd(runAs, runAs.binaries.initdb, args);
  await rename(fresh, runAs.clusterDir);
  await rm(sharedFile, { force: true });
  return password;
}

/** Runs a program as the owner of a cluster. @throws Error with the end of its output if it fails */
export async function runToEnd(runAs: RunAs, program: string, programArgs: string[]): Promise<void> {
  const { command, args, ...owner } = runAs.wrap(program, programArgs);
  const child = spawn(command, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${stderr.trim().slice(-500)}`);
}

/** A started server that may not accept connections yet. */
export interface Launched {
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
  lastLines(): string;
  /** The message with which the server ended itself, if any. */
  panic(): string | null;
}

/** Starts a server on a cluster. @param extra settings in addition to ours */
export function launch(
  runAs: RunAs,
  port: number,
  isDurable: boolean,
  extra: Readonly<Record<string, string>> = {},
): Launched {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    max_wal_size: '2GB',
    wal_compression: 'on',
    jit: 'off',
    // Cached plans made for empty tables read them from start to end until the first statistics; the default
    // minute lets that become nearly a third of PostgreSQL's work on a new installation.
    autovacuum_naptime: '10s',
    logging_collector: 'off',
    log_min_messages: 'warning',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...extra,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, ...owner } = runAs.wrap(runAs.binaries.postgres, ['-D', runAs.clusterDir, ...flags]);
  // A separate process group, so that Ctrl-C in a terminal does not stop the database before the processes
  // that write to it.
  const child = spawn(command, args, {
    ...owner,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  });
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
  return {
    process: child,
    ended,
    lastLines: () => listMessages(tail).slice(-4).join(' '),
    panic: () => /PANIC: +(.+)/.exec(tail)?.[1] ?? null,
  };
}

/** Returns the lines of a server's log without times and process IDs, which differ in each attempt. */
function listMessages(log: string): string[] {
  const lines = log
    .trim()
    .split('\n')
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] (\w+: +)?/, ''));
  return lines.filter(
    (line) => !/^(database system is shut down|the database system is starting up)$/.test(line),
  );
}

/** Resolves once a server accepts connections. @throws Error if it ends or does not respond in time */
export async function waitUntilReady(url: string, child: Launched | null): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let hasEnded = false;
  void child?.ended.then(() => (hasEnded = true));
  let lastError: unknown;
  while (Date.now() < deadline) {
    if (hasEnded) throw new Error(`PostgreSQL exited while starting: ${child!.lastLines()}`);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      lastError = error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('PostgreSQL did not respond within a minute.', { cause: lastError });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * Checks that a server answers a query on a new connection. A refusal is an answer too: it starts, stops or has
 * no connection left.
 * @throws Error if it does not answer in time
 */
export async function checkServer(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if (/timeout/i.test((error as Error).message)) throw error;
  } finally {
    // Not awaited, because the connection of a server that hangs does not end.
    client.end().catch(() => {});
  }
}

/** Ends the server of a folder without its consent, even one that is suspended; its log restores the data. */
export async function killServer(dataDir: string): Promise<void> {
  const server = await findLivePostmaster(path.join(dataDir, 'cluster'));
  if (server === null) return;
  const { pid } = server;
  // An immediate shutdown also ends the processes of the connections, which a killed server would leave behind.
  sendSignal(pid, 'SIGQUIT');
  sendSignal(pid, 'SIGCONT');
  const timer = setTimeout(() => sendSignal(pid, 'SIGKILL'), KILL_AFTER_MS);
  await watchForeign(pid);
  clearTimeout(timer);
}

/** Polls an adopted server for its end, because it is not a child process. */
async function watchForeign(pid: number): Promise<void> {
  while (await isPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, 250).unref());
}

/** Stops a server and waits for its end. */
export async function stopServer(pid: number, ended: Promise<void>): Promise<void> {
  sendSignal(pid, 'SIGINT');
  const timer = setTimeout(() => sendSignal(pid, 'SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already removed.
  }
}
