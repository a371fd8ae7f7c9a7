import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { ADMIN_TOKEN_HEADER } from '@nova/shared/admin/contract';
import { ADMIN_TOKEN, withApi, withNode } from './explorer/api-on-index.ts';
import { HttpClients } from './explorer/explorer-load.ts';
import { fillAdminLists } from './fill-admin-lists.ts';
import { markdownTable } from './markdown-table.ts';
import { latencyOf, round } from './statistics.ts';

interface Options {
  /** Rows per list. */
  readonly rows: number;
  readonly clients: number;
  /** Requests per row of the table. */
  readonly requests: number;
}

const LISTS = [
  'users',
  'users?role=admin',
  'users?role=user',
  'users?search=person500000%40example.org',
  'audit',
  'audit?action=PUT%20%2Fapi%2Fv1%2Fadmin%2Fusers%2F%7Bid%7D%2Frole',
  'audit?result=refused',
  'audit?result=change',
  'audit?actor=token',
  'outbox',
  'outbox?status=failed',
  'outbox?status=refused',
  'outbox?lane=money',
  'outbox?lane=pausing',
  'presale/purchases',
  'presale/purchases?status=completed',
  'presale/purchases?status=refund_due',
  'presale/purchases?method=card',
  'presale/purchases?method=bridge',
  'presale/purchases?status=expired&method=bridge',
  'presale/books',
  'presale/reconciliations',
  'contact-messages',
  'whitelist',
  'whitelist/wallets',
  'newsletter',
  'nft-reports',
  'nft-reports?hidden=true',
  'nft-reports?hidden=false',
  'hidden-nfts',
  'token-reports',
  'token-reports?hidden=true',
  'token-reports?hidden=false',
  'hidden-tokens',
  'anomalies',
  'overview',
] as const;
/** Last page measured; few administrators go further. */
const PAGES = 10;

/**
 * Measures pages one to ten of every admin list with the given number of rows, through a running api. The
 * rows are generated once (in about ten minutes; an interrupted run continues) and kept in
 * `NOVA_BENCH_ADMIN` (default: the system's temporary folder), so that later runs start immediately.
 * `NOVA_BENCH_READS` limits the measurement to lists that match a regular expression.
 */
export async function benchAdminLists(options: Options): Promise<string> {
  const loadBefore = os.loadavg()[0]!;
  const folder = process.env.NOVA_BENCH_ADMIN ?? path.join(os.tmpdir(), `nova-bench-admin-${options.rows}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres({ dataDir: folder });
  try {
    await migrate(postgres.url);
    await fillAdminLists(postgres.url, options.rows);
    const rows = await withNode((rpcUrl) => withApi(postgres.url, rpcUrl, (url) => measure(url, options)));
    return [
      `${options.rows} rows in each list; ${options.clients} clients, ${options.requests} requests per row; load average before the run ${round(loadBefore, 2)}`,
      markdownTable(['list', 'p50 ms', 'p99 ms', 'max ms'], rows),
    ].join('\n\n');
  } finally {
    await postgres.stop();
  }
}

async function measure(url: string, { clients: count, requests }: Options): Promise<(string | number)[][]> {
  const clients = new HttpClients(url, count, { [ADMIN_TOKEN_HEADER]: ADMIN_TOKEN });
  const rows: (string | number)[][] = [];
  const only = new RegExp(process.env.NOVA_BENCH_READS ?? '');
  for (const list of LISTS.filter((each) => only.test(each))) {
    const pages = await leaf(clients, `/api/v1/admin/${list}`);
    const paths = Array.from({ length: requests }, (_, index) => pages[index % pages.length]!);
    await clients.measure(paths.slice(0, 40));
    const { p50Ms, p99Ms, maxMs } = latencyOf(await clients.measure(paths));
    rows.push([list, p50Ms, p99Ms, maxMs]);
    console.log(...rows.at(-1)!);
  }
  clients.close();
  return rows;
}

/** Returns the URLs of the first pages of a list. */
async function leaf(clients: HttpClients, first: string): Promise<string[]> {
  const pages = [first];
  while (pages.length < PAGES) {
    const page = JSON.parse(await clients.read(pages.at(-1)!)) as { next?: string | null };
    if (!page.next) break;
    pages.push(`${first}${first.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(page.next)}`);
  }
  return pages;
}
