import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { marketNfts, nftRefreshes, nftReports } from '@nova/db/schema/market';
import { NFT_REPORTS_PER_DAY } from '@nova/shared/nft/constants';
import type { nftReportSchema } from '@nova/shared/nft/reports';
import { eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { limitReports } from '../../http/limits/report-limit.ts';
import { nftNotFound } from './read-nft.ts';

/** Stores a report, once per account and NFT. @throws AppError `nft_not_found`, `report_limit` */
export async function reportNft(
  context: ApiContext,
  userId: string,
  tokenId: number,
  { reason, text }: z.output<typeof nftReportSchema>,
): Promise<void> {
  await requireNft(context, tokenId);
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const isOther = ne(nftReports.tokenId, tokenId);
    await limitReports(tx, { userId, now: clock() }, nftReports, isOther, NFT_REPORTS_PER_DAY);
    const set = { reason, text, createdAt: new Date(clock()) };
    await tx
      .insert(nftReports)
      .values({ tokenId, userId, ...set })
      .onConflictDoUpdate({ target: [nftReports.tokenId, nftReports.userId], set });
  });
}

/** Schedules an NFT's metadata to be read again soon. @throws AppError `nft_not_found` */
export async function refreshNft(context: ApiContext, tokenId: number): Promise<void> {
  await requireNft(context, tokenId);
  const requestedAt = new Date(context.clock());
  await context.db.insert(nftRefreshes).values({ tokenId, requestedAt }).onConflictDoNothing();
  await wakeJobs(context.db, JOB_CHANNELS.nftRefresh);
}

/** Checks that an NFT exists and is shown. @throws AppError `nft_not_found` */
export async function requireNft({ db }: ApiContext, tokenId: number): Promise<void> {
  if ((await db.$count(marketNfts, eq(marketNfts.tokenId, tokenId))) === 0) throw nftNotFound();
}
