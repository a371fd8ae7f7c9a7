import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@nova/db/database';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { withApi, withNode } from './api-on-index.ts';
import { compare, HttpClients } from './explorer-load.ts';
import { readSample, type Sample } from './explorer-sample.ts';
import { type ExplorerSize, fillExplorer } from './fill-explorer.ts';
import { markdownTable } from '../markdown-table.ts';
import { latencyOf, round } from '../statistics.ts';

interface Options extends ExplorerSize {
  readonly clients: number;
  /** Requests per row of the table. */
  readonly requests: number;
}

/** Rows before page 1000 of lists with the default of 25 rows. */
const PAGE_1000_ROWS = 999 * 25;

/**
 * Measures the explorer's reads on a full index through a running api. The index is generated once and kept
 * in `NOVA_BENCH_EXPLORER` (default: the system's temporary folder), so that later runs start immediately.
 * `NOVA_BENCH_READS` limits the measurement to reads whose title matches a regular expression.
 */
export async function benchExplorer(options: Options): Promise<string> {
  const folder =
    process.env.NOVA_BENCH_EXPLORER ?? path.join(os.tmpdir(), `nova-bench-explorer-${options.blocks}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres({ dataDir: folder });
  try {
    await createIndex(postgres.url, folder, options);
    return await withNode(async (rpcUrl) =>
      withApi(postgres.url, rpcUrl, (url) => measure(url, postgres.url, options)),
    );
  } finally {
    await postgres.stop();
  }
}

async function createIndex(url: string, folder: string, size: ExplorerSize): Promise<void> {
  const mark = path.join(folder, 'filled');
  await migrate(url);
  if (existsSync(mark)) return;
  const { pool, close } = openDatabase(url, { max: 1 });
  const { rows } = await pool.query('select from chain.blocks limit 1');
  await close();
  if (rows.length > 0) throw new Error(`${folder} contains an incomplete index; delete it`);
  await fillExplorer(url, size);
  writeFileSync(mark, '');
}

async function measure(url: string, databaseUrl: string, options: Options): Promise<string> {
  const sample = await readSample(databaseUrl, options);
  const clients = new HttpClients(url, options.clients);
  const rows: (string | number)[][] = [];
  const only = process.env.NOVA_BENCH_READS;
  for (const [title, pathOf] of listReads(sample)) {
    if (only !== undefined && !new RegExp(only).test(title)) continue;
    const paths = Array.from({ length: options.requests }, (_, index) => pathOf(index));
    await clients.measure(paths.slice(0, 40));
    const { p50Ms, p99Ms, maxMs } = latencyOf(await clients.measure(paths));
    console.log(title, p50Ms, p99Ms, maxMs);
    rows.push([title, p50Ms, p99Ms, maxMs]);
  }
  if (only !== undefined) {
    clients.close();
    return markdownTable(['read', 'p50 ms', 'p99 ms', 'max ms'], rows);
  }
  const depths = await comparePages(clients, sample, options.requests);
  const heat = await compareHeat(clients, sample, options.requests);
  clients.close();
  return [
    `${options.blocks} blocks and transactions, ${options.addresses} addresses, the busiest with ${options.hotTransactions} transactions; ${options.clients} clients, ${options.requests} requests per row`,
    markdownTable(['read', 'p50 ms', 'p99 ms', 'max ms'], rows),
    markdownTable(['list', 'page 1, p50 ms', 'page 1000, p50 ms', 'ratio'], depths),
    markdownTable(
      [
        'read',
        'rows of a quiet address',
        'cold, p50 ms',
        'busiest address, same number of rows, p50 ms',
        'ratio',
        'busiest address, full page, p50 ms',
      ],
      heat,
    ),
  ].join('\n\n');
}

type Read = readonly [title: string, pathOf: (index: number) => string];

function listReads(sample: Sample): Read[] {
  return [
    ...listLists(sample),
    ...listFiltered(sample),
    ...listAddressReads(sample),
    ...listDetails(sample),
    ...listSearches(sample),
    ...listNewerReads(sample),
  ];
}

function listLists(sample: Sample): Read[] {
  const { token, collection } = sample;
  const plain = [
    'blocks',
    'transactions',
    'actions',
    'transfers',
    'internal-transactions',
    'tokens',
    'nfts',
    'accounts',
    'accounts?order=energy',
    'accounts?order=transactions',
    'charts?days=60',
    'stats',
  ];
  return [
    ...plain.map((name): Read => [`/${name}`, () => `/api/v1/${name}`]),
    ['/tokens/{a}/holders', () => `/api/v1/tokens/${token}/holders`],
    ['/tokens/{a}/transfers', () => `/api/v1/tokens/${token}/transfers`],
    ['/addresses/{token}/events', () => `/api/v1/addresses/${token}/events`],
    ['/nfts?token=', () => `/api/v1/nfts?token=${collection}`],
  ];
}

function listFiltered({ hot, cold, times }: Sample): Read[] {
  const query = (name: string, textOf: (index: number) => string): Read => [
    name,
    (index) => `/api/v1/transactions?${textOf(index)}`,
  ];
  return [
    query('transactions, failed', () => 'status=failed'),
    query('transactions, creations', () => 'kind=creation'),
    query('transactions, plain transfers', () => 'kind=transfer'),
    query('transactions with a rare action', () => 'action=referral'),
    query('transactions with a frequent action', () => 'action=page_visit'),
    query('transactions from a quiet address', (index) => `from=${cold(index)}`),
    query('failed transactions from the busiest address', () => `from=${hot}&status=failed`),
    query('transactions from the busiest to a quiet address', (index) => `from=${hot}&to=${cold(index)}`),
    query('transactions of at least 0.9 NAC', () => 'min_value=900000000000000000'),
    query('transactions within an hour', (index) => `since=${times(index)}&until=${times(index, 3600)}`),
    [
      'actions within an hour',
      (index) => `/api/v1/actions?since=${times(index)}&until=${times(index, 3600)}`,
    ],
    ['actions of a frequent kind', () => '/api/v1/actions?action=page_visit'],
    query('transactions without a match', () => 'type=1&min_value=1'),
  ];
}

function listAddressReads({ hot, cold }: Sample): Read[] {
  const tabs = ['transactions', 'actions', 'transfers', 'internal-transactions', 'tokens', 'nfts'];
  return [
    ['/addresses/{cold}', (index) => `/api/v1/addresses/${cold(index)}`],
    ['/addresses/{hot}', () => `/api/v1/addresses/${hot}`],
    ...tabs.map((tab): Read => [
      `/addresses/{cold}/${tab}`,
      (index) => `/api/v1/addresses/${cold(index)}/${tab}`,
    ]),
    ...tabs.map((tab): Read => [`/addresses/{hot}/${tab}`, () => `/api/v1/addresses/${hot}/${tab}`]),
    [
      '/addresses/{hot}/transactions?direction=out',
      () => `/api/v1/addresses/${hot}/transactions?direction=out`,
    ],
  ];
}

function listDetails({ height, blockHash, transactionHash, actionId, token, nft }: Sample): Read[] {
  return [
    ['/blocks/{height}', (index) => `/api/v1/blocks/${height(index)}`],
    ['/blocks/{hash}', (index) => `/api/v1/blocks/${blockHash(index)}`],
    ['/transactions/{hash}', (index) => `/api/v1/transactions/${transactionHash(index)}`],
    ['/actions/{id}', (index) => `/api/v1/actions/${actionId(index)}`],
    ['/tokens/{a}', () => `/api/v1/tokens/${token}`],
    ['/nfts/{a}/{id}', (index) => `/api/v1/nfts/${nft(index)}`],
    ['/nfts/{a}/{id}/transfers', (index) => `/api/v1/nfts/${nft(index)}/transfers`],
  ];
}

function listSearches({ height, blockHash, transactionHash, actionId, cold, unknown }: Sample): Read[] {
  const find = (name: string, textOf: (index: number) => string): Read => [
    `search, ${name}`,
    (index) => `/api/v1/search?q=${encodeURIComponent(textOf(index))}`,
  ];
  return [
    find('height', (index) => String(height(index))),
    find('hash of a block', blockHash),
    find('hash of a transaction', transactionHash),
    find('ID of an action', actionId),
    find('unknown hash', unknown),
    find('address', cold),
    find('prefix of names', (index) => ['token', 'tk1', 'Collection 1', 'col'][index % 4]!),
    find('pasted link', (index) => `https://etherscan.io/tx/${transactionHash(index)}`),
  ];
}

