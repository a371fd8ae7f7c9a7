import { HOUR_MS } from '@nova/shared/durations';
import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import { blocks, orphanedBlocks, orphanedTransactions } from '@nova/db/schema/explorer';
import { contractCallHours, contractCalls, contractCreations } from '@nova/db/schema/explorer-details';
import { outbox } from '@nova/db/schema/outbox';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Page } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import type { InferInsertModel } from 'drizzle-orm';
import { createPublicClient, http, keccak256, parseGwei, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';

const NOW = Date.UTC(2026, 4, 10, 12, 30);
let chain: TestChain;
let api: TestApi;

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, clock: () => NOW });
}, 60_000);
afterAll(async () => {
  await api.close();
  await chain.close();
});

type Row = Record<string, unknown>;

async function read(path: string, query: Record<string, string> = {}): Promise<Page<Row>> {
  const answer = await callApi(api.url, `/api/v1${path}?${new URLSearchParams(query).toString()}`);
  expect({ path, query, status: answer.status }).toEqual({ path, query, status: 200 });
  return answer.body as Page<Row>;
}

/** Reads a list in pages of one row, forward and back, and returns the values of one field. */
async function walk(path: string, query: Record<string, string>, field: string) {
  const there = [await read(path, { ...query, limit: '1' })];
  while (there.at(-1)!.next !== null) {
    there.push(await read(path, { ...query, limit: '1', cursor: there.at(-1)!.next! }));
  }
  const back = [await read(path, { ...query, limit: '1', cursor: 'last' })];
  while (back[0]!.prev !== null) {
    back.unshift(await read(path, { ...query, limit: '1', cursor: back[0]!.prev }));
  }
  const valuesOf = (pages: Page<Row>[]) => pages.flatMap(({ items }) => items.map((row) => row[field]));
  const values = valuesOf(there);
  expect(valuesOf(back).filter((value) => value !== undefined)).toEqual(values);
  return values;
}

async function readCsv(path: string): Promise<string[]> {
  const response = await fetch(`${api.url}/api/v1${path}`);
  expect(response.headers.get('content-type')).toContain('text/csv');
  return (await response.text()).trim().split('\r\n');
}

const source = (
  id: number,
  name: string,
  license: string | null,
): InferInsertModel<typeof contractSources> => ({
  id: toHex(id, 32),
  name,
  file: `${name}.sol`,
  compiler: '0.8.30+commit.73712a01',
  settings: {},
  sources: {},
  abi: [],
  license,
  codeSize: 1,
  runtimeCode: '0x' as const,
  immutables: {},
  runtimeLibraries: {},
  creationCode: '0x' as const,
  creationLibraries: {},
  tails: [],
});

describe('verified contracts', () => {
  beforeAll(async () => {
    const { db } = api.database;
    await db
      .insert(contractSources)
      .values([source(1, 'Vault', 'MIT'), source(2, 'vault_Two', null), source(3, 'Other', 'GPL-3.0')]);
    await db.insert(verifiedContracts).values(
      [1, 2, 3].map((id) => ({
        address: toHex(id, 20),
        sourceId: toHex(id, 32),
        match: id === 2 ? ('partial' as const) : ('full' as const),
        libraries: {},
        origin: 'submitted' as const,
        codeHash: toHex(id, 32),
        // Two in the same millisecond: the list is ordered by address then.
        verifiedAt: new Date(NOW + Math.floor(id / 2)),
      })),
    );
  });

  test('are listed newest first, with name, compiler, license and kind of match', async () => {
    const { items } = await read('/verified-contracts');
    expect(items.map(({ address }) => address)).toEqual([toHex(3, 20), toHex(2, 20), toHex(1, 20)]);
    expect(items[1]).toEqual({
      address: toHex(2, 20),
      name: 'vault_Two',
      compiler: '0.8.30+commit.73712a01',
      license: null,
      match_kind: 'partial',
      origin: 'submitted',
      verified_at: '2026-05-10T12:30:00.001Z',
    });
    expect(await walk('/verified-contracts', {}, 'name')).toEqual(['Other', 'vault_Two', 'Vault']);
  });

  test('are found by the start of their name in any case, where an underscore is no wildcard', async () => {
    expect(await walk('/verified-contracts', { name: 'VAULT' }, 'name')).toEqual(['vault_Two', 'Vault']);
    expect(await walk('/verified-contracts', { name: 'vault_' }, 'name')).toEqual(['vault_Two']);
    expect((await read('/verified-contracts', { name: 'ault' })).items).toEqual([]);
    expect((await callApi(api.url, '/api/v1/verified-contracts?name=%25')).body).toMatchObject({
      error: { message: 'name must be the start of a contract’s name, like Nova.' },
    });
    expect(await readCsv('/verified-contracts.csv?name=o')).toHaveLength(2);
  });
});

