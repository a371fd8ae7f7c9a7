import type { Queryable } from '@nova/db/database';
import { hiddenTokens, tokenReports, tokens } from '@nova/db/schema/token';
import type { PageQuery } from '@nova/shared/pagination';
import type { HiddenTokenPage, TokenReportPage, TokenReportsQuery } from '@nova/shared/token/moderation';
import type { TOKEN_REPORT_REASONS } from '@nova/shared/token/reports';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readTimePage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { microsOf, numberOfUuid } from '../../http/requests/time-position.ts';

type Reason = (typeof TOKEN_REPORT_REASONS)[number];

/** Lists reports of tokens, newest first. */
export async function listTokenReports(db: Queryable, query: TokenReportsQuery): Promise<TokenReportPage> {
  const { start, isAfter, order } = readTimePage(
    query.cursor,
    tokenReports.createdAt,
    [tokenReports.token, 'address', 'address'],
    [tokenReports.userId, 'amount', 'uuid'],
  );
  const isHidden = isNotNull(hiddenTokens.token);
  // Not based on the join: the planner expects it to leave hardly any rows, and would read all reports
  // instead of the newest.
  const isShown = sql`(
    select hidden.token from app.hidden_tokens hidden where hidden.token = ${tokenReports.token}) is null`;
  const rows = await db
    .select({
      token: tokenReports.token,
      name: tokens.name,
      symbol: tokens.symbol,
      reason: tokenReports.reason,
      text: tokenReports.text,
      userId: tokenReports.userId,
      createdAt: tokenReports.createdAt,
      micros: microsOf(tokenReports.createdAt),
      reportCount: sql<number>`(
        select count(*)::int from app.token_reports every where every.token = ${tokenReports.token})`,
      isHidden: sql<boolean>`${isHidden}`,
    })
    .from(tokenReports)
    .leftJoin(tokens, eq(tokens.address, tokenReports.token))
    .leftJoin(hiddenTokens, eq(hiddenTokens.token, tokenReports.token))
    .where(and(query.hidden === undefined ? undefined : query.hidden ? isHidden : isShown, isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.micros, row.token, numberOfUuid(row.userId)]);
  return {
    ...page,
    items: page.items.map((row) => ({
      token: row.token,
      name: row.name,
      symbol: row.symbol,
      reason: row.reason as Reason,
      text: row.text,
      user_id: row.userId,
      at: toWireTime(row.createdAt),
      report_count: row.reportCount,
      is_hidden: row.isHidden,
    })),
  };
}

/** Lists hidden tokens, most recently hidden first. */
export async function listHiddenTokens(db: Queryable, query: PageQuery): Promise<HiddenTokenPage> {
  const { start, isAfter, order } = readTimePage(query.cursor, hiddenTokens.hiddenAt, [
    hiddenTokens.token,
    'address',
    'address',
  ]);
  const rows = await db
    .select({
      token: hiddenTokens.token,
      name: tokens.name,
      symbol: tokens.symbol,
      reason: hiddenTokens.reason,
      hiddenAt: hiddenTokens.hiddenAt,
      micros: microsOf(hiddenTokens.hiddenAt),
    })
    .from(hiddenTokens)
    .leftJoin(tokens, eq(tokens.address, hiddenTokens.token))
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.micros, row.token]);
  return {
    ...page,
    items: page.items.map(({ token: address, name, symbol, reason, hiddenAt }) => ({
      token: address,
      name,
      symbol,
      reason,
      at: toWireTime(hiddenAt),
    })),
  };
}
