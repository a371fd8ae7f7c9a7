import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import type { Page } from '@nova/shared/pagination';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ExplorerFixture,
  fillExplorer,
  FIXTURE_KEYS,
  MULTI_TOKEN,
  seededRandom,
} from '../../../testing/explorer-fixture.ts';

const SEED = 20_260_501;
let api: TestApi;
let chain: ExplorerFixture;

beforeAll(async () => {
  api = await startTestApi();
  chain = await fillExplorer(api.database.db, SEED, 250);
});
afterAll(() => api.close());

type Query = Record<string, string>;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const random = seededRandom(SEED);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

async function read(path: string, query: Query): Promise<Page<Record<string, unknown>>> {
  const answer = await callApi(api.url, `/api/v1${path}?${new URLSearchParams(query).toString()}`);
  expect({ path, query, status: answer.status }).toEqual({ path, query, status: 200 });
  return answer.body as Page<Record<string, unknown>>;
}

/** Reads a list to the end and back, and returns the keys of both directions, newest first. */
async function walk(path: string, query: Query, keyOf: (row: Record<string, unknown>) => string) {
  const limit = pick(['7', '40', '100']);
  const there = [await read(path, { ...query, limit })];
  for (let next = there[0]!.next; next !== null; next = there.at(-1)!.next) {
    there.push(await read(path, { ...query, limit, cursor: next }));
  }
  const back = [await read(path, { ...query, limit, cursor: 'last' })];
  for (let prev = back[0]!.prev; prev !== null; prev = back[0]!.prev) {
    back.unshift(await read(path, { ...query, limit, cursor: prev }));
  }
  const keys = (pages: typeof there) => pages.flatMap((page) => page.items.map(keyOf));
  return { there: keys(there), back: keys(back) };
}

/** Returns a function that identifies a row by some of its fields. */
const keyOf =
  (...names: readonly string[]) =>
  (row: Record<string, unknown>) =>
    names.map((name) => String(row[name])).join(':');

/**
 * Chooses a random subset of the filters for the query, and keeps the rows that pass it as the expected
 * result.
 */
function choose<Row>(
  filters: readonly (() => [Query, (row: Row) => boolean])[],
): [Query, (row: Row) => boolean] {
  const chosen = filters.filter(() => random() < 0.35).map((make) => make());
  return [
    Object.assign({}, ...chosen.map(([query]) => query)) as Query,
    (row) => chosen.every(([, passes]) => passes(row)),
  ];
}

type Transaction = ExplorerFixture['transactions'][number];
const timeOf = (row: { timestamp: Date }) => row.timestamp.getTime();
const someTime = () => pick(chain.blocks).timestamp;

/** Filters by age: from a block on, up to but excluding a block, or both. */
function ageFilters() {
  return [
    (): [Query, (row: { timestamp: Date }) => boolean] => {
      const [since, until] = [someTime(), someTime()].toSorted((a, b) => a.getTime() - b.getTime());
      const isSince = random() < 0.7 || since!.getTime() === until!.getTime();
      const isUntil = random() < 0.7 && since!.getTime() !== until!.getTime();
      return [
        {
          ...(isSince ? { since: since!.toISOString() } : {}),
          ...(isUntil ? { until: until!.toISOString() } : {}),
        },
        (row) =>
          (!isSince || timeOf(row) >= since!.getTime()) && (!isUntil || timeOf(row) < until!.getTime()),
      ];
    },
  ];
}

function valueFilters<Row>(valueOf: (row: Row) => bigint) {
  return [
    (): [Query, (row: Row) => boolean] => {
      const least = BigInt(Math.floor(random() * 500));
      return [{ min_value: least.toString() }, (row) => valueOf(row) >= least];
    },
    (): [Query, (row: Row) => boolean] => {
      const most = BigInt(500 + Math.floor(random() * 500));
      return [{ max_value: most.toString() }, (row) => valueOf(row) <= most];
    },
  ];
}

function sideFilters() {
  return [
    (): [Query, (row: { from: string; to?: string | null }) => boolean] => {
      const from = pick(chain.people);
      return [{ from }, (row) => row.from === from];
    },
    (): [Query, (row: { from: string; to?: string | null }) => boolean] => {
      const to = pick(chain.people);
      return [{ to }, (row) => row.to === to];
    },
  ];
}

