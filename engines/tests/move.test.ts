import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readDeployment } from '@nova/contracts/scripts/deployment-file';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { exportChain } from '@nova/supervisor/move/export-chain';
import { importChain } from '@nova/supervisor/move/import-chain';
import { readMoveManifest } from '@nova/supervisor/move/move-folder';
import { callApi } from '@nova/testing/call-api';
import { useEverything } from '@nova/testing/database/use-everything';
import { startValidators, type Validators } from '@nova/testing/engines/start-validators';
import { startTestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { type StackChain, startTestStackOn, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { createAction, enqueueActions, randomHex } from '@nova/worker/testing/enqueue-action';
import { startIndexer } from '@nova/worker/testing/index-fixture';
import { settleIndex } from '@nova/worker/testing/settle-index';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MovedUsers, sendMixedWork, useMarket } from './move-work.ts';

const WAIT = { timeout: 60_000, interval: 50 };
const reported: string[] = [];
const PROGRESS = {
  step: <T>(_: string, run: () => Promise<T>) => run(),
  reportProgress: (line: string) => void reported.push(line.trim()),
};

let work: string;
let folder: string;
let chain: TestChain;
let database: TestDatabase;
let users: MovedUsers;
/** Answers of the api by path, while the old chain ran. */
let before: Map<string, unknown>;
let validators: Validators;
let stack: TestStack<StackChain> | undefined;
/** A transfer of gas that the old chain sealed, although its row was not marked as done. */
let sealedGas: { readonly to: Hex; readonly wei: bigint };
let waitingAction: Hex;

beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), 'nova-move-'));
  folder = path.join(work, 'export');
  [chain, database] = await Promise.all([startTestChain({ isWhole: true }), createTestDatabase()]);
  await sendMixedWork(chain);
  const old = await startTestStackOn(
    { ...chain, close: chain.stop },
    { isWhole: true, openDatabase: retainedDatabase },
  );
  await useEverything(old);
  users = await useMarket(old);
  await quieten();
  before = await readAnswers(old.url, await listPaths());
  await old.close();
  sealedGas = await forgetSealedGas();
  waitingAction = randomHex(32);
  await enqueueActions(database.db, [createAction({ actionId: waitingAction })]);
  await exportChain(folder, { dataDir: chain.dataDir, progress: PROGRESS });
  validators = await startValidators({ genesisFile: path.join(folder, 'genesis.json') });
}, 300_000);
afterAll(async () => {
  await stack?.close();
  await validators?.close();
  await chain?.close();
  await database?.drop();
  await rm(work, { recursive: true, force: true });
});

/** The database outlives the stacks that use it. */
const retainedDatabase = async (): Promise<TestDatabase> => ({ ...database, drop: async () => {} });
const newChain = (): StackChain => {
  const { rpcUrl, wsUrl } = validators.all[0]!;
  return { rpcUrl, wsUrl, contracts: chain.contracts, close: async () => {} };
};
const importFrom = (source: string, { isDryRun = false, rpcUrl = newChain().rpcUrl } = {}) =>
  importChain(source, {
    rpcUrl,
    databaseUrl: database.url,
    dataDir: chain.dataDir,
    isDryRun,
    progress: PROGRESS,
  });

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(text, values)).rows;
}

/** Waits until the worker has nothing left to do. */
async function quieten(): Promise<void> {
  const countOpen = async () =>
    (
      await query<{ count: number }>(
        `select count(*)::int as count from app.outbox where status in ('queued', 'signed')`,
      )
    )[0]!.count;
  await vi.waitFor(async () => expect(await countOpen()).toBe(0), WAIT);
  await settleIndex(database.pool);
}

/** Makes a transfer look as if the worker had been killed between its block and its row. */
async function forgetSealedGas(): Promise<{ to: Hex; wei: bigint }> {
  const [row] = await query<{ to: Hex; wei: string }>(
    `update app.outbox set status = 'signed', done_at = null, block_number = null
     where id = (select max(id) from app.outbox where kind = 'send_gas' and status = 'done')
     returning payload->>'to' as to, payload->>'valueWei' as wei`,
  );
  return { to: row!.to, wei: BigInt(row!.wei) };
}

const hexOf = (column: string) => `'0x' || encode(${column}, 'hex')`;

