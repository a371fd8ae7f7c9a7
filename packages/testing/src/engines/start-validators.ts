import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@nova/db/embedded/free-port';
import type { Hex } from 'viem';
import type { PrivateMachine, PrivateNetwork } from '../network/private-network.ts';
import { findEngineProgram } from './engine-binary.ts';
import { writeEngineGenesis } from './engine-genesis.ts';
import { tryRequest, EngineProcess, waitForRpc } from './engine-process.ts';

const run = promisify(execFile);
/** Number of consecutive ports per validator: p2p, CometBFT's RPC, JSON-RPC, JSON-RPC over WebSocket. */
const PORTS_EACH = 4;
const START_TIMEOUT_MS = 60_000;
/** First port of validators in namespaces of their own, and the host part of the first one's address. */
const OWN_PORT = 26_600;
const FIRST_HOST = 10;
/** Address of validators that share this machine's network. */
const LOCAL = '127.0.0.1';

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
  /** Name of its namespace and of its connection. Only with a private network. */
  readonly machineName?: string;
  /** Disconnects it from the others and from this machine. Only with a private network. */
  readonly cutOff?: () => Promise<void>;
  /** Connects it again. Only with a private network. */
  readonly heal?: () => Promise<void>;
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
  /** Gives each validator a machine of its own; by default they share this machine's network. */
  readonly network?: PrivateNetwork | null;
}

/** Address of a validator. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly machine: PrivateMachine | null;
}

/** Creates a network of CometBFT validators with our genesis and starts all of them on this machine. */
export async function startValidators(options: ValidatorsOptions = {}): Promise<Validators> {
  const { count = 4 } = options;
  const dir = options.dir ?? (await mkdtemp(path.join(os.tmpdir(), 'nova-validators-')));
  await mkdir(dir, { recursive: true });
  const program = findEngineProgram('nova-cometbft');
  const machines = await addMachines(options.network ?? null, count);
  const hosts = machines.map((machine) => machine?.address ?? LOCAL);
  const port = await createNetwork(program, dir, hosts, options);
  const all = machines.map((machine, index) =>
    createValidator(program, path.join(dir, `v${index}`), `v${index}`, {
      host: hosts[index]!,
      port: port + index * PORTS_EACH,
      machine,
    }),
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

async function addMachines(
  network: PrivateNetwork | null,
  count: number,
): Promise<(PrivateMachine | null)[]> {
  const machines: (PrivateMachine | null)[] = [];
  for (let index = 0; index < count; index += 1)
    machines.push((await network?.addMachine(`v${index}`, FIRST_HOST + index)) ?? null);
  return machines;
}

/**
 * Creates the validators' folders unless they exist from an earlier start.
 * @returns the first port
 */
async function createNetwork(
  program: string,
  dir: string,
  hosts: readonly string[],
  { accounts, genesisFile }: ValidatorsOptions,
): Promise<number> {
  const portFile = path.join(dir, 'first-port');
  if (existsSync(portFile)) return Number(await readFile(portFile, 'utf8'));
  const genesis = genesisFile ?? path.join(dir, 'genesis.json');
  if (genesisFile === undefined) await writeEngineGenesis(genesis, accounts);
  const port = hosts[0] === LOCAL ? await findFreePort(hosts.length * PORTS_EACH) : OWN_PORT;
  await run(program, [
    'network',
    '--genesis',
    genesis,
    '--out',
    dir,
    '--hosts',
    hosts.join(','),
    '--port',
    String(port),
  ]);
  await writeFile(portFile, String(port));
  return port;
}

function createValidator(
  program: string,
  dir: string,
  name: string,
  { host, port, machine }: Place,
): Validator {
  let process: EngineProcess | undefined;
  const rpcUrl = `http://${host}:${port + 2}`;
  const args = ['start', '--home', dir];
  const command = machine ? machine.wrap(program, args) : ([program, args] as const);
  return {
    name,
    dir,
    rpcUrl,
    wsUrl: `ws://${host}:${port + 3}`,
    get pid() {
      return process?.pid ?? 0;
    },
    get isRunning() {
      return process !== undefined && !process.hasEnded;
    },
    start: async () => {
      process = new EngineProcess(...command, path.join(dir, 'log'), { isCluster: machine !== null });
      await waitForRpc(rpcUrl, process);
    },
    stop: async () => process?.stop(),
    kill: async () => process?.kill(),
    ...(machine ? { machineName: machine.name, cutOff: machine.cutOff, heal: machine.heal } : {}),
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
