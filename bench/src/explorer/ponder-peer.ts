import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@nova/db/embedded/free-port';
import type { Hex } from 'viem';

/**
 * The newest version that installs: 0.17.7 depends on a package that does not exist, and 1.0.0 is 0.10
 * under another number.
 */
export const PONDER_VERSION = '0.16.10';
/** Not a dependency of ours: installed only for the measurement. */
const PACKAGES = [`ponder@${PONDER_VERSION}`, 'viem@2.57.1', 'hono@4'];

/**
 * A ponder app that indexes the closest match to a part of our index: blocks, actions, and the points of
 * accounts.
 */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"name":"peer","private":true,"type":"module"}',
  'ponder.config.ts': `import { createConfig } from 'ponder';
import { parseAbi } from 'viem';

const abi = parseAbi([
  'event ActionRecorded(bytes32 indexed actionId, address indexed account, bytes32 indexed actionKey, bytes32 userHash, uint32 points, uint64 occurredAt)',
]);
const endBlock = Number(process.env.BENCH_BLOCKS);

export default createConfig({
  chains: {
    nova: { id: 96969, rpc: process.env.BENCH_RPC_URL, maxRequestsPerSecond: 100000, ethGetLogsBlockRange: 10000 },
  },
  contracts: { Ledger: { chain: 'nova', abi, address: process.env.BENCH_LEDGER, startBlock: 0, endBlock } },
  blocks: { Every: { chain: 'nova', interval: 1, startBlock: 1, endBlock } },
});
`,
  'ponder.schema.ts': `import { onchainTable } from 'ponder';

export const block = onchainTable('block', (t) => ({
  number: t.bigint().primaryKey(), hash: t.hex().notNull(), timestamp: t.bigint().notNull(),
  gasUsed: t.bigint().notNull(), miner: t.hex().notNull(),
}));
export const action = onchainTable('action', (t) => ({
  id: t.hex().primaryKey(), account: t.hex().notNull(), key: t.hex().notNull(), points: t.integer().notNull(),
  blockNumber: t.bigint().notNull(), transactionHash: t.hex().notNull(), sender: t.hex().notNull(),
}));
export const account = onchainTable('account', (t) => ({
  address: t.hex().primaryKey(), points: t.integer().notNull(), actions: t.integer().notNull(),
}));
`,
  'src/index.ts': `import { ponder } from 'ponder:registry';
import { account, action, block } from 'ponder:schema';

ponder.on('Every:block', async ({ event, context }) => {
  const { number, hash, timestamp, gasUsed, miner } = event.block;
  await context.db.insert(block).values({ number, hash, timestamp, gasUsed, miner });
});

ponder.on('Ledger:ActionRecorded', async ({ event, context }) => {
  const { actionId, account: address, actionKey, points } = event.args;
  await context.db.insert(action).values({
    id: actionId, account: address, key: actionKey, points,
    blockNumber: event.block.number, transactionHash: event.transaction.hash, sender: event.transaction.from,
  });
  await context.db.insert(account).values({ address, points, actions: 1 })
    .onConflictDoUpdate((row) => ({ points: row.points + points, actions: row.actions + 1 }));
});
`,
  'src/api/index.ts': `import { Hono } from 'hono';
export default new Hono();
`,
};

/** Schema of ponder's tables. */
export const PONDER_SCHEMA = 'ponder_peer';

export interface PonderTask {
  readonly rpcUrl: string;
  readonly databaseUrl: string;
  readonly ledger: Hex;
  readonly blocks: number;
}

/**
 * Installs the app in the system's temporary folder.
 * @returns Its folder, or null if the package cannot be installed.
 */
export async function installPonder(): Promise<string | null> {
  const dir = path.join(os.tmpdir(), 'nova-bench-ponder');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    if (name !== 'package.json' || !existsSync(path.join(dir, name)))
      await writeFile(path.join(dir, name), text);
  }
  if (existsSync(programOf(dir))) return dir;
  try {
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: dir });
    return dir;
  } catch (error) {
    console.error(`ponder could not be installed: ${String(error)}`);
    return null;
  }
}

/** Starts the app on an empty schema. It only ends when stopped. */
export async function startPonder(dir: string, task: PonderTask): Promise<ChildProcess> {
  const args = [
    'start',
    '--schema',
    PONDER_SCHEMA,
    '--port',
    String(await findFreePort()),
    '--log-level',
    'error',
  ];
  return spawn(process.execPath, [programOf(dir), ...args], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PONDER_TELEMETRY_DISABLED: '1',
      DATABASE_URL: task.databaseUrl,
      BENCH_RPC_URL: task.rpcUrl,
      BENCH_LEDGER: task.ledger,
      BENCH_BLOCKS: String(task.blocks),
    },
  });
}

function programOf(dir: string): string {
  return path.join(dir, 'node_modules/ponder/dist/esm/bin/ponder.js');
}