const hasAction = (row: Transaction, key?: string) =>
  chain.actions.some(
    (action) =>
      action.blockNumber === row.blockNumber &&
      action.txIndex === row.index &&
      (key === undefined || action.actionKey === key),
  );

function kindOf(row: Transaction): string {
  if (row.to == null) return 'creation';
  if (hasAction(row)) return 'action';
  return row.input === '0x' ? 'transfer' : 'call';
}

const transactionFilters = () => [
  (): [Query, (row: Transaction) => boolean] => {
    const status = pick(['successful', 'failed']);
    return [{ status }, (row) => row.isSuccessful === (status === 'successful')];
  },
  (): [Query, (row: Transaction) => boolean] => {
    const kind = pick(['action', 'transfer', 'call', 'creation']);
    return [{ kind }, (row) => kindOf(row) === kind];
  },
  (): [Query, (row: Transaction) => boolean] => {
    const type = pick([0, 1, 2, 3]);
    return [{ type: String(type) }, (row) => row.type === type];
  },
  (): [Query, (row: Transaction) => boolean] => {
    const action = pick(FIXTURE_KEYS);
    return [{ action }, (row) => hasAction(row, action)];
  },
  (): [Query, (row: Transaction) => boolean] => [
    { method: '0xA9059CBB' },
    (row) => row.input.startsWith('0xa9059cbb'),
  ],
  ...sideFilters(),
  ...valueFilters<Transaction>((row) => row.value),
  ...ageFilters(),
];

const newestFirst = <Row extends { blockNumber: number }>(
  rows: readonly Row[],
  indexOf: (row: Row) => number,
) => rows.toSorted((a, b) => b.blockNumber - a.blockNumber || indexOf(b) - indexOf(a));

test.each(FIXTURE_KEYS)(
  'a transaction with several actions of %s appears once in their list',
  async (action) => {
    const expected = newestFirst(chain.transactions, (row) => row.index)
      .filter((row) => hasAction(row, action))
      .map((row) => row.hash);
    const { there, back } = await walk('/transactions', { action }, keyOf('hash'));
    expect({ there, back }).toEqual({ there: expected, back: expected });
  },
);

