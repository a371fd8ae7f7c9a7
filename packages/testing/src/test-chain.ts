import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import { startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { privateKeyToAddress } from 'viem/accounts';
import { SAFE_OWNER_KEYS, TEST_KEYS, testAddressOf } from './test-keys.ts';

export interface TestChain {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly genesisHash: `0x${string}`;
  readonly ledgerAddress: `0x${string}`;
  /** Where every deployed contract stands. */
  readonly contracts: DeployedContracts;
  readonly deploymentsDir: string;
  readonly dataDir: string;
  /** Stops the node and keeps what it stored; `start` brings it back on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the node for good and removes its store. */
  close(): Promise<void>;
}

/** The Safe's owners of throwaway chains, with their keys, so that the new contracts may spend points at once. */
const WHOLE_SET = {
  safeOwners: SAFE_OWNER_KEYS.map((key) => privateKeyToAddress(key)),
  safeOwnerKeys: SAFE_OWNER_KEYS,
  operator: testAddressOf('operator'),
  pauser: testAddressOf('pauser'),
  faucet: testAddressOf('gas'),
  usdt: 'test',
} as const;

/**
 * The real node in this process on a throwaway store, with the contracts deployed and the server's keys funded.
 * @param options.clock milliseconds since 1970; lets a test move the chain's time
 * @param options.isWhole every contract under the Safe, as `npm start` deploys them, instead of the ledger alone
 */
export async function startTestChain(
  options: { clock?: () => number; isWhole?: boolean } = {},
): Promise<TestChain> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-chain-'));
  const open = (port: number) =>
    startNode({
      dataDir,
      host: '127.0.0.1',
      port,
      validatorKey: TEST_KEYS.validator,
      genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
      coinbase: testAddressOf('operator'),
      ...(options.clock ? { clock: options.clock } : {}),
    });
  let node: Awaited<ReturnType<typeof startNode>> | null = await open(0);
  const { url, wsUrl, genesisHash } = node;
  const deploymentsDir = path.join(dataDir, 'deployments');
  const deployment = await deployContracts({
    rpcUrl: url,
    chainId: CHAIN_ID,
    deployerKey: TEST_KEYS.deployer,
    roles: {
      admin: testAddressOf('deployer'),
      attestor: testAddressOf('attestor'),
      curator: testAddressOf('curator'),
    },
    funding: listServerFunding({ ...TEST_KEYS, pauser: options.isWhole ? TEST_KEYS.pauser : undefined }),
    ...(options.isWhole ? { wholeSet: WHOLE_SET } : {}),
    deploymentsDir,
    log: () => {},
  });
  const stop = async () => {
    await node?.close();
    node = null;
  };
  return {
    rpcUrl: url,
    wsUrl,
    genesisHash,
    ledgerAddress: deployment.contracts.ActionLedger.address,
    contracts: deployment.contracts,
    deploymentsDir,
    dataDir,
    stop,
    start: async () => {
      node ??= await open(Number(new URL(url).port));
    },
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
