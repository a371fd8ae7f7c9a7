import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import { logs } from '@nova/db/schema/explorer';
import type { Page } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { encodeAbiParameters, encodeEventTopics, pad, parseAbi, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer, toHex } from '../../../testing/explorer-fixture.ts';

const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const VAULT = toHex(0xfa, 20);
const OTHER = toHex(0xfb, 20);
const ALICE = toHex(0xa1, 20);
const ABI = parseAbi(['event Locked(address indexed owner, uint256 amount, string note)']);
const LOCKED = encodeEventTopics({ abi: ABI, eventName: 'Locked', args: { owner: ALICE } }) as Hex[];

let api: TestApi;
let chain: ExplorerFixture;

beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.database;
  chain = await fillExplorer(db, 7, 60);
  await db.insert(contractSources).values({
    id: toHex(1, 32),
    name: 'Vault',
    file: 'Vault.sol',
    compiler: '0.8.30',
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
    address: VAULT,
    sourceId: toHex(1, 32),
    match: 'full',
    libraries: {},
    origin: 'submitted',
    codeHash: toHex(1, 32),
  });
  const locked = (note: string) => encodeAbiParameters([{ type: 'uint256' }, { type: 'string' }], [9n, note]);
  const log = (blockNumber: number, logIndex: number, address: Hex, topics: Hex[], data: Hex) => ({
    blockNumber,
    logIndex,
    txIndex: 0,
    address,
    topics,
    data,
  });
  await db
    .insert(logs)
    .values([
      log(10, 90, VAULT, LOCKED, locked('for later')),
      log(11, 90, OTHER, LOCKED, locked('unknown')),
      log(12, 90, VAULT, LOCKED, locked('x'.repeat(3_000))),
      log(
        13,
        90,
        OTHER,
        [TRANSFER, pad(ALICE), pad(VAULT)],
        encodeAbiParameters([{ type: 'uint256' }], [5n]),
      ),
    ]);
}, 60_000);
afterAll(() => api.close());

type Query = Record<string, string>;

async function read(query: Query): Promise<Page<Record<string, unknown>>> {
  const answer = await callApi(api.url, `/api/v1/events?${new URLSearchParams(query).toString()}`);
  expect({ query, status: answer.status }).toEqual({ query, status: 200 });
  return answer.body as Page<Record<string, unknown>>;
}

const blocksOf = async (query: Query) => (await read(query)).items.map((row) => row['block_number']);

test('events of all contracts are found by topics, contract and time, newest first', async () => {
  expect(await blocksOf({ topic0: LOCKED[0]! })).toEqual([12, 11, 10]);
  expect(await blocksOf({ topic0: LOCKED[0]!, contract: VAULT })).toEqual([12, 10]);
  expect(await blocksOf({ topic1: pad(ALICE), contract: OTHER })).toEqual([13, 11]);
  expect(await blocksOf({ topic1: pad(ALICE), topic2: pad(VAULT) })).toEqual([13]);
  expect(await blocksOf({ topic3: pad(ALICE) })).toEqual([]);
  const until = chain.blocks[12]!.timestamp.toISOString();
  const expected = [11, 10].filter((block) => chain.blocks[block]!.timestamp.toISOString() < until);
  expect(await blocksOf({ topic0: LOCKED[0]!, until })).toEqual(expected);
});

test('an event is decoded by its verified contract or a token standard, unless its data is truncated', async () => {
  const [cut, unknown, known] = (await read({ topic0: LOCKED[0]! })).items;
  expect(known).toMatchObject({
    contract: VAULT,
    contract_name: 'Vault',
    log_index: 90,
    decoded: {
      name: 'Locked',
      signature: 'Locked(address owner, uint256 amount, string note)',
      arguments: [
        { name: 'owner', type: 'address', value: ALICE },
        { name: 'amount', type: 'uint256', value: '9' },
        { name: 'note', type: 'string', value: 'for later' },
      ],
    },
  });
  expect(unknown).toMatchObject({ contract: OTHER, contract_name: null, decoded: null });
  expect(cut).toMatchObject({ decoded: null });
  expect(cut!['data_bytes']).toBeGreaterThan(3_000);
  const [transfer] = (await read({ contract: OTHER, topic0: TRANSFER })).items;
  expect(transfer).toMatchObject({
    decoded: { signature: 'Transfer(address from, address to, uint256 value)' },
  });
});

test('all events are walked to the end by the cursor', async () => {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Record<string, unknown>> = await read({
      limit: '7',
      ...(cursor !== null && { cursor }),
    });
    found.push(...page.items.map((row) => `${String(row['block_number'])} ${String(row['log_index'])}`));
    cursor = page.next;
  } while (cursor !== null);
  expect(found).toHaveLength(chain.transfers.length + 4);
  expect(new Set(found).size).toBe(found.length);
});

test('the file contains the decoded arguments, and a wrong topic is refused', async () => {
  const response = await fetch(`${api.url}/api/v1/events.csv?topic0=${LOCKED[0]}&contract=${VAULT}`);
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('note=for later');
  expect((await callApi(api.url, '/api/v1/events?topic0=0x12')).body).toMatchObject({
    error: { message: 'topic0 must be a 32-byte hash.' },
  });
});