describe('top contracts', () => {
  const busy = toHex(0xb1, 20);
  const late = toHex(0xb2, 20);
  const mailbox = toHex(0xb3, 20);

  beforeAll(async () => {
    const { db } = api.database;
    const hoursAgo = (hours: number) => new Date(Math.floor(NOW / HOUR_MS) * HOUR_MS - hours * HOUR_MS);
    await db.insert(contractCallHours).values([
      { hour: hoursAgo(0), address: late, calls: 3 },
      { hour: hoursAgo(23), address: busy, calls: 2 },
      { hour: hoursAgo(24), address: busy, calls: 4 },
      { hour: hoursAgo(200), address: busy, calls: 50 },
      // No code is known here, although people send call data to it.
      { hour: hoursAgo(1), address: mailbox, calls: 5 },
    ]);
    await db.insert(contractCalls).values([
      { address: busy, calls: 56 },
      { address: late, calls: 3 },
      { address: mailbox, calls: 5 },
    ]);
    await db.insert(contractCreations).values(
      [busy, late].map((address, txIndex) => ({
        address,
        blockNumber: 1,
        txIndex,
        traceIndex: 0,
        type: 'transaction' as const,
        creator: mailbox,
        transactionHash: toHex(txIndex, 32),
        timestamp: new Date(NOW),
      })),
    );
  });

  test('are ordered by the calls of the period, and leave out addresses without code', async () => {
    expect((await read('/top-contracts')).items).toEqual([
      { address: late, name: null, calls: 3, share: 0.3 },
      { address: busy, name: null, calls: 2, share: 0.2 },
    ]);
    expect(await walk('/top-contracts', { period: '7d' }, 'calls')).toEqual([6, 3]);
    expect(await walk('/top-contracts', { period: 'all' }, 'address')).toEqual([busy, late]);
    expect(await readCsv('/top-contracts.csv?period=all')).toEqual([
      'address,name,calls,share',
      `${busy},,56,0.875`,
      `${late},,3,0.046875`,
    ]);
  });

  test('a forged cursor beyond every count is the start or the end of the list', async () => {
    const cursor = Buffer.from(JSON.stringify([1, 'next', '9'.repeat(90), busy])).toString('base64url');
    expect((await callApi(api.url, `/api/v1/top-contracts?cursor=${cursor}`)).status).toBe(200);
  });
});

test('orphaned blocks are listed highest first, with their replacement and number of transactions', async () => {
  const { db } = api.database;
  const orphan = (number: number, salt: number) => ({
    hash: toHex(salt, 32),
    number,
    parentHash: toHex(0, 32),
    timestamp: new Date(NOW),
    miner: toHex(1, 20),
    orphanedAt: new Date(NOW + 1000),
  });
  await db.insert(orphanedBlocks).values([orphan(7, 0xa1), orphan(7, 0xa2), orphan(6, 0xa3)]);
  await db.insert(orphanedTransactions).values({
    blockHash: toHex(0xa1, 32),
    index: 0,
    hash: toHex(9, 32),
    from: toHex(1, 20),
    to: null,
    value: 0n,
    nonce: 0,
  });
  const root = toHex(1, 32);
  await db.insert(blocks).values({
    number: 7,
    hash: toHex(0xf7, 32),
    parentHash: root,
    timestamp: new Date(NOW),
    size: 1,
    gasUsed: 0,
    gasLimit: 1,
    transactionCount: 0,
    miner: toHex(1, 20),
    stateRoot: root,
    transactionsRoot: root,
    receiptsRoot: root,
    extraData: '0x',
  });
  expect(await walk('/orphaned-blocks', {}, 'hash')).toEqual([0xa2, 0xa1, 0xa3].map((it) => toHex(it, 32)));
  const { items } = await read('/orphaned-blocks');
  expect(items[1]).toEqual({
    number: 7,
    hash: toHex(0xa1, 32),
    parent_hash: toHex(0, 32),
    miner: toHex(1, 20),
    transaction_count: 1,
    timestamp: '2026-05-10T12:30:00.000Z',
    orphaned_at: '2026-05-10T12:30:01.000Z',
    replaced_by: toHex(0xf7, 32),
  });
  expect(items[2]).toMatchObject({ number: 6, replaced_by: null, transaction_count: 0 });
});

