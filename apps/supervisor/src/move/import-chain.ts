import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDeployment } from '@nova/contracts/scripts/deployment-file';
import { migrate } from '@nova/db/migrate';
import type { GenesisAccount } from '@nova/node/chain/genesis/genesis';
import { readStateFile } from '@nova/node/chain/genesis/state-file';
import { computeStateRoot } from '@nova/node/chain/open-chain';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { type Deployment, deploymentSchema } from '@nova/shared/chain/deployment';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { Client } from 'pg';
import { bytesToHex, type Hex } from 'viem';
import type { ProgressTeller } from '../console/progress.ts';
import { refuseUnusable } from '../prepare-database.ts';
import { compareAccounts, countCalls } from './compare-accounts.ts';
import { compareIndex } from './compare-index.ts';
import { DEPLOYMENT_FILE, GENESIS_FILE, type MoveManifest, readMoveManifest } from './move-folder.ts';
import { type FirstBlock, lockOutWorkers, recordMove, requireIndexAtEnd } from './record-move.ts';
import { tryJson } from '@nova/runtime/try-json';

export interface ImportOptions {
  /** JSON-RPC of a validator of the new network. */
  readonly rpcUrl: string;
  /** Database of the old chain's index, with the rights of the tables' owner. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Compares everything and changes nothing. */
  readonly isDryRun: boolean;
  readonly progress: ProgressTeller;
}

export interface ImportResult {
  readonly manifest: MoveManifest;
  readonly first: FirstBlock;
  /** True if an earlier run had recorded the move. */
  readonly wasMoved: boolean;
}

/**
 * Compares the new network with the export and the index with the new network, then records the move in the database
 * and the contracts in the data folder. Safe to repeat after an interruption at any point.
 * @throws ConfigurationError with a sentence for the operator, before anything is changed
 */
export async function importChain(folder: string, options: ImportOptions): Promise<ImportResult> {
  const { progress, isDryRun } = options;
  const manifest = await readMoveManifest(folder);
  const deployment = await readMovedDeployment(folder, manifest);
  const accounts = await progress.step('export', () => readAccounts(folder, manifest));
  const rpc = new RpcClient(options.rpcUrl);
  const first = await readFirstBlock(rpc, options.rpcUrl, folder, manifest);
  const report = (line: string) => progress.reportProgress(`    ${line}`);
  await progress.step('accounts', async () => {
    const total = countCalls(accounts);
    await compareAccounts(accounts, { rpc, block: first.number, total, report });
    report(`${total} values of ${accounts.length} accounts are equal`);
  });
  const wasMoved = await withIndex(options, async (client) => {
    const isMoved = (await requireIndexAtEnd(client, manifest, first)) === 'moved';
    if (isMoved) return true;
    const { contracts } = deployment;
    await progress.step('index', () => compareIndex({ client, rpc, contracts, block: first.number, report }));
    if (isDryRun) return false;
    // Before the record: without the file, the worker would wait for contracts that are there.
    saveDeployment(options, deployment, first);
    await recordMove(client, manifest, first);
    return false;
  });
  if (wasMoved && !isDryRun) saveDeployment(options, deployment, first);
  return { manifest, first, wasMoved };
}

function saveDeployment({ dataDir }: ImportOptions, deployment: Deployment, { hash }: FirstBlock): void {
  writeDeployment(path.join(dataDir, 'deployments'), { ...deployment, genesisHash: hash });
}

async function readMovedDeployment(folder: string, { genesisHash }: MoveManifest): Promise<Deployment> {
  const file = path.join(folder, DEPLOYMENT_FILE);
  const text = await readFile(file, 'utf8').catch(() => '');
  const deployment = deploymentSchema.safeParse(tryJson(text)).data;
  if (deployment?.genesisHash !== genesisHash)
    throw new ConfigurationError(`${file} is missing or of another chain. Export again.`);
  return deployment;
}

async function readAccounts(folder: string, manifest: MoveManifest): Promise<GenesisAccount[]> {
  const file = path.join(folder, GENESIS_FILE);
  const accounts = await readStateFile(file);
  if (bytesToHex(computeStateRoot(accounts)) !== manifest.block.stateRoot)
    throw new ConfigurationError(
      `The accounts in ${file} do not result in the state root of block ${manifest.block.number}: the file was changed or damaged. Export again.`,
    );
  return accounts;
}

async function readFirstBlock(
  rpc: RpcClient,
  rpcUrl: string,
  folder: string,
  { block }: MoveManifest,
): Promise<FirstBlock> {
  const chainId = Number(await rpc.request<Hex>('eth_chainId'));
  if (chainId !== CHAIN_ID)
    throw new ConfigurationError(
      `The network at ${rpcUrl} has chain ID ${chainId}, but Nova's is ${CHAIN_ID}. Name a validator of the new network with --rpc.`,
    );
  const first = await rpc.request<{ number: Hex; hash: Hex } | null>('eth_getBlockByNumber', [
    'earliest',
    false,
  ]);
  const expected = block.number + 1;
  if (first === null) throw new ConfigurationError(`The network at ${rpcUrl} has no block yet; try again.`);
  if (Number(first.number) !== expected)
    throw new ConfigurationError(
      `The network at ${rpcUrl} begins with block ${Number(first.number)}, but must continue the old chain with block ${expected}. Make it with nova-cometbft network --genesis ${path.join(folder, GENESIS_FILE)}.`,
    );
  return { number: expected, hash: first.hash.toLowerCase() as Hex };
}

/** Connects to the database while no worker runs on it. */
async function withIndex<T>(
  { databaseUrl, isDryRun }: ImportOptions,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { missing } = await refuseUnusable(databaseUrl);
  if (missing > 0 && isDryRun)
    throw new ConfigurationError(
      `The database lacks ${missing} migrations of this version. Run npm run migrate, or import without --dry-run.`,
    );
  await migrate(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  // A broken connection also rejects the running query; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await lockOutWorkers(client);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
