import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DatabaseHandle, openDatabase } from '@nova/db/database';
import { findFreePort } from '@nova/db/embedded/free-port';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import type { Hex } from 'viem';
import { GENERATED_CHAIN_ENV, generateChain } from '../chain/generate-chain.ts';
import { markdownTable } from '../markdown-table.ts';
import { installPonder, PONDER_SCHEMA, PONDER_VERSION, startPonder } from './ponder-peer.ts';
import { round } from '../statistics.ts';
import { ROOT } from '../running-nova.ts';

const POLL_MS = 100;
/** A program that has not finished by then is measured by its progress. */
const LIMIT_MS = 180_000;
/** Kernel accounting uses hundredths of a second. */
const MS_PER_TICK = 10;
const UNDEFINED_TABLE = '42P01';

interface Mark {
  readonly block: number;
  readonly ms: number;
}

/** Source and destination of both indexers. */
interface Ground {
  readonly blocks: number;
  readonly ledger: Hex;
  readonly dataDir: string;
  readonly rpcPort: number;
  readonly node: ChildProcess;
  readonly databaseUrl: string;
  readonly database: DatabaseHandle;
}

/**
 * Measures indexing from empty: the real worker reads a generated chain from the real node into a durable
 * PostgreSQL, each in its own process as under `npm start`; then ponder reads a part of it from the same
 * node into the same database. Time is measured from each program's start, including loading.
 * @param blocks Number of blocks; a longer chain in `NOVA_BENCH_CHAIN` is used as it is.
 */
export async function benchIndexSpeed({ blocks }: { blocks: number }): Promise<string> {
  const chainFolder = process.env.NOVA_BENCH_CHAIN ?? path.join(os.tmpdir(), 'nova-bench-chain');
  await mkdir(chainFolder, { recursive: true });
  const { ledger } = await generateChain({ dataDir: chainFolder, blocks });
  const ponder = await installPonder();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  try {
    // Works on a copy, because the data that a node adds must not change the chain for other benchmarks.
    await cp(chainFolder, dataDir, { recursive: true });
    return await withGround(dataDir, ledger, blocks, async (ground) => {
      const ours = await indexWithWorker(ground);
      const theirs = ponder ? await indexWithPonder(ground, ponder) : 'ponder could not be installed';
      return `${ours}\n\n${theirs}`;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withGround(
  dataDir: string,
  ledger: Hex,
  blocks: number,
  work: (ground: Ground) => Promise<string>,
): Promise<string> {
  const rpcPort = await findFreePort();
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  await migrate(postgres.url);
  const environment = { ...GENERATED_CHAIN_ENV, NOVA_DATA_DIR: dataDir, NODE_PORT: String(rpcPort) };
  const node = await startProcess('apps/node/src/main.ts', environment);
  const database = openDatabase(postgres.url, { max: 1 });
  try {
    return await work({ blocks, ledger, dataDir, rpcPort, node, databaseUrl: postgres.url, database });
  } finally {
    await database.close();
    await stop(node);
    await postgres.stop();
  }
}

async function indexWithWorker({
  blocks,
  dataDir,
  rpcPort,
  node,
  databaseUrl,
  database,
}: Ground): Promise<string> {
  const startedAt = performance.now();
  const worker = await startProcess('apps/worker/src/main.ts', {
    DATABASE_URL: databaseUrl,
    CHAIN_RPC_URL: `http://127.0.0.1:${rpcPort}`,
    CHAIN_WS_URL: `ws://127.0.0.1:${rpcPort}`,
    NOVA_DATA_DIR: dataDir,
  });
  try {
    const marks = await watch(
      database,
      'select block_number as block from chain.sync_state',
      startedAt,
      blocks,
    );
    const size = await schemaBytes(database, 'chain');
    const { block } = marks.at(-1)!;
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'nova-worker indexer'`,
    );
    const perBlock = (pid: number | undefined) => `${round(cpuMs(pid) / block, 2)} ms CPU per block`;
    const notes = [
      `worker ${peakMegabytes(worker)} MB, ${perBlock(worker.pid)}`,
      `node ${peakMegabytes(node)} MB, ${perBlock(node.pid)}`,
      `PostgreSQL ${perBlock(rows[0]?.pid)}`,
      `${Math.round(size / block)} bytes per block`,
    ];
    return describe('Nova', marks, notes.join('; '));
  } finally {
    await stop(worker);
  }
}

async function indexWithPonder(
  { blocks, ledger, rpcPort, databaseUrl, database }: Ground,
  dir: string,
): Promise<string> {
  const startedAt = performance.now();
  const rpcUrl = `http://127.0.0.1:${rpcPort}`;
  const ponder = await startPonder(dir, { rpcUrl, databaseUrl, ledger, blocks });
  try {
    const newest = `select max(number) as block from ${PONDER_SCHEMA}.block`;
    const marks = await watch(database, newest, startedAt, blocks, ponder);
    const note =
      'blocks, actions and points of accounts only: no transactions, receipts, logs, history or counters';
    const cpu = round(cpuMs(ponder.pid) / marks.at(-1)!.block, 2);
    return describe(
      `ponder ${PONDER_VERSION}`,
      marks,
      `${peakMegabytes(ponder)} MB, ${cpu} ms CPU a block; ${note}`,
    );
  } finally {
    await stop(ponder);
  }
}

async function schemaBytes(database: DatabaseHandle, schema: string): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'r'`,
    [schema],
  );
  return Number(rows[0]!.bytes);
}

/**
 * Polls until an index reaches the given height or the time is over, and records the progress at every
 * quarter.
 */
async function watch(
  database: DatabaseHandle,
  newest: string,
  startedAt: number,
  blocks: number,
  indexer?: ChildProcess,
): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (;;) {
    if (indexer && indexer.exitCode !== null) throw new Error('The indexer has exited');
    const block = await readNewest(database, newest);
    const next = Math.ceil((blocks * (marks.length + 1)) / 4);
    const ms = performance.now() - startedAt;
    const isOver = block >= blocks || ms > LIMIT_MS;
    if (block >= next || isOver) marks.push({ block, ms });
    if (isOver) return marks;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Returns -1 while there is no block or no table yet. */
async function readNewest(database: DatabaseHandle, newest: string): Promise<number> {
  try {
    const { rows } = await database.pool.query<{ block: string | null }>(newest);
    return Number(rows[0]?.block ?? -1);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return -1;
    throw error;
  }
}

function describe(name: string, marks: readonly Mark[], note: string): string {
  const rows = marks.map(({ block, ms }, index) => {
    const before = marks[index - 1] ?? { block: 0, ms: 0 };
    const recent = ((block - before.block) * 1000) / (ms - before.ms);
    return [block, round(ms / 1000), round((block * 1000) / ms, 0), round(recent, 0)];
  });
  const heads = [name, 'seconds', 'blocks/s from empty', 'blocks/s since the previous row'];
  return `${markdownTable(heads, rows)}\n\n${note}`;
}

/** Resolves when the process reports that it is ready. */
async function startProcess(main: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${main} exited with code ${code}`)));
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Returns the CPU time that a process has used, which other processes do not affect. Linux only, NaN
 * elsewhere.
 */
function cpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** Returns the peak resident memory. Linux only, NaN elsewhere. */
function peakMegabytes({ pid }: ChildProcess): number {
  try {
    return round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024, 0);
  } catch {
    return Number.NaN;
  }
}
