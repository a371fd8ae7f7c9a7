import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { type Hex, parseAbi, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEtherscan } from '../../testing/read-etherscan.ts';
import { type ExplorerFixture, fillExplorer, toHex } from '../../testing/explorer-fixture.ts';

const ABI = parseAbi(['struct Item { uint256 id; }', 'function order(Item[] items, address) payable']);
const SELECTOR = toFunctionSelector('order((uint256)[],address)');
let api: TestApi;
let chain: ExplorerFixture;
/** The contract with sources; its transactions call `order` with arguments that are not decoded. */
let store: Hex;

beforeAll(async () => {
  api = await startTestApi();
  const { db, pool } = api.database;
  chain = await fillExplorer(db, 7, 60);
  store = chain.people[2]!;
  await db.insert(contractSources).values({
    id: toHex(1, 32),
    name: 'Store',
    file: 'Store.sol',
    compiler: '0.8.30+commit.73712a01',
    settings: {},
    sources: {},
    abi: ABI as unknown as Record<string, unknown>[],
    license: null,
    codeSize: 1,
    runtimeCode: '0x',
    immutables: {},
    runtimeLibraries: {},
    creationCode: '0x',
    creationLibraries: {},
    tails: [],
  });
  await db.insert(verifiedContracts).values({
    address: store,
    sourceId: toHex(1, 32),
    match: 'full',
    libraries: {},
    origin: 'submitted',
    codeHash: toHex(1, 32),
  });
  await pool.query(`update chain.transactions set input = decode($1, 'hex') where "to" = decode($2, 'hex')`, [
    SELECTOR.slice(2),
    store.slice(2),
  ]);
});
afterAll(() => api.close());

const list = (action: string, address: Hex) => listEtherscan(api.url, { module: 'account', action, address });

const SIGNATURE = 'order((uint256)[] items, address)';

test('txlist names the functions of a contract with sources', async () => {
  const rows = await list('txlist', store);
  const received = rows.filter((row) => row['to'] === store);
  expect(received.length).toBeGreaterThan(3);
  expect(new Set(received.map((row) => row['functionName']))).toEqual(new Set([SIGNATURE]));
  expect(received[0]).toMatchObject({ methodId: SELECTOR, input: SELECTOR });
  const sent = rows.filter((row) => row['to'] !== store);
  expect(new Set(sent.map((row) => row['functionName']))).toEqual(new Set(['']));
  expect(Object.keys(rows[0]!)).not.toContain('target');
});

test('transfers name the function of their transaction', async () => {
  const names = new Map(
    (await list('txlist', store)).map((row) => [row['hash'], row['functionName']] as const),
  );
  const transfers = (await list('tokentx', store)).filter((row) => names.has(row['hash']));
  expect(transfers.length).toBeGreaterThan(0);
  for (const row of transfers) expect(row['functionName']).toBe(names.get(row['hash']));
});
