import type { Queryable } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { deployedContracts } from '@nova/db/schema/explorer';
import { tokenReports, tokens } from '@nova/db/schema/token';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { TOKEN_REPORTS_PER_DAY } from '@nova/shared/token/constants';
import { TOKEN_ERRORS } from '@nova/shared/token/errors';
import type { tokenReportSchema } from '@nova/shared/token/reports';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/**
 * Stores a report, once per account and token.
 * @throws AppError `token_not_found`, `token_is_ours`, `report_limit`
 */
export async function reportToken(
  { db, clock }: ApiContext,
  userId: string,
  token: Hex,
  { reason, text }: z.output<typeof tokenReportSchema>,
): Promise<void> {
  await requireForeignToken(db, token);
  await db.transaction(async (tx) => {
    // Reports of one account are serialized, so that concurrent ones are counted correctly.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isOfToday = and(
      eq(tokenReports.userId, userId),
      gt(tokenReports.createdAt, new Date(clock() - DAY_MS)),
      ne(tokenReports.token, token),
    );
    if ((await tx.$count(tokenReports, isOfToday)) >= TOKEN_REPORTS_PER_DAY) {
      throw new AppError(COMMON_ERRORS.reportLimit, {
        message: "You've reached today's report limit. Please try again tomorrow.",
        details: { retryAfterSeconds: DAY_SECONDS },
      });
    }
    const set = { reason, text, createdAt: new Date(clock()) };
    await tx
      .insert(tokenReports)
      .values({ token, userId, ...set })
      .onConflictDoUpdate({ target: [tokenReports.token, tokenReports.userId], set });
  });
}

/**
 * Checks that an address is a token other than Nova's own contracts.
 * @throws AppError `token_not_found`, `token_is_ours`
 */
export async function requireForeignToken(db: Queryable, address: Hex): Promise<void> {
  const [row] = await db
    .select({ ours: deployedContracts.name })
    .from(tokens)
    .leftJoin(deployedContracts, eq(deployedContracts.address, tokens.address))
    .where(eq(tokens.address, address));
  if (!row)
    throw new AppError(EXPLORER_ERRORS.tokenNotFound, { message: 'Token not found. Check its address.' });
  if (row.ours === null) return;
  const message = "This is one of Nova’s own contracts and can't be reported.";
  throw new AppError(TOKEN_ERRORS.isOurs, { message });
}
