import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import type { Page } from '@nova/shared/pagination';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';
import { type CsvColumn, streamCsv } from './csv.ts';

const COLUMNS: readonly CsvColumn<{ name: string; count: number | null }>[] = [
  ['name', (row) => row.name],
  ['count', (row) => row.count],
];
type Row = { name: string; count: number | null };

/** Creates a list with this many rows, whose cursors are row numbers. */
const listOf =
  (length: number, pageRows: number) =>
  async (cursor: string | undefined): Promise<Page<Row>> => {
    const from = Number(cursor ?? 0);
    const items = Array.from({ length: Math.min(pageRows, length - from) }, (_, index) => ({
      name: `row ${from + index}`,
      count: from + index,
    }));
    return { items, next: from + pageRows < length ? String(from + pageRows) : null, prev: null };
  };

async function readAll(source: Parameters<typeof streamCsv<Row>>[0]): Promise<string[]> {
  const text = await new Response(await streamCsv(source)).text();
  expect(text.endsWith('\r\n')).toBe(true);
  return text.trimEnd().split('\r\n');
}

const source = { columns: COLUMNS, toAddress: (cursor: string) => `/list.csv?cursor=${cursor}` };

describe('a file', () => {
  test('has a header and every row once, and no further line if it is complete', async () => {
    const lines = await readAll({ ...source, rowsMax: 100, readPage: listOf(7, 3) });
    expect(lines).toEqual([
      'name,count',
      ...Array.from({ length: 7 }, (_, index) => `row ${index},${index}`),
    ]);
    expect(await readAll({ ...source, rowsMax: 100, readPage: listOf(0, 3) })).toEqual(['name,count']);
  });

  test('says in its last line if there are more rows, and where they are', async () => {
    const lines = await readAll({ ...source, rowsMax: 6, readPage: listOf(7, 3) });
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toBe('# Cut off after 6 rows. The rest: /list.csv?cursor=6');
  });

  test('ends when a filter finds nothing in page after page', async () => {
    let pages = 0;
    const lines = await readAll({
      ...source,
      rowsMax: 100,
      readPage: async () => ({ items: [], next: String(++pages), prev: null }),
    });
    expect(lines).toEqual(['name,count', '# Cut off after 0 rows. The rest: /list.csv?cursor=200']);
  });

  test('is read only as fast as the client takes it, and not after the client disconnects', async () => {
    let pages = 0;
    const readPage = listOf(1_000_000, 3);
    const stream = await streamCsv({
      ...source,
      rowsMax: 1_000_000,
      readPage: (cursor) => {
        pages += 1;
        return readPage(cursor);
      },
    });
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pages).toBeLessThan(4);
  });

  test.each([
    ['a comma, and "quotes"', '"a comma, and ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['@SUM(1)', "'@SUM(1)"],
    ['-1+1', "'-1+1"],
    ['<script>', '<script>'],
  ])('escapes %j so that no spreadsheet runs it', async (name, cell) => {
    const readPage = async () => ({ items: [{ name, count: null }], next: null, prev: null });
    const text = await new Response(await streamCsv({ ...source, rowsMax: 5, readPage })).text();
    expect(text).toBe(`name,count\r\n${cell},\r\n`);
  });
});

describe('over HTTP', () => {
  let api: TestApi;
  let chain: ExplorerFixture;
  beforeAll(async () => {
    api = await startTestApi();
    chain = await fillExplorer(api.database.db, 3, 60);
  });
  afterAll(() => api.close());

  test('every list with a file has the rows of its list, in order and with the same filters', async () => {
    const [person] = chain.people;
    for (const [path, expected] of [
      ['/blocks', 61],
      ['/transactions?status=failed', chain.transactions.filter((row) => !row.isSuccessful).length],
      ['/actions', chain.actions.length],
      ['/transfers?standard=erc721', chain.transfers.filter((row) => row.kind === 'erc721').length],
      ['/transfers?standard=erc1155', chain.batches.length],
      ['/internal-transactions', chain.internal.length],
      [`/tokens/${chain.tokens[0]}/transfers`, chain.transfers.filter((row) => row.kind === 'erc20').length],
      [`/tokens/${chain.tokens[0]}/holders`, 0],
      [`/addresses/${person}/actions`, chain.actions.filter((row) => row.account === person).length],
      [
        `/addresses/${person}/transfers`,
        [...chain.transfers, ...chain.batches].filter((row) => row.from === person || row.to === person)
          .length,
      ],
    ] as const) {
      const [name, query] = path.split('?');
      const answer = await callApi(api.url, `/api/v1${name}.csv${query ? `?${query}` : ''}`);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="nova-[a-z-]+\.csv"$/);
      const lines = String(answer.body).trimEnd().split('\r\n').length;
      expect({ path, lines }).toEqual({ path, lines: expected + 1 });
    }
  });

  test('a transaction’s row contains amounts in coins', async () => {
    const row = chain.transactions.findLast((one) => one.value > 0n && one.to !== null)!;
    const { body } = await callApi(api.url, `/api/v1/transactions.csv?block=${row.blockNumber}`);
    const line = String(body)
      .split('\r\n')
      .find((text) => text.startsWith(row.hash))!;
    expect(line.split(',').slice(1, 8)).toEqual([
      String(row.blockNumber),
      row.timestamp.toISOString(),
      row.from,
      row.to,
      '',
      `0.${String(row.value).padStart(18, '0').replace(/0+$/, '')}`,
      '0.000021',
    ]);
  });

  test('an invalid request is refused before the file starts', async () => {
    expect(await callApi(api.url, '/api/v1/transactions.csv?status=maybe')).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
    expect(await callApi(api.url, '/api/v1/addresses/0x1/transactions.csv')).toMatchObject({ status: 404 });
  });
});
