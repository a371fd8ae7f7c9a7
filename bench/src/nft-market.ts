import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@nova/db/database';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { withApi, withNode } from './explorer/api-on-index.ts';
import { HttpClients } from './explorer/explorer-load.ts';
import { fillNftMarket, MARKET_TRAITS, type MarketSize } from './fill-nft-market.ts';
import { markdownTable } from './markdown-table.ts';
import { latencyOf, round } from './statistics.ts';

interface Options extends MarketSize {
  readonly clients: number;
  /** Requests per row of the table. */
  readonly requests: number;
}

type Read = readonly [title: string, queryOf: (index: number) => string];

/**
 * Measures filters, orders and searches of the NFT market on a full index through a running api. The index
 * is generated once and kept in `NOVA_BENCH_NFTS` (default: the system's temporary folder).
 * `NOVA_BENCH_READS` limits the measurement to reads whose title matches a regular expression.
 */
export async function benchNftMarket(options: Options): Promise<string> {
  const loadBefore = os.loadavg()[0]!;
  return withMarketIndex(options, async (databaseUrl) => {
    const people = await readPeople(databaseUrl);
    return withNode((rpcUrl) =>
      withApi(databaseUrl, rpcUrl, (url) => measure(url, people, options, loadBefore)),
    );
  });
}

/**
 * Provides a database with such a market, kept in `NOVA_BENCH_NFTS`. @param work Receives its URL and its
 * folder.
 */
export async function withMarketIndex<T>(
  size: MarketSize,
  work: (databaseUrl: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = process.env.NOVA_BENCH_NFTS ?? path.join(os.tmpdir(), `nova-bench-nfts-${size.nfts}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres({ dataDir: folder });
  try {
    await createIndex(postgres.url, folder, size);
    return await work(postgres.url, folder);
  } finally {
    await postgres.stop();
  }
}

async function createIndex(url: string, folder: string, size: MarketSize): Promise<void> {
  const mark = path.join(folder, 'filled');
  await migrate(url);
  if (existsSync(mark)) return;
  await fillNftMarket(url, size);
  writeFileSync(mark, '');
}

interface People {
  readonly busy: string;
  readonly quiet: string;
}

/** Returns the owners with the most and the fewest NFTs. */
async function readPeople(url: string): Promise<People> {
  const { pool, close } = openDatabase(url, { max: 1 });
  const { rows } = await pool.query<{ owner: string }>(
    `select '0x' || encode(owner, 'hex') as owner from chain.market_nfts group by market_nfts.owner order by count(*) desc`,
  );
  await close();
  return { busy: rows[0]!.owner, quiet: rows.at(-1)!.owner };
}

async function measure(
  url: string,
  people: People,
  { nfts, collections, clients: count, requests }: Options,
  loadBefore: number,
): Promise<string> {
  const clients = new HttpClients(url, count);
  const only = new RegExp(process.env.NOVA_BENCH_READS ?? '');
  const rows: (string | number)[][] = [];
  for (const [title, queryOf] of listReads(people)) {
    if (!only.test(title)) continue;
    const paths = Array.from({ length: requests }, (_, index) => `/api/v1/market/${queryOf(index)}`);
    await clients.measure(paths.slice(0, 40));
    const { p50Ms, p99Ms, maxMs } = latencyOf(await clients.measure(paths));
    rows.push([title, p50Ms, p99Ms, maxMs]);
    console.log(...rows.at(-1)!);
  }
  clients.close();
  return [
    `${nfts} NFTs in ${collections} collections; ${count} clients, ${requests} requests per row; load average before the run ${round(loadBefore, 2)}`,
    markdownTable(['read', 'p50 ms', 'p99 ms', 'max ms'], rows),
  ].join('\n\n');
}

const NAC = 10n ** 18n;
const WORDS = ['ebb', 'harb', 'lantern', 'gold', 'wilhelmsburg storm', 'quay 12'];
const TIERS = ['legendary', 'epic', 'rare', 'uncommon', 'common'];
const TRAITS = Object.entries(MARKET_TRAITS);

function listReads(people: People): Read[] {
  const nfts = (title: string, queryOf: (index: number) => string): Read => [
    title,
    (index) => `nfts?${queryOf(index)}`,
  ];
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
  const collection = (index: number) => `collection=${1 + (index % 200)}`;
  const word = (index: number) => `q=${encodeURIComponent(at(WORDS, index))}`;
  const trait = (index: number) => {
    const [name, values] = at(TRAITS, index);
    return [name, at(values, index * 7)] as const;
  };
  const properties = (...pairs: (readonly [string, string])[]) =>
    `properties=${encodeURIComponent(JSON.stringify(pairs))}`;
  const orders = ['newest', 'oldest', 'price_low', 'price_high', 'listed', 'sold', 'rarity'];
  return [
    ...orders.map((sort) => nfts(`all, ${sort}`, () => `sort=${sort}`)),
    ...['listed', 'bought', 'removed', 'not_for_sale'].map((state) =>
      nfts(`status ${state}`, () => `status=${state}`),
    ),
    nfts('a price range', (index) => {
      const from = BigInt(index % 40) * NAC;
      return `min_price=${from}&max_price=${from + NAC}&sort=price_low`;
    }),
    nfts('a minimum price, newest', (index) => `min_price=${BigInt(45 + (index % 5)) * NAC}`),
    nfts('premium', () => 'is_premium=true'),
    nfts('premium, cheapest', () => 'is_premium=true&sort=price_low'),
    nfts('a rarity tier', (index) => `rarity=${at(TIERS, index)}`),
    nfts('a rarity tier, rarest', (index) => `rarity=${at(TIERS, index)}&sort=rarity`),
    nfts('a rarity tier, cheapest', (index) => `rarity=${at(TIERS, index)}&sort=price_low`),
    nfts(
      'legendary, premium, for sale',
      () => 'rarity=legendary&is_premium=true&status=listed&sort=price_low',
    ),
    nfts('a collection', collection),
    nfts('a collection, cheapest', (index) => `${collection(index)}&sort=price_low`),
    nfts('a collection, rarest', (index) => `${collection(index)}&sort=rarity`),
    nfts('a collection, one property', (index) => `${collection(index)}&${properties(trait(index))}`),
    nfts(
      'a collection, two properties',
      (index) => `${collection(index)}&${properties(trait(index), trait(index + 1))}`,
    ),
    nfts('a property, all collections', (index) => properties(trait(index))),
    nfts('a property, all collections, cheapest', (index) => `${properties(trait(index))}&sort=price_low`),
    nfts('of the largest owner', () => `owner=${people.busy}`),
    nfts(
      'of the largest owner, for sale, cheapest',
      () => `owner=${people.busy}&status=listed&sort=price_low`,
    ),
    nfts('of the largest owner, rarest', () => `owner=${people.busy}&sort=rarity`),
    nfts('of the smallest owner', () => `owner=${people.quiet}`),
    nfts('search', word),
    nfts('search, for sale, cheapest', (index) => `${word(index)}&status=listed&sort=price_low`),
    nfts('search, one letter', (index) => `q=${at(['e', 'h', 's'], index)}`),
    nfts('search, nothing', () => 'q=zebra'),
    nfts('search, a number', (index) => `q=%23${1 + index}`),
    ['collections', () => 'collections'],
    ['collections by name', (index) => `collections?q=${at(['ebb', 'q', 'lantern%20alm'], index)}`],
    ['a collection itself', (index) => `collections/${1 + (index % 200)}`],
    ['properties of a collection', (index) => `collections/${1 + (index % 200)}/properties`],
  ];
}
