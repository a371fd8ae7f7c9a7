import type { Page } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ExplorerFixture,
  fillExplorer,
  FIXTURE_KEYS,
  seededRandom,
} from '../../../testing/explorer-fixture.ts';

const SEED = 20_261_126;
let api: TestApi;
let chain: ExplorerFixture;

beforeAll(async () => {
  api = await startTestApi();
  chain = await fillExplorer(api.database.db, SEED, 120);
});
afterAll(() => api.close());

type Query = Record<string, string>;
const random = seededRandom(SEED);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** A row of the fixture in the terms of the list. */
interface Expected {
  readonly kind: string;
  readonly position: readonly [block: number, tx: number, rank: number, index: number, batch: number];
  readonly from: string;
  readonly to: string | null | undefined;
  readonly value: bigint | null;
  readonly method: string | null;
  readonly token: string | null;
  readonly action: string | null;
  readonly time: number;
}

const methodOf = (input: string) => (input.length >= 10 ? input.slice(0, 10) : null);

function listExpected(): Expected[] {
  const rows: Expected[] = [
    ...chain.transactions.map((row): Expected => ({
      kind: 'transaction',
      position: [row.blockNumber, row.index, 3, 0, 0],
      from: row.from,
      to: row.to,
      value: row.value,
      method: methodOf(row.input),
      token: null,
      action: null,
      time: row.timestamp.getTime(),
    })),
    ...chain.internal
      .filter(({ value, isSuccessful, type }) => value > 0n && isSuccessful && type !== 'delegatecall')
      .map((row): Expected => ({
        kind: 'internal',
        position: [row.blockNumber, row.txIndex, 2, row.traceIndex, 0],
        from: row.from,
        to: row.to,
        value: row.value,
        method: methodOf(row.input),
        token: null,
        action: null,
        time: row.timestamp.getTime(),
      })),
    ...[...chain.transfers, ...chain.batches].map((row): Expected => ({
      kind: 'token_transfer',
      position: [row.blockNumber, row.txIndex, 1, row.logIndex, row.batchIndex ?? 0],
      from: row.from,
      to: row.to,
      value: row.amount,
      method: null,
      token: row.token,
      action: null,
      time: row.timestamp.getTime(),
    })),
    ...chain.actions.map((row): Expected => ({
      kind: 'action',
      position: [row.blockNumber, row.txIndex, 0, row.logIndex, 0],
      from: row.account,
      to: undefined,
      value: null,
      method: null,
      token: null,
      action: row.actionKey,
      time: row.timestamp.getTime(),
    })),
  ];
  return rows.toSorted((a, b) => {
    const index = a.position.findIndex((part, place) => part !== b.position[place]);
    return b.position[index]! - a.position[index]!;
  });
}

const keyOf = ({ kind, position: [block, tx, , index, batch] }: Expected) =>
  `${kind} ${block} ${tx} ${index} ${batch}`;
const keyOfRow = (row: Record<string, unknown>) =>
  [row['kind'], row['block_number'], row['transaction_index'], row['index'], row['batch_index']].join(' ');

async function read(query: Query): Promise<Page<Record<string, unknown>>> {
  const answer = await callApi(api.url, `/api/v1/activity?${new URLSearchParams(query).toString()}`);
  expect({ query, status: answer.status }).toEqual({ query, status: 200 });
  return answer.body as Page<Record<string, unknown>>;
}

/** Reads the list to the end and back. */
async function walk(query: Query): Promise<{ there: string[]; back: string[] }> {
  const limit = pick(['7', '40', '100']);
  const there = [await read({ ...query, limit })];
  for (let { next } = there[0]!; next !== null; { next } = there.at(-1)!) {
    there.push(await read({ ...query, limit, cursor: next }));
  }
  const back = [await read({ ...query, limit, cursor: 'last' })];
  for (let { prev } = back[0]!; prev !== null; { prev } = back[0]!) {
    back.unshift(await read({ ...query, limit, cursor: prev }));
  }
  const keys = (pages: typeof there) => pages.flatMap(({ items }) => items.map(keyOfRow));
  return { there: keys(there), back: keys(back) };
}