/** Reads of ERC-1155, user operations, the filter over everything, the event search and distributions. */
function listNewerReads({ hot, cold, token, item, operationHash, times }: Sample): Read[] {
  const contract = item(0).split('/')[0]!;
  const read = (title: string, textOf: (index: number) => string): Read => [
    title,
    (index) => `/api/v1/${textOf(index)}`,
  ];
  const within = (index: number) => `since=${times(index)}&until=${times(index, 3600)}`;
  const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
  return [
    read('/tokens/{a}/distribution', () => `tokens/${token}/distribution`),
    read('/tokens/{erc1155}/distribution', () => `tokens/${contract}/distribution?limit=100`),
    read('/nfts?token={erc1155}', () => `nfts?token=${contract}`),
    read('/nfts/{erc1155}/{id}', (index) => `nfts/${item(index)}`),
    read('/nfts/{erc1155}/{id}/holders', (index) => `nfts/${item(index)}/holders`),
    read('/nfts/{erc1155}/{id}/transfers', (index) => `nfts/${item(index)}/transfers`),
    read('/tokens/{erc1155}/transfers', () => `tokens/${contract}/transfers`),
    read('/user-operations', () => 'user-operations'),
    read('/user-operations?sender={hot}', () => `user-operations?sender=${hot}`),
    read('/user-operations?sender={cold}', (index) => `user-operations?sender=${cold(index)}`),
    read('/user-operations/{hash}', (index) => `user-operations/${operationHash(index)}`),
    read('/activity', () => 'activity'),
    read('/activity from the busiest address', () => `activity?from=${hot}`),
    read('/activity of a token', () => `activity?token=${token}`),
    read('/activity from a quiet address', (index) => `activity?from=${cold(index)}`),
    read('/activity within an hour', (index) => `activity?${within(index)}`),
    read('/activity of a method', () => 'activity?method=0xa9059cbb'),
    read('/events', () => 'events'),
    read('/events of a contract', () => `events?contract=${token}`),
    read('/events of a topic without a match', () => `events?topic0=${transfer}`),
    read('/events within an hour', (index) => `events?${within(index)}`),
  ];
}

