import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';
import { createTestReads } from '../../testing/read-blockscout.ts';

let api: TestApi;
let fixture: ExplorerFixture;
const { read, readAll } = createTestReads(() => api.url);

beforeAll(async () => {
  api = await startTestApi();
  fixture = await fillExplorer(api.database.db, 11, 150);
});
afterAll(() => api.close());

describe('a list of more than 50 rows', () => {
  test('continues with next_page_params to its end, each row once, newest first', async () => {
    const pages = await readAll('/transactions');
    const expected = fixture.transactions.map((row) => row.hash).toReversed();
    expect(pages.flat().map((item) => item['hash'])).toEqual(expected);
    expect(pages[0]).toHaveLength(50);
    expect(pages.length).toBeGreaterThan(3);
    const blocks = await readAll('/blocks');
    expect(blocks.flat().map((item) => item['height'])).toEqual(
      fixture.blocks.map((block) => block.number).toReversed(),
    );
  });

  test('continues with its filters', async () => {
    const rows = fixture.transactions.toReversed();
    const hashes = async (query: string) =>
      (await readAll(`/transactions?${query}`)).flat().map((item) => item['hash']);
    expect(await hashes('type=coin_transfer')).toEqual(
      rows.filter((row) => row.value > 0n).map((row) => row.hash),
    );
    const places = [...fixture.transfers, ...fixture.batches].map(
      (row) => `${row.blockNumber} ${row.txIndex}`,
    );
    const transferred = new Set(places);
    expect(await hashes('type=contract_creation,token_transfer')).toEqual(
      rows
        .filter((row) => row.to === null || transferred.has(`${row.blockNumber} ${row.index}`))
        .map((row) => row.hash),
    );
    expect(await hashes('type=contract_call&method=transfer')).toEqual(
      rows.filter((row) => row.to !== null && row.input !== '0x').map((row) => row.hash),
    );
  });

  test('continues for one address too, with and without a filter', async () => {
    const person = fixture.people[0]!;
    const rows = fixture.transactions.toReversed();
    const hashes = async (query: string) =>
      (await readAll(`/addresses/${person}/transactions${query}`)).flat().map((item) => item['hash']);
    expect(await hashes('')).toEqual(
      rows.filter((row) => row.from === person || row.to === person).map((row) => row.hash),
    );
    expect(await hashes('?filter=to')).toEqual(
      rows.filter((row) => row.to === person).map((row) => row.hash),
    );
    const transfers = (await readAll(`/tokens/${fixture.tokens[0]!}/transfers`)).flat();
    expect(transfers.map((item) => [item['block_number'], item['log_index']])).toEqual(
      fixture.transfers
        .filter((row) => row.token === fixture.tokens[0])
        .toReversed()
        .map((row) => [row.blockNumber, row.logIndex]),
    );
  });

  test('continues with the logs and calls of a contract, a block and a transaction', async () => {
    const places = async (path: string) =>
      (await readAll(path)).flat().map((item) => [item['block_number'], item['index']]);
    const [token] = fixture.tokens;
    expect(await places(`/addresses/${token!}/logs`)).toEqual(
      fixture.transfers
        .filter((row) => row.token === token)
        .toReversed()
        .map((row) => [row.blockNumber, row.logIndex]),
    );
    const calls = (rows: ExplorerFixture['internal']) => rows.map((row) => [row.blockNumber, row.traceIndex]);
    expect(await places('/internal-transactions')).toEqual(calls(fixture.internal.toReversed()));
    const person = fixture.people[0]!;
    const of = (isOf: (row: ExplorerFixture['internal'][number]) => boolean) =>
      calls(fixture.internal.toReversed().filter(isOf));
    const path = `/addresses/${person}/internal-transactions`;
    expect(await places(path)).toEqual(of((row) => row.from === person || row.to === person));
    expect(await places(`${path}?filter=to`)).toEqual(of((row) => row.to === person));
    expect(await places(`${path}?filter=from`)).toEqual(of((row) => row.from === person));
    const { blockNumber, txIndex } = fixture.internal.at(-1)!;
    const isInBlock = (row: ExplorerFixture['internal'][number]) => row.blockNumber === blockNumber;
    const inBlock = fixture.internal.filter(isInBlock);
    const block = `/blocks/${blockNumber}/internal-transactions`;
    expect(await places(block)).toEqual(calls(inBlock));
    const ofType = (type: string) => calls(inBlock.filter((row) => row.type === type));
    expect(await places(`${block}?call_type=staticcall`)).toEqual(ofType('staticcall'));
    expect(await places(`${block}?internal_type=call`)).toEqual(calls(inBlock));
    expect(await places(`${block}?internal_type=create2`)).toEqual([]);
    expect(await places(`${block}?transaction_index=${txIndex}&index=1`)).toEqual([[blockNumber, 2]]);
    const { hash } = fixture.transactions.find(
      (row) => row.blockNumber === blockNumber && row.index === txIndex,
    )!;
    const transaction = `/transactions/${hash}/internal-transactions`;
    expect(await places(transaction)).toEqual([
      [blockNumber, 1],
      [blockNumber, 2],
    ]);
    expect(await places(`${transaction}?index=1`)).toEqual([[blockNumber, 2]]);
    expect(await places(`/internal-transactions?transaction_hash=${hash}`)).toEqual([
      [blockNumber, 2],
      [blockNumber, 1],
    ]);
    expect((await readAll(transaction))[0]![0]).toMatchObject({
      transaction_hash: hash,
      success: true,
      error: null,
      gas_limit: '50000',
      created_contract: null,
    });
  });

  test('continues for one address with its filters', async () => {
    const person = fixture.people[1]!;
    const hashes = async (query: string) =>
      (await readAll(`/addresses/${person}/transactions?${query}`)).flat().map((item) => item['hash']);
    const rows = fixture.transactions.toReversed().filter((row) => row.from === person || row.to === person);
    expect(await hashes('type=coin_transfer')).toEqual(
      rows.filter((row) => row.value > 0n).map((row) => row.hash),
    );
    expect(await hashes('method=transfer,approve&type=contract_call')).toEqual(
      rows.filter((row) => row.to !== null && row.input !== '0x').map((row) => row.hash),
    );
  });

  test('continues with the accounts by transactions', async () => {
    const counts = (await readAll('/addresses?sort=transactions_count&order=asc'))
      .flat()
      .map((item) => Number(item['transactions_count']));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.length).toBeGreaterThan(6);
  });
});

test('the chart has the last 31 finished days, newest first, with those on which nothing happened', async () => {
  const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await api.database.pool.query(
    'insert into chain.daily_stats (day, transactions) values ($1, 5), ($2, 7), ($3, 9), ($4, 11)',
    [dayOf(0), dayOf(1), dayOf(3), dayOf(40)],
  );
  const chart = (await read('/stats/charts/transactions')) as { chart_data: unknown[] };
  expect(chart.chart_data).toHaveLength(31);
  expect(chart.chart_data.slice(0, 4)).toEqual([
    { date: dayOf(1), transactions_count: 7 },
    { date: dayOf(2), transactions_count: 0 },
    { date: dayOf(3), transactions_count: 9 },
    { date: dayOf(4), transactions_count: 0 },
  ]);
});
