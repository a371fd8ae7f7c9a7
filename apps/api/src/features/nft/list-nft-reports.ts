import type { Queryable } from '@nova/db/database';
import { hiddenNfts, marketNfts, nftReports } from '@nova/db/schema/market';
import type { HiddenNftPage, NftReportPage, NftReportsQuery } from '@nova/shared/nft/moderation';
import type { NFT_REPORT_REASONS } from '@nova/shared/nft/reports';
import type { PageQuery } from '@nova/shared/pagination';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readTimePage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { microsOf, numberOfUuid } from '../../http/requests/time-position.ts';

type Reason = (typeof NFT_REPORT_REASONS)[number];

/** Lists reports of NFTs, newest first. */
export async function listNftReports(db: Queryable, query: NftReportsQuery): Promise<NftReportPage> {
  const { start, isAfter, order } = readTimePage(
    query.cursor,
    nftReports.createdAt,
    [nftReports.tokenId, 'amount', 'bigint'],
    [nftReports.userId, 'amount', 'uuid'],
  );
  const isHidden = isNotNull(hiddenNfts.tokenId);
  // Not based on the join: the planner expects it to leave hardly any rows, and would read all reports
  // instead of the newest.
  const isShown = sql`(
    select hidden.token_id from app.hidden_nfts hidden where hidden.token_id = ${nftReports.tokenId}) is null`;
  const rows = await db
    .select({
      tokenId: nftReports.tokenId,
      name: marketNfts.name,
      reason: nftReports.reason,
      text: nftReports.text,
      userId: nftReports.userId,
      createdAt: nftReports.createdAt,
      micros: microsOf(nftReports.createdAt),
      reportCount: sql<number>`(
        select count(*)::int from app.nft_reports every where every.token_id = ${nftReports.tokenId})`,
      isHidden: sql<boolean>`${isHidden}`,
    })
    .from(nftReports)
    .leftJoin(marketNfts, eq(marketNfts.tokenId, nftReports.tokenId))
    .leftJoin(hiddenNfts, eq(hiddenNfts.tokenId, nftReports.tokenId))
    .where(and(query.hidden === undefined ? undefined : query.hidden ? isHidden : isShown, isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [
    row.micros,
    `${row.tokenId}`,
    numberOfUuid(row.userId),
  ]);
  return {
    ...page,
    items: page.items.map((row) => ({
      token_id: String(row.tokenId),
      name: row.name,
      reason: row.reason as Reason,
      text: row.text,
      user_id: row.userId,
      at: toWireTime(row.createdAt),
      report_count: row.reportCount,
      is_hidden: row.isHidden,
    })),
  };
}

/** Lists hidden NFTs, most recently hidden first. */
export async function listHiddenNfts(db: Queryable, query: PageQuery): Promise<HiddenNftPage> {
  const { start, isAfter, order } = readTimePage(query.cursor, hiddenNfts.hiddenAt, [
    hiddenNfts.tokenId,
    'amount',
    'bigint',
  ]);
  const rows = await db
    .select({
      tokenId: hiddenNfts.tokenId,
      name: marketNfts.name,
      reason: hiddenNfts.reason,
      hiddenAt: hiddenNfts.hiddenAt,
      micros: microsOf(hiddenNfts.hiddenAt),
    })
    .from(hiddenNfts)
    .leftJoin(marketNfts, eq(marketNfts.tokenId, hiddenNfts.tokenId))
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.micros, `${row.tokenId}`]);
  return {
    ...page,
    items: page.items.map(({ tokenId, name, reason, hiddenAt }) => ({
      token_id: String(tokenId),
      name,
      reason,
      at: toWireTime(hiddenAt),
    })),
  };
}
