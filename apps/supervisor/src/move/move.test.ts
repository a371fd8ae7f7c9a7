import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readStateFile } from '@nova/node/chain/genesis/state-file';
import { readGenesisFile } from '@nova/node/chain/genesis/genesis-file';
import { computeStateRoot } from '@nova/node/chain/open-chain';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { deploymentFileName } from '@nova/shared/chain/deployment';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { bytesToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMoveArguments } from './command.ts';
import { compareAccounts, countCalls } from './compare-accounts.ts';
import { exportChain } from './export-chain.ts';
import { importChain } from './import-chain.ts';
import { type MoveManifest, readMoveManifest } from './move-folder.ts';
import { lockOutWorkers, requireIndexAtEnd } from './record-move.ts';
import { tryLock } from '@nova/worker/lib/jobs/exclusive-job';
import { Client } from 'pg';

const progress = { step: <T>(_: string, run: () => Promise<T>) => run(), reportProgress: () => {} };

let work: string;
let folder: string;
let chain: TestChain;
let database: TestDatabase;
let manifest: MoveManifest;
beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), 'nova-move-test-'));
  folder = path.join(work, 'export');
  [chain, database] = await Promise.all([startTestChain(), createTestDatabase()]);
  await chain.stop();
  await exportChain(folder, { dataDir: chain.dataDir, progress });
  manifest = await readMoveManifest(folder);
  await chain.start();
});
afterAll(async () => {
  await chain.close();
  await database.drop();
  await rm(work, { recursive: true, force: true });
});

const runImport = (from: string) =>
  importChain(from, {
    rpcUrl: chain.rpcUrl,
    databaseUrl: database.url,
    dataDir: chain.dataDir,
    isDryRun: false,
    progress,
  });

test('the arguments name a folder, and a validator for the import', () => {
  expect(parseMoveArguments('chain:export', ['/move'])).toEqual({
    folder: '/move',
    rpcUrl: undefined,
    isDryRun: false,
  });
  expect(parseMoveArguments('chain:import', ['/move', '--rpc', 'http://a:1', '--dry-run'])).toEqual({
    folder: '/move',
    rpcUrl: 'http://a:1',
    isDryRun: true,
  });
  for (const args of [[], ['a', 'b'], ['a', '--dry-run'], ['a', '--other']])
    expect(() => parseMoveArguments('chain:export', args)).toThrow('Use this form');
});

test('the export contains the state after the last block, as a genesis that names the block', async () => {
  const file = path.join(folder, 'genesis.json');
  const accounts = await readStateFile(file);
  expect(bytesToHex(computeStateRoot(accounts))).toBe(manifest.block.stateRoot);
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ number: `0x${manifest.block.number.toString(16)}` });
  expect(readGenesisFile(text).allocation).toEqual(accounts);
  expect(manifest).toMatchObject({ genesisHash: chain.genesisHash, accounts: accounts.length });
});

test('the export refuses a running node, a folder with files and a data folder without a chain', async () => {
  const fresh = path.join(work, 'fresh');
  await expect(exportChain(fresh, { dataDir: chain.dataDir, progress })).rejects.toThrow('is in use');
  await expect(exportChain(folder, { dataDir: chain.dataDir, progress })).rejects.toThrow('is not empty');
  await expect(exportChain(fresh, { dataDir: work, progress })).rejects.toThrow('There is no chain in');
});

test('the export refuses a chain whose deployments are missing, and leaves no partial folder', async () => {
  const dataDir = path.join(work, 'data');
  await chain.stop();
  await mkdir(dataDir);
  await cp(path.join(chain.dataDir, 'chain'), path.join(dataDir, 'chain'), { recursive: true });
  await chain.start();
  const target = path.join(work, 'partial');
  await expect(exportChain(target, { dataDir, progress })).rejects.toThrow(
    `${deploymentFileName(chain.genesisHash)} is missing`,
  );
  await expect(readMoveManifest(target)).rejects.toThrow('There is no complete export');
});