/** Returns the paths of every block, transaction, action, address, token, NFT and name of the index. */
async function listPaths(): Promise<string[]> {
  const rows = await query<{ path: string }>(`
    select '/blocks/' || number as path from chain.blocks
    union all select '/transactions/' || ${hexOf('hash')} from chain.transactions
    union all select '/actions/' || ${hexOf('action_id')} from chain.actions
    union all select '/addresses/' || ${hexOf('address')} || page from chain.address_stats,
      unnest(array['', '/transactions', '/actions', '/tokens', '/nfts', '/transfers', '/internal-transactions']) page
    union all select '/tokens/' || ${hexOf('address')} || page from chain.tokens, unnest(array['', '/holders', '/transfers']) page
    union all select '/nfts/' || ${hexOf('contract')} || '/' || token_id || page from chain.nfts, unnest(array['', '/transfers']) page`);
  return [
    ...rows.map(({ path: each }) => `/api/v1${each}`),
    '/api/v1/market/nfts',
    `/api/v1/market/nfts/${users.nft}`,
    `/api/v1/market/nfts/${users.nft}/history`,
    '/api/v1/names/movedseller.nac',
    '/api/v1/accounts',
  ];
}

async function readAnswers(url: string, paths: readonly string[]): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const each of paths) {
    const { status, body } = await callApi(url, each);
    answers.set(each, { status, body });
  }
  return answers;
}

test('an indexer that is started on the new network without the recorded move stops', async () => {
  await expect(startIndexer(newChain(), database.url)).rejects.toThrow(
    'If the chain moved to this network, run npm run chain:import first.',
  );
});

test('a network with one changed balance is refused by the account', async () => {
  const genesis = path.join(work, 'changed.json');
  const text = await readFile(path.join(folder, 'genesis.json'), 'utf8');
  const balance = /"balance":"0x([0-9a-f]{12,})"/.exec(text)![1]!;
  await writeFile(genesis, text.replace(`0x${balance}`, `0x${(BigInt(`0x${balance}`) + 1n).toString(16)}`));
  const wrong = await startValidators({ count: 1, genesisFile: genesis });
  try {
    const refusal = importFrom(folder, { rpcUrl: wrong.all[0]!.rpcUrl });
    await expect(refusal).rejects.toBeInstanceOf(ConfigurationError);
    await expect(refusal).rejects.toThrow(/balance of 0x[0-9a-f]{40}: 0x[0-9a-f]+ instead of/);
  } finally {
    await wrong.close();
  }
  expect(await query('select 1 from chain.moves')).toEqual([]);
});

