import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';

import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFoundryBinary } from '@nova/contracts/scripts/forge/foundry-binary';
import { findFreePort } from '@nova/db/embedded/free-port';
import { startGeth } from '@nova/testing/engines/start-geth';
import { startValidators } from '@nova/testing/engines/start-validators';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import type { Hex } from 'viem';
import { findNodeProgram } from './chain/node-program.ts';
import { JsonRpc } from './json-rpc.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 30_000;

export interface Engine {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly dir: string;
  /** Key of an account with coins that pays for the deployment. */
  readonly deployerKey: Hex;
  stop(): Promise<void>;
}

/** Anvil funds its own accounts; this one pays for the deployment there. */
const ANVIL_FUNDER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

export const ENGINES = {
  nova: () => startNova(),
  'anvil in memory': () => startAnvil('anvil in memory', () => []),
  'anvil --state-interval 1': () =>
    startAnvil('anvil --state-interval 1', (dir) => [
      '--state',
      path.join(dir, 'state.json'),
      '--state-interval',
      '1',
    ]),
} as const;

/** Engines that `npm run test:engines` has built with Go. */
export const BUILT_ENGINES = {
  nova: () => startNova(),
  'geth --dev': () => startGethDeveloper(),
  'four validators on one machine': () => startNetwork(),
} as const;

async function startGethDeveloper(): Promise<Engine> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  const geth = await startGeth(0);
  const stop = async () => {
    await geth.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { name: 'geth --dev', url: geth.rpcUrl, pid: geth.pid, dir, deployerKey: TEST_KEYS.deployer, stop };
}

async function startNetwork(): Promise<Engine> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  const { all, close } = await startValidators({ dir });
  const { rpcUrl, pid } = all[0]!;
  const stop = async () => {
    await close();
    await rm(dir, { recursive: true, force: true });
  };
  return { name: 'four validators', url: rpcUrl, pid, dir, deployerKey: TEST_KEYS.deployer, stop };
}

async function startNova(): Promise<Engine> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  const port = await findFreePort();
  const child = spawn(process.execPath, [await findNodeProgram()], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NOVA_DATA_DIR: dir,
      NODE_PORT: String(port),
      VALIDATOR_KEY: TEST_KEYS.validator,
      GENESIS_DEPLOYER: testAddressOf('deployer'),
      COINBASE: testAddressOf('operator'),
      LOG_LEVEL: 'error',
    },
  });
  return ready('nova', child, port, dir);
}

async function startAnvil(name: string, flags: (dir: string) => string[]): Promise<Engine> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  const port = await findFreePort();
  const program = findFoundryBinary('anvil');
  const args = [
    '--port',
    String(port),
    '--chain-id',
    '96969',
    '--silent',
    '--base-fee',
    '0',
    '--balance',
    '1000000000',
    ...flags(dir),
  ];
  return ready(name, spawn(program, args, { stdio: 'ignore' }), port, dir);
}

async function ready(name: string, child: ChildProcess, port: number, dir: string): Promise<Engine> {
  const url = `http://127.0.0.1:${port}`;
  const rpc = new JsonRpc(url);
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} exited while starting`);
    if (Date.now() > deadline) throw new Error(`${name} did not respond`);
    const isUp = await rpc.call('eth_chainId', []).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  rpc.close();
  const deployerKey = name === 'nova' ? TEST_KEYS.deployer : ANVIL_FUNDER_KEY;
  return { name, url, pid: child.pid!, dir, deployerKey, stop: () => stop(child, dir) };
}

async function stop(child: ChildProcess, dir: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await rm(dir, { recursive: true, force: true });
}