describe('a filtered list contains exactly the matching rows in order, in both directions', () => {
  test.each(Array.from({ length: 40 }, (_, index) => index))('transactions, filters %i', async () => {
    const [query, passes] = choose(transactionFilters());
    const { there, back } = await walk('/transactions', query, (row) => String(row['hash']));
    const expected = newestFirst(chain.transactions, (row) => row.index)
      .filter((row) => passes(row))
      .map((row) => row.hash);
    expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
  });

  test.each(Array.from({ length: 25 }, (_, index) => index))(
    'transactions of an address, filters %i',
    async () => {
      const address = pick(chain.people);
      const [query, passes] = choose([
        ...transactionFilters(),
        (): [Query, (row: Transaction) => boolean] => {
          const direction = pick(['in', 'out']);
          return [{ direction }, (row) => (direction === 'in' ? row.to : row.from) === address];
        },
      ]);
      const isIncluded = (row: Transaction) =>
        row.from === address ||
        row.to === address ||
        chain.actions.some(
          (action) =>
            action.account === address &&
            action.blockNumber === row.blockNumber &&
            action.txIndex === row.index,
        );
      const expected = newestFirst(chain.transactions, (row) => row.index)
        .filter((row) => isIncluded(row) && passes(row))
        .map((row) => row.hash);
      const { there, back } = await walk(`/addresses/${address}/transactions`, query, (row) =>
        String(row['hash']),
      );
      expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
    },
  );

  test.each(Array.from({ length: 15 }, (_, index) => index))('actions, filters %i', async () => {
    type Action = ExplorerFixture['actions'][number];
    const [query, passes] = choose<Action>([
      () => {
        const action = pick(FIXTURE_KEYS);
        return [{ action }, (row) => row.actionKey === action];
      },
      () => {
        const account = pick(chain.people);
        return [{ account }, (row) => row.account === account];
      },
      () => [{ min_points: '20' }, (row) => row.points >= 20],
      () => [{ max_points: '20' }, (row) => row.points <= 20],
      () => {
        const isRevoked = pick([true, false]);
        return [{ is_revoked: String(isRevoked) }, (row) => (row.revokedBlockNumber !== null) === isRevoked];
      },
      ...ageFilters(),
    ]);
    const expected = newestFirst(chain.actions, (row) => row.logIndex)
      .filter((row) => passes(row))
      .map((row) => row.actionId);
    const { there, back } = await walk('/actions', query, (row) => String(row['action_id']));
    expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
  });

  test.each(Array.from({ length: 25 }, (_, index) => index))('token transfers, filters %i', async () => {
    type Transfer = ExplorerFixture['transfers'][number];
    const owner = pick([null, chain.people[0]!, chain.people[1]!]);
    const [query, passes] = choose<Transfer>([
      () => {
        const token = pick([...chain.tokens, MULTI_TOKEN]);
        return [{ token }, (row) => row.token === token];
      },
      () => {
        const standard = pick(['erc20', 'erc721', 'erc1155']);
        return [{ standard }, (row) => row.kind === standard];
      },
      ...sideFilters(),
      ...valueFilters<Transfer>((row) => row.amount),
      ...ageFilters(),
    ]);
    const isOf = (row: Transfer) => owner === null || row.from === owner || row.to === owner;
    const placeOf = (row: Transfer) => row.logIndex * 10 + (row.batchIndex ?? 0);
    const expected = newestFirst([...chain.transfers, ...chain.batches], placeOf)
      .filter((row) => isOf(row) && passes(row))
      .map((row) => `${row.blockNumber}:${row.logIndex}:${row.batchIndex ?? 0}`);
    const path = owner === null ? '/transfers' : `/addresses/${owner}/transfers`;
    const { there, back } = await walk(path, query, keyOf('block_number', 'log_index', 'batch_index'));
    expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
  });

  test.each(Array.from({ length: 15 }, (_, index) => index))(
    'internal transactions, filters %i',
    async () => {
      type Call = ExplorerFixture['internal'][number];
      const owner = pick([null, chain.people[0]!, chain.people[1]!]);
      const [query, passes] = choose<Call>([
        ...sideFilters(),
        ...valueFilters<Call>((row) => row.value),
        ...ageFilters(),
      ]);
      const isOf = (row: Call) => owner === null || row.from === owner || row.to === owner;
      const expected = newestFirst(chain.internal, (row) => row.txIndex * 10 + row.traceIndex)
        .filter((row) => isOf(row) && passes(row))
        .map((row) => `${row.blockNumber}:${row.txIndex}:${row.traceIndex}`);
      const path = owner === null ? '/internal-transactions' : `/addresses/${owner}/internal-transactions`;
      const { there, back } = await walk(path, query, keyOf('block_number', 'transaction_index', 'index'));
      expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
    },
  );

  test.each(Array.from({ length: 10 }, (_, index) => index))('events of a contract, filters %i', async () => {
    type Transfer = ExplorerFixture['transfers'][number];
    const token = pick(chain.tokens);
    const [query, passes] = choose<Transfer>([
      () => [{ topic0: TRANSFER }, () => true],
      () => [{ topic0: `0x${'12'.repeat(32)}` }, () => false],
      ...ageFilters(),
    ]);
    const expected = newestFirst(chain.transfers, (row) => row.logIndex)
      .filter((row) => row.token === token && passes(row))
      .map((row) => `${row.blockNumber}:${row.logIndex}`);
    const { there, back } = await walk(`/addresses/${token}/events`, query, keyOf('block_number', 'index'));
    expect({ query, there, back }).toEqual({ query, there: expected, back: expected });
  });
});

test('an event names its transaction, and long text is shortened with its length', async () => {
  const chatty = `0x${'c4'.repeat(20)}`;
  const { blockNumber, index, hash, timestamp } = chain.transactions[0]!;
  await api.database.pool.query(
    `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
     values ($1, 900, $2, decode($3, 'hex'), array[decode(repeat('ab', 32), 'hex')], decode(repeat('cd', 3000), 'hex'))`,
    [blockNumber, index, chatty.slice(2)],
  );
  expect((await read(`/addresses/${chatty}/events`, {})).items).toEqual([
    {
      index: 900,
      address: chatty,
      topics: [`0x${'ab'.repeat(32)}`],
      data: `0x${'cd'.repeat(2048)}`,
      data_bytes: 3000,
      block_number: blockNumber,
      transaction_hash: hash,
      timestamp: timestamp.toISOString(),
    },
  ]);
});