type Filter = () => [Query, (row: Expected) => boolean];
const isIn = (row: Expected, passes: (value: bigint) => boolean, query: Query) =>
  row.value !== null && (row.kind !== 'token_transfer' || 'token' in query) && passes(row.value);

/** Chooses random filters, and returns which rows pass them. */
function choose(): [Query, (row: Expected) => boolean] {
  const query: Query = {};
  const checks: ((row: Expected) => boolean)[] = [];
  const add = (probability: number, filter: Filter) => {
    if (random() >= probability) return;
    const [parameters, passes] = filter();
    Object.assign(query, parameters);
    checks.push(passes);
  };
  add(0.25, () => {
    const kind = pick(['transaction', 'internal', 'token_transfer', 'action']);
    return [{ kind }, (row) => row.kind === kind];
  });
  add(0.35, () => {
    const from = pick(chain.people);
    return [{ from }, (row) => row.from === from];
  });
  add(0.25, () => {
    const to = pick(chain.people);
    return [{ to }, (row) => row.to === to];
  });
  add(0.2, () => [{ method: '0xA9059CBB' }, (row) => row.method === '0xa9059cbb']);
  add(0.2, () => {
    const token = pick(chain.tokens);
    return [{ token }, (row) => row.token === token];
  });
  add(0.2, () => {
    const action = pick(FIXTURE_KEYS);
    return [{ action }, (row) => row.action === action];
  });
  add(0.25, () => {
    const least = BigInt(Math.floor(random() * 500));
    return [{ min_value: String(least) }, (row) => isIn(row, (value) => value >= least, query)];
  });
  add(0.2, () => {
    const most = BigInt(500 + Math.floor(random() * 500));
    return [{ max_value: String(most) }, (row) => isIn(row, (value) => value <= most, query)];
  });
  add(0.3, () => {
    const { timestamp } = pick(chain.blocks);
    return [{ since: timestamp.toISOString() }, (row) => row.time >= timestamp.getTime()];
  });
  return [query, (row) => checks.every((check) => check(row))];
}

describe('the list over everything contains exactly the matching rows in order, in both directions', () => {
  test('without filters', async () => {
    const expected = listExpected().map(keyOf);
    expect(await walk({})).toEqual({ there: expected, back: expected });
  });

  test.each(Array.from({ length: 60 }, (_, index) => index))('filters %i', async () => {
    const [query, passes] = choose();
    const expected = listExpected()
      .filter((row) => passes(row))
      .map(keyOf);
    const { there, back } = await walk(query);
    expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
  });
});

test('each kind has its own fields, and the others are null', async () => {
  const transfer = chain.transfers.at(-1)!;
  const { items } = await read({ kind: 'token_transfer', limit: '1' });
  expect(items[0]).toMatchObject({
    kind: 'token_transfer',
    value: transfer.amount.toString(),
    token: { address: transfer.token },
    token_id: transfer.tokenId?.toString() ?? null,
    method: null,
    action_key: null,
    points: null,
    status: 'successful',
  });
  const action = chain.actions.at(-1)!;
  const [row] = (await read({ kind: 'action', limit: '1' })).items;
  expect(row).toMatchObject({
    from: action.account,
    to: null,
    value: null,
    token: null,
    action_key: action.actionKey,
    points: action.points,
    status: action.revokedBlockNumber === null ? 'successful' : 'revoked',
  });
});

test('a page can begin with a block', async () => {
  const { items } = await read({ cursor: 'block:60', limit: '1' });
  expect(items[0]).toMatchObject({ kind: 'transaction', block_number: 60 });
});

test('an inverted range is refused with a sentence', async () => {
  expect((await callApi(api.url, '/api/v1/activity?min_value=5&max_value=4')).body).toMatchObject({
    error: { message: 'min_value must not be more than max_value.' },
  });
});

test('the file has the rows of the same filter, with amounts in the unit of the row', async () => {
  const response = await fetch(`${api.url}/api/v1/activity.csv?kind=internal&min_value=500`);
  const lines = (await response.text()).trim().split('\r\n');
  const expected = listExpected().filter(({ kind, value }) => kind === 'internal' && value! >= 500n);
  expect(lines).toHaveLength(expected.length + 1);
  expect(lines[1]).toContain(`,0.000000000000000${expected[0]!.value},${expected[0]!.value},`);
});