test('pending transactions come from the pool and the outbox, without the content of queued ones', async () => {
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const nonce = await client.getTransactionCount({ address: account.address });
  // A transaction whose predecessor is missing stays in the pool.
  const serializedTransaction = await account.signTransaction({
    chainId: CHAIN_ID,
    to: toHex(1, 20),
    value: 5n,
    nonce: nonce + 2,
    gas: 21_000n,
    maxFeePerGas: parseGwei('3'),
    maxPriorityFeePerGas: parseGwei('1'),
  });
  await client.sendRawTransaction({ serializedTransaction });
  const row = (id: number, rest: object) => ({
    lane: 'actions' as const,
    kind: 'record_action',
    operationId: toHex(id, 32),
    payload: { account: 'secret' },
    ...rest,
  });
  const signedHash: Hex = toHex(0x51, 32);
  await api.database.db.insert(outbox).values([
    row(1, { createdAt: new Date(NOW), lane: 'money' }),
    row(2, {
      createdAt: new Date(NOW - 1000),
      status: 'signed',
      transactionHash: signedHash,
      signer: testAddressOf('attestor'),
      nonce: 4,
    }),
    row(3, { status: 'done', createdAt: new Date(NOW) }),
    row(4, { status: 'failed', createdAt: new Date(NOW) }),
  ]);
  const { items } = await read('/pending-transactions');
  const none = { hash: null, from: null, to: null, value: null, nonce: null, gas_price: null };
  expect(items).toEqual([
    {
      state: 'waiting',
      hash: keccak256(serializedTransaction),
      from: account.address.toLowerCase(),
      to: toHex(1, 20),
      value: '5',
      nonce: nonce + 2,
      gas_price: '3000000000',
      lane: null,
      place: null,
      since: null,
    },
    { ...none, state: 'queued', lane: 'money', place: 1, since: '2026-05-10T12:30:00.000Z' },
    {
      ...none,
      state: 'signed',
      hash: signedHash,
      from: testAddressOf('attestor').toLowerCase(),
      nonce: 4,
      lane: 'actions',
      place: 1,
      since: '2026-05-10T12:29:59.000Z',
    },
  ]);
  expect(await walk('/pending-transactions', {}, 'state')).toEqual(['waiting', 'queued', 'signed']);
  expect(await readCsv('/pending-transactions.csv')).toHaveLength(4);
});

test('a nonce that a JSON number does not hold is null, in the list and on its own', async () => {
  const account = privateKeyToAccount(TEST_KEYS.curator);
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const sendAt = async (nonce: bigint) =>
    client.sendRawTransaction({
      serializedTransaction: await account.signTransaction({
        chainId: CHAIN_ID,
        to: toHex(1, 20),
        nonce: nonce as unknown as number,
        gas: 21_000n,
        maxFeePerGas: parseGwei('2'),
        maxPriorityFeePerGas: parseGwei('1'),
      }),
    });
  const hashes = [await sendAt(2n ** 53n - 1n), await sendAt(2n ** 53n)];
  const readNonces = async () => {
    const { items } = await read('/pending-transactions');
    return hashes.map((hash) => items.find((item) => item['hash'] === hash)?.['nonce']);
  };
  // Requests within a second share one reading of the pool.
  await expect.poll(readNonces, { timeout: 10_000 }).toEqual([9_007_199_254_740_991, null]);
  const details = await Promise.all(hashes.map((hash) => callApi(api.url, `/api/v1/transactions/${hash}`)));
  expect(details.map(({ body }) => (body as Row)['nonce'])).toEqual([9_007_199_254_740_991, null]);
});
