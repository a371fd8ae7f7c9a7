import path from 'node:path';
import { parseArgs } from 'node:util';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { createChainEvm, createChainRules } from '@nova/node/chain/evm/evm';
import { executePlan, sealBlock } from '@nova/node/chain/execute-block';
import { GENESIS_TIMESTAMP } from '@nova/node/chain/genesis/rules';
import { GroupWriter } from '@nova/node/chain/sealing/group-writer';
import { openChain, readGenesisConfig } from '@nova/node/chain/open-chain';
import { rulesAt } from '@nova/node/chain/genesis/schedule';
import { decodeTransaction } from '@nova/node/chain/transaction';
import { startNode } from '@nova/node/start-node';
import { HEAD_CACHES, WorldState } from '@nova/node/state/world-state';
import { openChainStore } from '@nova/node/store/chain-store';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { getContractAddress, type Hex, hexToBytes, parseEther } from 'viem';
import pino from 'pino';
import { GeneratedWork } from './generated-work.ts';

/** Block interval in seconds, long enough that the ledger's cooldowns and caps are never reached. */
const SECONDS_PER_BLOCK = 60;
const DEPLOYED_AT_MS = (GENESIS_TIMESTAMP + 86_400) * 1000;
/** Maximum number of executed blocks that wait to be written, as in the node's own sealer. */
const MAX_QUEUED_BLOCKS = 256;

export interface GeneratedChain {
  /** Number of the last block. */
  head: number;
  /** Contract with logs in nearly every block. */
  ledger: Hex;
  /** Contract with logs in every 200th block. */
  rare: Hex;
}

/** The environment of a node that opens a generated chain. */
export const GENERATED_CHAIN_ENV = {
  VALIDATOR_KEY: TEST_KEYS.validator,
  GENESIS_DEPLOYER: testAddressOf('deployer'),
  COINBASE: testAddressOf('operator'),
} as const;

/**
 * Fills `<dataDir>/chain` with `blocks` blocks of `ActionLedger.record`, each executed, sealed and written
 * by the node's own code, only without HTTP and pool, so that a follower and `verify` accept them. A
 * partial chain is continued; a sufficient one is left unchanged.
 */
export async function generateChain(options: {
  dataDir: string;
  blocks: number;
  onProgress?: (block: number) => void;
}): Promise<GeneratedChain> {
  const ledger = await deployLedger(options.dataDir);
  const rare = getContractAddress({ from: testAddressOf('attestor'), nonce: 0n });
  const head = await seal(options, ledger);
  return { head, ledger, rare };
}

async function deployLedger(dataDir: string): Promise<Hex> {
  const node = await startNode({
    dataDir,
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
    coinbase: testAddressOf('operator'),
    clock: () => DEPLOYED_AT_MS,
  });
  try {
    const deployment = await deployContracts({
      rpcUrl: node.url,
      chainId: CHAIN_ID,
      deployerKey: TEST_KEYS.deployer,
      roles: {
        admin: testAddressOf('deployer'),
        attestor: testAddressOf('attestor'),
        curator: testAddressOf('curator'),
      },
      funding: [{ label: 'attestor', address: testAddressOf('attestor'), amountWei: parseEther('1000') }],
      deploymentsDir: path.join(dataDir, 'deployments'),
      log: () => {},
    });
    return deployment.contracts.ActionLedger.address;
  } finally {
    await node.close();
  }
}

async function seal(
  { dataDir, blocks, onProgress }: Parameters<typeof generateChain>[0],
  ledger: Hex,
): Promise<number> {
  const store = await openChainStore(path.join(dataDir, 'chain'));
  const genesis = readGenesisConfig(store)!;
  const schedule = genesis.schedule ?? {};
  const opened = await openChain(store, genesis, pino({ enabled: false }));
  const world = new WorldState(opened.nodes, opened.head.state, HEAD_CACHES);
  let failure: unknown;
  const writer = new GroupWriter({
    store,
    nodes: opened.nodes,
    logs: opened.blocks.logs,
    onDurable: () => {},
    onError: (error) => (failure = error),
  });
  opened.blocks.logs.open(opened.head.header.number, (error) => (failure = error));
  const evm = await createChainEvm(
    createChainRules(CHAIN_ID, rulesAt(schedule, opened.head.header.timestamp).fork),
    world,
    () => undefined,
  );
  const sender = hexToBytes(testAddressOf('attestor'));
  const validatorKey = hexToBytes(TEST_KEYS.validator);
  const work = new GeneratedWork(ledger);
  let tip = opened.head;
  try {
    while (tip.header.number < blocks) {
      const timestamp = tip.header.timestamp + SECONDS_PER_BLOCK;
      const nonce = Number(world.committedAccount(sender)?.nonce ?? 0n);
      const transaction = decodeTransaction(work.sign(nonce, timestamp));
      const time = { timestamp, milliseconds: nonce % 1000 };
      const plan = { parent: tip, action: { transaction, sender }, time, schedule };
      const receipt = await executePlan(evm, world, plan);
      if (receipt?.succeeded !== true) throw new Error(`The generator's transaction ${nonce} failed`);
      tip = sealBlock(world, plan, receipt, validatorKey);
      writer.add(tip);
      if (writer.queuedCount >= MAX_QUEUED_BLOCKS) await writer.backlog;
      if (failure !== undefined) throw failure;
      if (tip.header.number % 5_000 === 0) onProgress?.(tip.header.number);
    }
    await writer.backlog;
    await opened.blocks.logs.stop();
    return tip.header.number;
  } finally {
    await store.close();
  }
}

/** `tsx bench/src/chain/generate-chain.ts --dir <folder> --blocks 100000`. */
if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { dir: { type: 'string' }, blocks: { type: 'string' } } });
  if (values.dir === undefined || values.blocks === undefined) {
    console.error('Pass --dir <folder> and --blocks <number>.');
    process.exit(2);
  }
  const startedAt = performance.now();
  const chain = await generateChain({
    dataDir: values.dir,
    blocks: Number(values.blocks),
    onProgress: (block) => console.log(`block ${block}, ${Math.round(performance.now() - startedAt)} ms`),
  });
  console.log(
    JSON.stringify({ ...chain, env: { ...GENERATED_CHAIN_ENV, NOVA_DATA_DIR: values.dir } }, null, 2),
  );
}