test('a changed export is refused by the state root of the last block', async () => {
  const changed = path.join(work, 'changed');
  await exportChain(changed, { dataDir: chain.dataDir, progress: PROGRESS });
  const file = path.join(changed, 'genesis.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"nonce":"0x1"/, '"nonce":"0x2"'));
  await expect(importFrom(changed)).rejects.toThrow('do not result in the state root of block');
});

test('a dry run compares everything and changes nothing', async () => {
  const { first, manifest, wasMoved } = await importFrom(folder, { isDryRun: true });
  expect([first.number, wasMoved]).toEqual([manifest.block.number + 1, false]);
  for (const what of [
    'balances in NAC',
    'spendable points',
    'earned points',
    'token balances',
    'owners of NFTs',
  ])
    expect(reported).toContainEqual(expect.stringMatching(new RegExp(`^[1-9][0-9]* ${what} are equal`)));
  expect(await query('select 1 from chain.moves')).toEqual([]);
  expect(readDeployment(chain.deploymentsDir, CHAIN_ID, first.hash)).toBeNull();
});

test('the import records the move once, and completes what the old chain had sealed', async () => {
  const { first } = await importFrom(folder);
  const again = await importFrom(folder);
  expect(again).toMatchObject({ first, wasMoved: true });
  expect(await query('select first_block::int, first_hash from chain.moves')).toEqual([
    { first_block: first.number, first_hash: Buffer.from(first.hash.slice(2), 'hex') },
  ]);
  expect(readDeployment(chain.deploymentsDir, CHAIN_ID, first.hash)?.contracts).toEqual(chain.contracts);
  expect(await query(`select 1 from app.outbox where status = 'signed'`)).toEqual([]);
});

test('the new network begins with the block after the old chain, and says so about everything before', async () => {
  const { block } = await readMoveManifest(folder);
  const rpc = new RpcClient(newChain().rpcUrl);
  const [last, first] = [block.number, block.number + 1].map((number) => `0x${number.toString(16)}` as const);
  const readBlock = (tag: string) =>
    rpc.request<{ number: Hex; parentHash: Hex }>('eth_getBlockByNumber', [tag, false]);
  expect(await readBlock(last!)).toBeNull();
  expect((await readBlock('earliest')).number).toBe(first);
  expect((await readBlock(first!)).parentHash).toBe(`0x${'0'.repeat(64)}`);
  const logs = (fromBlock: string) => rpc.request('eth_getLogs', [{ fromBlock, toBlock: 'latest' }]);
  expect(await logs('earliest')).toEqual([]);
  await expect(logs('0x1')).rejects.toThrow(`this network begins with block ${block.number + 1}`);
  expect(await rpc.request('eth_feeHistory', ['0x14', 'latest', [50]])).toMatchObject({ oldestBlock: first });
  expect(await rpc.request('eth_getBalance', [users.seller.address, first])).not.toBe('0x0');
});

test('the api answers everything about the old chain as before', async () => {
  const api = await startTestApi({ ...newChain(), databaseUrl: database.urlOf('api') });
  try {
    const after = await readAnswers(api.url, [...before.keys()]);
    expect(before.size).toBeGreaterThan(500);
    const refused = [...before].filter(([, answer]) => (answer as { status: number }).status !== 200);
    expect(refused.map(([each]) => each)).toEqual([]);
    for (const [each, answer] of before) expect([each, after.get(each)]).toEqual([each, answer]);
  } finally {
    await api.close();
  }
});

test('the worker continues the index after the last block of the old chain and replaces none of it', async () => {
  stack = await startTestStackOn(newChain(), { isWhole: true, openDatabase: retainedDatabase });
  const { block } = await readMoveManifest(folder);
  const readIndexed = async () =>
    (await query<{ number: number }>('select block_number::int as number from chain.sync_state'))[0]!.number;
  await expect.poll(readIndexed, WAIT).toBeGreaterThan(block.number);
  expect(await query(`select 1 from chain.orphaned_blocks`)).toEqual([]);
  const [{ missing } = { missing: -1 }] = await query<{ missing: number }>(
    'select (max(number) + 1 - count(*))::int as missing from chain.blocks',
  );
  expect(missing).toBe(0);
}, 120_000);

test('an action that waited during the move is sealed exactly once, and the gas is not sent again', async () => {
  await expect
    .poll(async () => (await callApi(stack!.url, `/api/v1/actions/${waitingAction}`)).status, WAIT)
    .toBe(200);
  const { block } = await readMoveManifest(folder);
  expect(
    await query<{ number: number }>(
      'select block_number::int as number from chain.actions where action_id = $1',
      [Buffer.from(waitingAction.slice(2), 'hex')],
    ).then((rows) => rows.map(({ number }) => number > block.number)),
  ).toEqual([true]);
  const rpc = new RpcClient(newChain().rpcUrl);
  const to = [sealedGas.to, `0x${(block.number + 1).toString(16)}`];
  const received = await rpc.request<Hex>('eth_getBalance', to);
  expect(await rpc.request<Hex>('eth_getBalance', [sealedGas.to, 'latest'])).toBe(received);
});

test('a new action continues the heights and the nonces', async () => {
  const { block } = await readMoveManifest(folder);
  const user = new TestUser(stack!.url);
  await user.signIn();
  const { action_id: id } = await user.act('page_visit', `${user.address}-1`);
  const read = () => callApi(stack!.url, `/api/v1/actions/${id!}`);
  await expect.poll(async () => (await read()).status, WAIT).toBe(200);
  expect((await read()).body).toMatchObject({ block_number: expect.any(Number) });
  expect(((await read()).body as { block_number: number }).block_number).toBeGreaterThan(block.number);
  const nonces = await query<{ nonce: number }>(
    `select nonce::int as nonce from app.outbox where lane = 'actions' and nonce is not null order by nonce`,
  );
  expect(nonces.map(({ nonce }) => nonce)).toEqual(
    Array.from({ length: nonces.length }, (_, index) => nonces[0]!.nonce + index),
  );
});
