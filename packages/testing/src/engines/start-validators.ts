import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@nova/db/embedded/start-postgres';
import type { Hex } from 'viem';
import { findEngineProgram } from './engine-binary.ts';
import { writeEngineGenesis } from './engine-genesis.ts';
import { tryRequest, EngineProcess, waitForRpc } from './engine-process.ts';

const run = promisify(execFile);
/** Number of consecutive ports per validator: p2p, CometBFT's RPC, JSON-RPC, JSON-RPC over WebSocket. */
const PORTS_EACH = 4;
const START_TIMEOUT_MS = 60_000;

/** A validator of the network, which can be killed and restarted with its data. */
export interface Validator {
  readonly name: string;
  readonly dir: string;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly pid: number;
  readonly isRunning: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface Validators {
  readonly all: readonly Validator[];
  readonly dir: string;
  /** Stops all of them and, unless the folder was given, deletes their data. */
  close(): Promise<void>;
}

export interface ValidatorsOptions {
  /** 4 by default, which tolerates the failure of one. */
  readonly count?: number;
  /** Data folder, which is not deleted at the end; a temporary folder by default. */
  readonly dir?: string;
  readonly accounts?: { readonly deployer: Hex; readonly operator: Hex };
  /** Genesis file in geth's format that the network begins with; a new one of ours by default. */
  readonly genesisFile?: string;
}

/** Creates a network of CometBFT validators with our genesis and starts all of them on this machine. */
export async function startValidators(options: ValidatorsOptions = {}): Promise<Validators> {
  const { count = 4 } = options;
  const dir = options.dir ?? (await mkdtemp(path.join(os.tmpdir(), 'nova-validators-')));
  await mkdir(dir, { recursive: true });
  const program = findEngineProgram('nova-cometbft');
  const port = await createNetwork(program, dir, count, options);
  const all = Array.from({ length: count }, (_, index) =>
    createValidator(program, path.join(dir, `v${index}`), `v${index}`, port + index * PORTS_EACH),
  );
  const close = async () => {
    await Promise.all(all.map((validator) => validator.stop()));
    if (options.dir === undefined) await rm(dir, { recursive: true, force: true });
  };
  try {
    await Promise.all(all.map((validator) => validator.start()));
    await Promise.all(all.map(({ rpcUrl }) => waitForFirstBlock(rpcUrl)));
  } catch (error) {
    await close();
    throw error;
  }
  return { all, dir, close };
}

/**
 * Creates the validators' folders unless they exist from an earlier start.
 * @returns the first port
 */
async function createNetwork(
  program: string,
  dir: string,
  count: number,
  { accounts, genesisFile }: ValidatorsOptions,
): Promise<number> {
  const portFile = path.join(dir, 'first-port');
  if (existsSync(portFile)) return Number(await readFile(portFile, 'utf8'));
  const genesis = genesisFile ?? path.join(dir, 'genesis.json');
  if (genesisFile === undefined) await writeEngineGenesis(genesis, accounts);
  const port = await findFreeRange(count * PORTS_EACH);
  const hosts = Array.from({ length: count }, () => '127.0.0.1').join(',');
  await run(program, [
    'network',
    '--genesis',
    genesis,
    '--out',
    dir,
    '--hosts',
    hosts,
    '--port',
    String(port),
  ]);
  await writeFile(portFile, String(port));
  return port;
}

function createValidator(program: string, dir: string, name: string, port: number): Validator {
  let process: EngineProcess | undefined;
  const rpcUrl = `http://127.0.0.1:${port + 2}`;
  return {
    name,
    dir,
    rpcUrl,
    wsUrl: `ws://127.0.0.1:${port + 3}`,
    get pid() {
      return process?.pid ?? 0;
    },
    get isRunning() {
      return process !== undefined && !process.hasEnded;
    },
    start: async () => {
      process = new EngineProcess(program, ['start', '--home', dir], path.join(dir, 'log'));
      await waitForRpc(rpcUrl, process);
    },
    stop: async () => process?.stop(),
    kill: async () => process?.kill(),
  };
}

/** Waits for the first block, before which a validator refuses most requests. */
async function waitForFirstBlock(rpcUrl: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while ((await tryRequest(rpcUrl, 'eth_blockNumber')) === null) {
    if (Date.now() > deadline) throw new Error(`The network at ${rpcUrl} creates no blocks.`);
    await sleep(100);
  }
}

/** Returns the first of this number of consecutive free ports. */
async function findFreeRange(count: number): Promise<number> {
  for (;;) {
    const first = await findFreePort();
    if (first + count > 65_535) continue;
    const rest = Array.from({ length: count - 1 }, (_, index) => first + index + 1);
    const free = await Promise.all(rest.map(isFree));
    if (free.every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