test('every value of every account is compared, and a difference is named', async () => {
  const accounts = await readStateFile(path.join(folder, 'genesis.json'));
  const rpc = new RpcClient(chain.rpcUrl);
  const options = { rpc, block: manifest.block.number, total: countCalls(accounts), report: () => {} };
  await compareAccounts(accounts, options);
  const contract = accounts.find(({ storage }) => storage.length > 0)!;
  const changes = {
    balance: { balanceWei: contract.balanceWei + 1n },
    nonce: { nonce: contract.nonce + 1n },
    code: { code: new Uint8Array([0]) },
    slot: {
      storage: contract.storage.map(
        ([slot]) => [slot, new Uint8Array(32).fill(1)] as [Uint8Array, Uint8Array],
      ),
    },
  };
  for (const [what, change] of Object.entries(changes)) {
    const refusal = compareAccounts([{ ...contract, ...change }], options);
    await expect(refusal).rejects.toBeInstanceOf(ConfigurationError);
    await expect(refusal).rejects.toThrow(
      new RegExp(`${what} .*of ${bytesToHex(contract.address)}|${what} of`),
    );
  }
});

test('the import refuses a network that does not continue the chain, and a changed or incomplete folder', async () => {
  await expect(runImport(folder)).rejects.toThrow(
    `begins with block 0, but must continue the old chain with block ${manifest.block.number + 1}.`,
  );
  const changed = path.join(work, 'changed');
  await cp(folder, changed, { recursive: true });
  const file = path.join(changed, 'genesis.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"nonce":"0x1"', '"nonce":"0x2"'));
  await expect(runImport(changed)).rejects.toThrow('do not result in the state root');
  await rm(path.join(changed, 'deployment.json'));
  await expect(runImport(changed)).rejects.toThrow('is missing or of another chain');
  await rm(path.join(changed, 'manifest.json'));
  await expect(runImport(changed)).rejects.toThrow('There is no complete export');
});

async function withClient<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

test('the index must end where the export ends', async () => {
  const { block, genesisHash } = manifest;
  const first = { number: block.number + 1, hash: `0x${'11'.repeat(32)}` } as const;
  const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
  const judge = async (genesis: string, number: number, hash: string) => {
    await database.pool.query('delete from chain.sync_state');
    await database.pool.query(
      'insert into chain.sync_state (genesis_hash, block_number, block_hash) values ($1, $2, $3)',
      [bytes(genesis), number, bytes(hash)],
    );
    return withClient((client) => requireIndexAtEnd(client, manifest, first));
  };
  const other = `0x${'22'.repeat(32)}`;
  await expect(withClient((client) => requireIndexAtEnd(client, manifest, first))).rejects.toThrow(
    'The database has no indexed blocks',
  );
  await expect(judge(other, 1, other)).rejects.toThrow('The database belongs to the chain with genesis');
  await expect(judge(genesisHash, block.number - 1, other)).rejects.toThrow('The index is at block');
  await expect(judge(genesisHash, block.number, other)).rejects.toThrow(
    'the old chain continued after the export',
  );
  await expect(judge(genesisHash, block.number + 1, other)).rejects.toThrow(
    'Stop the old Nova and export again.',
  );
  expect(await judge(genesisHash, block.number, block.hash)).toBe('at the end of the old chain');
  expect(await judge(first.hash, block.number + 9, other)).toBe('moved');
  await database.pool.query(
    `insert into chain.pending_traces (block_number, tx_index, block_hash, transaction_hash) values (1, 0, '', '')`,
  );
  await expect(judge(genesisHash, block.number, block.hash)).rejects.toThrow(
    'The calls inside 1 transactions have not been read',
  );
});

test('the import refuses to run beside a worker', async () => {
  await withClient(async (worker) => {
    expect(await tryLock(worker, 'outbox gas')).toBe(true);
    await withClient((client) =>
      expect(lockOutWorkers(client)).rejects.toThrow('Stop every api and worker, and import again.'),
    );
  });
});
