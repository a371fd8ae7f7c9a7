import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@nova/db/embedded/free-port';
import { startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { ROOT } from '../running-nova.ts';

/** Admin token of the api that `withApi` runs. */
export const ADMIN_TOKEN = 'admin token of benchmarks';

/**
 * Runs a node with a few blocks, because the node requests of an address page take equally long on any
 * chain.
 */
export async function withNode<T>(work: (rpcUrl: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'nova-bench-'));
  const node = await startNode({
    dataDir,
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
    coinbase: testAddressOf('operator'),
  });
  try {
    return await work(node.url);
  } finally {
    await node.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs an api, including the website, on an existing index. @param env Added to the usual environment. */
export async function withApi<T>(
  databaseUrl: string,
  rpcUrl: string,
  work: (url: string) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CHAIN_RPC_URL: rpcUrl,
      CHAIN_WS_URL: rpcUrl.replace('http', 'ws'),
      SESSION_SECRET: 'session secret of benchmarks, nothing else',
      USER_HASH_PEPPER: 'pepper of benchmarks',
      ADMIN_TOKEN,
      // All clients of a benchmark share one address.
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilServing(url, child);
    return await work(url);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

async function untilServing(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const isServing = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isServing) return;
    if (child.exitCode !== null) throw new Error('The api exited while starting');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
