import type { Context } from 'hono';
import { CSV_ROWS_MAX } from '@nova/shared/explorer/constants';
import { type Page, PAGE_LIMIT_MAX, type PageQuery, pageSchema } from '@nova/shared/pagination';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ApiEnv, ApiRouter } from '../../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../../http/requests/describe.ts';
import { clientOf, RATE_RULES, consumeRate } from '../../../http/limits/rate-limit.ts';
import { shareReads } from '../../../http/reads/share-reads.ts';
import { parseInput } from '../../../http/requests/read-json.ts';
import { CSV_PAGE_ROWS, type CsvColumn, streamCsv } from '../../../http/requests/csv.ts';

/** One list of the explorer: path, parameters and reader. */
export interface ListRoute<Query extends PageQuery, Item> {
  /** Path below `/api/v1`; `params` describes its variables. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query: z.ZodObject & z.ZodType<Query>;
  readonly item: z.ZodType<Item>;
  /** Error codes in addition to those of every list. */
  readonly notFound?: string;
  readonly read: (query: Query, params: Readonly<Record<string, string>>) => Promise<Page<Item>>;
  /** Columns of the CSV export, which is available at the same path with `.csv`; none without them. */
  readonly csv?: readonly CsvColumn<Item>[];
}

type ListContext = Pick<ApiContext, 'rateLimits' | 'config' | 'reads'>;

/** Cost of an export in the rate limit for reads: the number of list pages it contains. */
const CSV_COST = CSV_ROWS_MAX / PAGE_LIMIT_MAX;

/** Adds a list to a router and to the API description, as JSON and, if it has columns, as CSV. */
export function serveList<Query extends PageQuery, Item>(
  context: ListContext,
  router: ApiRouter,
  list: ListRoute<Query, Item>,
): void {
  describeList(router, list);
  const path = toHonoPath(list.path);
  const share = shareReads<string>();
  router.get(path, async (c) => {
    const query = parseInput(list.query, c.req.query());
    const read = async () => JSON.stringify(await list.read(query, c.req.param()));
    // With a replica, each request chooses a server that has everything its client knows.
    const isShared = context.reads.replica === null;
    const { pathname, search } = new URL(c.req.url);
    const text = await (isShared ? share(pathname + search, read) : read());
    return c.body(text, 200, { 'content-type': 'application/json' });
  });
  const { csv } = list;
  if (csv) router.get(`${path}.csv`, (c) => answerCsv(context, c, list, csv));
}

async function answerCsv<Query extends PageQuery, Item>(
  context: ListContext,
  c: Context<ApiEnv>,
  list: ListRoute<Query, Item>,
  columns: readonly CsvColumn<Item>[],
): Promise<Response> {
  await consumeRate(context, RATE_RULES.reads, clientOf(c), CSV_COST);
  const listQuery = parseInput(list.query, c.req.query());
  const stream = await streamCsv({
    columns,
    rowsMax: CSV_ROWS_MAX,
    readPage: (cursor) =>
      list.read({ ...listQuery, limit: CSV_PAGE_ROWS, cursor: cursor ?? listQuery.cursor }, c.req.param()),
    toAddress: (cursor) => {
      const url = new URL(c.req.url);
      url.searchParams.set('cursor', cursor);
      return url.pathname + url.search;
    },
  });
  const name = list.path.replaceAll(/\/\{[^}]*\}|^\//g, '').replaceAll('/', '-');
  return c.body(stream, 200, {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="nova-${name}.csv"`,
  });
}

function describeList<Query extends PageQuery, Item>(router: ApiRouter, list: ListRoute<Query, Item>): void {
  const { path, summary, description, params, query, item, notFound, csv } = list;
  const request = { query, ...(params ? { params } : {}) };
  const errors = {
    ...errorAnswers({ 400: '`invalid_cursor`, `invalid_input`' }),
    ...(notFound ? errorAnswers({ 404: notFound }) : {}),
  };
  const shared = { method: 'get' as const, tags: ['explorer'], summary, request };
  router.openAPIRegistry.registerPath({
    ...shared,
    path: `/api/v1${path}`,
    ...(description ? { description } : {}),
    responses: { 200: jsonAnswer('A page.', pageSchema(item)), ...errors },
  });
  if (!csv) return;
  router.openAPIRegistry.registerPath({
    ...shared,
    path: `/api/v1${path}.csv`,
    summary: `${summary}, as CSV`,
    description:
      `Streams up to ${CSV_ROWS_MAX} rows. If there are more, the last line starts with \`#\` and tells you where to ` +
      'continue. `limit` is ignored.',
    responses: {
      200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } },
      ...errors,
    },
  });
}

function toHonoPath(path: string): string {
  return `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}
