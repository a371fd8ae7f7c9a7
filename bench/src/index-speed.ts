import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DatabaseHandle, openDatabase } from '@nova/db/database';
import { startPostgres, findFreePort } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { GENERATED_CHAIN_ENV, generateChain } from './generate-chain.ts';
import { markdownTable } from './markdown-table.ts';
import { round } from './statistics.ts';
import { ROOT } from './running-nova.ts';

const LOOK_MS = 100;

interface Mark {
  readonly block: number;
  readonly ms: number;
}

/**
 * Indexing from empty: the real worker reads a generated chain from the real node into a durable PostgreSQL, each a
 * process of its own, as under `npm start`. The clock runs from the worker's start, its loading included.
 * @param blocks how far; a longer chain in `NOVA_BENCH_CHAIN` is used as it is
 */
export async function benchIndexSpeed({ blocks }: { blocks: number }): Promise<string> {
  const kept = process.env.NOVA_BENCH_CHAIN ?? path.join(os.tmpdir(), 'nova-bench-chain');
  await mkdir(kept, { recursive: true });
  await generateChain({ dataDir: kept, blocks });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  try {
    // What a node keeps beside the blocks must not change the chain that other benchmarks begin with.
    await cp(kept, dataDir, { recursive: true });
    return await measure(dataDir, blocks);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataDir: string, blocks: number): Promise<string> {
  const port = await findFreePort();
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  await migrate(postgres.url);
  const node = await startProcess('apps/node/src/main.ts', {
    ...GENERATED_CHAIN_ENV,
    NOVA_DATA_DIR: dataDir,
    NODE_PORT: String(port),
  });
  const database = openDatabase(postgres.url, { max: 1 });
  const startedAt = performance.now();
  const worker = await startProcess('apps/worker/src/main.ts', {
    DATABASE_URL: postgres.url,
    CHAIN_RPC_URL: `http://127.0.0.1:${port}`,
    CHAIN_WS_URL: `ws://127.0.0.1:${port}`,
    NOVA_DATA_DIR: dataDir,
  });
  try {
    const marks = await watch(database, startedAt, blocks);
    const { rows } = await database.pool.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'chain' and c.relkind = 'r'`,
    );
    const bytesPerBlock = Math.round(Number(rows[0]!.bytes) / marks.at(-1)!.block);
    return describe(marks, peakMegabytes(worker), peakMegabytes(node), bytesPerBlock);
  } finally {
    await database.close();
    await stop(worker);
    await stop(node);
    await postgres.stop();
  }
}

/** Looks at the cursor until the index is as high as asked for; marks the way at every quarter. */
async function watch(database: DatabaseHandle, startedAt: number, blocks: number): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (;;) {
    const { rows } = await database.pool.query<{ block_number: string }>(
      'select block_number from chain.sync_state',
    );
    const block = Number(rows[0]?.block_number ?? -1);
    const next = Math.ceil((blocks * (marks.length + 1)) / 4);
    if (block >= next) marks.push({ block, ms: performance.now() - startedAt });
    if (block >= blocks) return marks;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function describe(marks: readonly Mark[], workerMb: number, nodeMb: number, bytesPerBlock: number): string {
  const rows = marks.map(({ block, ms }, index) => {
    const before = marks[index - 1] ?? { block: 0, ms: 0 };
    const recent = ((block - before.block) * 1000) / (ms - before.ms);
    return [block, round(ms / 1000), round((block * 1000) / ms, 0), round(recent, 0)];
  });
  const table = markdownTable(['blocks', 'seconds', 'blocks/s from empty', 'blocks/s of this quarter'], rows);
  const memory = `highest memory: worker ${round(workerMb, 0)} MB, node ${round(nodeMb, 0)} MB`;
  return `${table}\n\n${memory}; ${bytesPerBlock} bytes of tables and indexes a block`;
}

/** Resolves when the process says that it is ready. */
async function startProcess(main: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${main} ended with ${code}`)));
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Highest resident memory so far. Linux only, NaN elsewhere. */
function peakMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