async function comparePages(clients: HttpClients, { hot, token }: Sample, requests: number) {
  const lists = [
    '/api/v1/blocks',
    '/api/v1/transactions',
    '/api/v1/actions',
    '/api/v1/transfers',
    '/api/v1/internal-transactions',
    '/api/v1/nfts',
    '/api/v1/accounts',
    `/api/v1/tokens/${token}/holders`,
    `/api/v1/addresses/${hot}/transactions`,
    `/api/v1/transactions?from=${hot}`,
    '/api/v1/transactions?kind=transfer',
  ];
  const rows: (string | number)[][] = [];
  for (const list of lists) {
    const sign = list.includes('?') ? '&' : '?';
    const deep = `${list}${sign}cursor=${await walkTo(clients, list + sign, PAGE_1000_ROWS)}`;
    const turn = (page: string) => Array.from({ length: requests / 4 }, () => page);
    const { first, second, ratio } = await compare(clients, [turn(list), turn(deep)], 4);
    rows.push([
      list.replace('/api/v1', '').replace(/0x[0-9a-f]{40}/, '{hot}'),
      first,
      second,
      round(ratio, 2),
    ]);
    console.log(rows.at(-1));
  }
  return rows;
}

/** Returns the cursor after a number of rows, fetched with the largest pages. */
async function walkTo(clients: HttpClients, list: string, rows: number): Promise<string> {
  let cursor = '';
  for (let left = rows; left > 0;) {
    const limit = Math.min(100, left);
    const text = await clients.read(`${list}limit=${limit}${cursor && `&cursor=${cursor}`}`);
    const page = JSON.parse(text) as { items: unknown[]; next: string | null };
    if (page.next === null) throw new Error(`${list} has no page 1000`);
    cursor = page.next;
    left -= page.items.length;
  }
  return cursor;
}

/**
 * Compares a cold address with the hot one. A cold address has few rows and the hot one a full page, so the
 * hot one is read both with as many rows as each cold one has and with its full page.
 */
async function compareHeat(clients: HttpClients, { hot, cold }: Sample, requests: number) {
  const rows: (string | number)[][] = [];
  for (const tab of ['', '/transactions', '/transfers', '/internal-transactions', '/nfts']) {
    const pathOf = (address: string) => `/api/v1/addresses/${address}${tab}`;
    const colds = Array.from({ length: requests / 4 }, (_, index) => pathOf(cold(index)));
    const counts = tab === '' ? [] : await Promise.all(colds.map((path) => countRows(clients, path)));
    const asMany = colds.map((_, index) =>
      tab === '' ? pathOf(hot) : `${pathOf(hot)}?limit=${Math.max(1, counts[index]!)}`,
    );
    const { first, second, ratio } = await compare(clients, [colds, asMany], 4);
    const whole = latencyOf(await clients.measure(colds.map(() => pathOf(hot)))).p50Ms;
    const meanRows = counts.length === 0 ? '–' : round(counts.reduce((a, b) => a + b, 0) / counts.length);
    rows.push([`/addresses/{a}${tab}`, meanRows, first, second, round(ratio, 2), whole]);
    console.log(rows.at(-1));
  }
  return rows;
}

async function countRows(clients: HttpClients, path: string): Promise<number> {
  return (JSON.parse(await clients.read(path)) as { items: unknown[] }).items.length;
}
