import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { readDeployment } from '@nova/contracts/scripts/deployment-file';
import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import type { WholeSetOptions } from '@nova/contracts/scripts/whole-set';
import { type RunningNode, startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts, Deployment } from '@nova/shared/chain/deployment';
import { BONUS_SLOTS_TOTAL } from '@nova/shared/presale/constants';
import type { Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { copyChainTemplate } from './chain-templates.ts';
import { SAFE_OWNER_KEYS, TEST_KEYS, testAddressOf } from './test-keys.ts';

export interface TestChain {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly genesisHash: Hex;
  readonly ledgerAddress: Hex;
  /** Addresses of all deployed contracts. */
  readonly contracts: DeployedContracts;
  readonly deploymentsDir: string;
  readonly dataDir: string;
  /** Stops the node and keeps its data; `start` restarts it on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the node permanently and deletes its store. */
  close(): Promise<void>;
}

/**
 * The Safe's owners of temporary chains with their keys, so that the new contracts may spend points
 * immediately.
 */
const WHOLE_SET = {
  safeOwners: SAFE_OWNER_KEYS.map((key) => privateKeyToAddress(key)),
  safeOwnerKeys: SAFE_OWNER_KEYS,
  operator: testAddressOf('operator'),
  pauser: testAddressOf('pauser'),
  faucet: testAddressOf('gas'),
  usdt: 'test',
  // Tests cannot wait two days for the end of a phase.
  timelockDelaySeconds: 0,
} as const;

export interface TestChainOptions {
  /** Milliseconds since 1970; lets a test move the chain's time, but not before the start of the run. */
  readonly clock?: () => number;
  /** Deploys all contracts under the Safe, like `npm start`, instead of only the ledger. */
  readonly isWhole?: boolean;
  /** Bonus slots of the presale for tests that need few; only with `isWhole`. */
  readonly bonusSlots?: number;
  /**
   * Seconds since 1970 from which the public may buy in the presale; the whitelist always may. Only with
   * `isWhole`.
   */
  readonly publicOpensAt?: number;
}

/** Terms of the presale that a test can choose. */
type SaleTerms = Pick<TestChainOptions, 'bonusSlots' | 'publicOpensAt'>;

/**
 * Starts the real node in this process on a temporary store, with deployed contracts and funded server keys.
 */
export async function startTestChain(options: TestChainOptions = {}): Promise<TestChain> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-chain-'));
  // Deploying all contracts is slow, so it happens once per run, and every suite starts with a copy.
  const { bonusSlots, publicOpensAt } = options;
  const template = ['whole', bonusSlots, publicOpensAt].join('-');
  if (options.isWhole) await copyChainTemplate(template, dataDir, (dir) => createWholeChain(dir, options));
  const open = (port: number) => openNode(dataDir, port, options.clock);
  let node: RunningNode | null = await open(0);
  const { url, wsUrl, genesisHash } = node;
  const deploymentsDir = path.join(dataDir, 'deployments');
  const { contracts } =
    readDeployment(deploymentsDir, CHAIN_ID, genesisHash) ?? (await deploy(url, deploymentsDir, null));
  const stop = async () => {
    await node?.close();
    node = null;
  };
  return {
    rpcUrl: url,
    wsUrl,
    genesisHash,
    ledgerAddress: contracts.ActionLedger.address,
    contracts,
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

function openNode(dataDir: string, port: number, clock?: () => number): Promise<RunningNode> {
  return startNode({
    dataDir,
    host: '127.0.0.1',
    port,
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
    coinbase: testAddressOf('operator'),
    ...(clock ? { clock } : {}),
  });
}

async function createWholeChain(dataDir: string, { bonusSlots, publicOpensAt }: SaleTerms): Promise<void> {
  const node = await openNode(dataDir, 0);
  try {
    const bonusSlotsTotal = bonusSlots ?? BONUS_SLOTS_TOTAL;
    await deploy(node.url, path.join(dataDir, 'deployments'), {
      ...WHOLE_SET,
      bonusSlotsTotal,
      ...(publicOpensAt === undefined ? {} : { publicOpensAt }),
    });
  } finally {
    await node.close();
  }
}

function deploy(
  rpcUrl: string,
  deploymentsDir: string,
  wholeSet: WholeSetOptions | null,
): Promise<Deployment> {
  return deployContracts({
    rpcUrl,
    chainId: CHAIN_ID,
    deployerKey: TEST_KEYS.deployer,
    roles: {
      admin: testAddressOf('deployer'),
      attestor: testAddressOf('attestor'),
      curator: testAddressOf('curator'),
    },
    funding: listServerFunding({ ...TEST_KEYS, pauser: wholeSet ? TEST_KEYS.pauser : undefined }),
    ...(wholeSet ? { wholeSet } : {}),
    deploymentsDir,
    log: () => {},
  });
}
