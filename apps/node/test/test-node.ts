import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { onTestFinished } from 'vitest';
import type { GenesisConfig } from '../src/chain/genesis/genesis.ts';
import { hexToBytes } from '../src/encoding/hex.ts';
import { type NodeOptions, type RunningNode, startNode } from '../src/start-node.ts';

export const VALIDATOR_KEY = `0x${'11'.repeat(32)}` as const;
export const DEPLOYER_KEY = `0x${'22'.repeat(32)}` as const;
export const deployer = privateKeyToAccount(DEPLOYER_KEY);
export const stranger = privateKeyToAccount(`0x${'33'.repeat(32)}`);
export const GWEI = 1_000_000_000n;

const tempFolders: string[] = [];

process.once('exit', () => {
  for (const folder of tempFolders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is deleted when the test file is done. */
export function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nova-node-'));
  tempFolders.push(folder);
  return folder;
}

export const testNodeOptions = (dataDir: string): NodeOptions => ({
  dataDir,
  validatorKey: VALIDATOR_KEY,
  genesis: { chainId: 96969, deployer: deployer.address },
});

/** The genesis of a chain created before schedules existed: Cancun and no base fee. */
export const CANCUN_GENESIS: GenesisConfig = {
  chainId: 96969,
  deployer: hexToBytes(deployer.address),
  validator: hexToBytes(privateKeyToAddress(VALIDATOR_KEY)),
  coinbase: hexToBytes(privateKeyToAddress(VALIDATOR_KEY)),
};

/** Starts a node on a temporary folder, or on the given one. The caller closes it. */
export async function startTestNode(overrides: Partial<NodeOptions> = {}): Promise<RunningNode> {
  return startNode({ ...testNodeOptions(overrides.dataDir ?? createTempFolder()), ...overrides });
}

/** Starts a node like `startTestNode` and closes it when the test is finished. */
export async function useTestNode(overrides: Partial<NodeOptions> = {}): Promise<RunningNode> {
  const node = await startTestNode(overrides);
  onTestFinished(() => node.close());
  return node;
}

export function novaChain(url: string) {
  return defineChain({
    id: 96969,
    name: 'Nova',
    nativeCurrency: { name: 'NAC', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
    blockTime: 1000,
  });
}

/**
 * Returns viem clients like those of an application. The wallet is that of the deployer, who owns the
 * supply.
 */
export function viemClients(url: string, account = deployer) {
  const chain = novaChain(url);
  // A long timeout, because a busy machine is not an error of the node.
  const transport = http(url, { retryCount: 0, timeout: 60_000 });
  return {
    reader: createPublicClient({ chain, transport, pollingInterval: 20 }),
    wallet: createWalletClient({ chain, transport, account }),
  };
}

interface RpcAnswer {
  result?: unknown;
  error?: { code: number; message: string; data?: string };
}

/** Sends one raw JSON-RPC request. */
export async function rpc(url: string, method: string, params: unknown[] = []): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as RpcAnswer;
}
