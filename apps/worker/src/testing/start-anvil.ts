import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { privateKeyToAddress } from 'viem/accounts';
import { RpcClient } from '../lib/rpc-client.ts';

type Hex = `0x${string}`;

const ANVIL = fileURLToPath(new URL('../../../../node_modules/.bin/anvil', import.meta.url));
const PLENTY_WEI = '0x56bc75e2d63100000';

export interface Anvil {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly rpc: RpcClient;
  readonly ledgerAddress: Hex;
  close(): Promise<void>;
}

export interface AnvilKeys {
  readonly deployer: Hex;
  readonly attestor: Hex;
  readonly curator: Hex;
}

/** Another engine than ours: a base fee, several transactions in a block when asked to, and reorgs on command. */
export async function startAnvil(keys: AnvilKeys): Promise<Anvil> {
  const port = await findFreePort();
  const child = spawn(ANVIL, ['--chain-id', String(CHAIN_ID), '--port', String(port), '--silent'], {
    stdio: 'ignore',
  });
  const rpcUrl = `http://127.0.0.1:${port}`;
  const rpc = new RpcClient(rpcUrl);
  await waitUntilUp(rpc);
  for (const key of Object.values(keys) as Hex[]) {
    await rpc.request('anvil_setBalance', [privateKeyToAddress(key), PLENTY_WEI]);
  }
  const ledgerAddress = await deployLedger(rpcUrl, keys);
  return { rpcUrl, wsUrl: `ws://127.0.0.1:${port}`, rpc, ledgerAddress, close: () => stop(child) };
}

async function deployLedger(rpcUrl: string, keys: AnvilKeys): Promise<Hex> {
  const deploymentsDir = await mkdtemp(path.join(os.tmpdir(), 'nova-worker-test-'));
  const deployment = await deployContracts({
    rpcUrl,
    chainId: CHAIN_ID,
    deployerKey: keys.deployer,
    roles: {
      admin: privateKeyToAddress(keys.deployer),
      attestor: privateKeyToAddress(keys.attestor),
      curator: privateKeyToAddress(keys.curator),
    },
    funding: [],
    deploymentsDir,
    log: () => {},
  });
  await rm(deploymentsDir, { recursive: true });
  return deployment.contracts.ActionLedger.address;
}

async function waitUntilUp(rpc: RpcClient): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await rpc.request('eth_chainId').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('anvil does not start');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
