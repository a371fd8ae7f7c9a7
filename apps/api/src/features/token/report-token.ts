import type { Queryable } from '@nova/db/database';
import { deployedContracts } from '@nova/db/schema/explorer';
import { tokenReports, tokens } from '@nova/db/schema/token';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { TOKEN_REPORTS_PER_DAY } from '@nova/shared/token/constants';
import { TOKEN_ERRORS } from '@nova/shared/token/errors';
import type { tokenReportSchema } from '@nova/shared/token/reports';
import { eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { limitReports } from '../../http/limits/report-limit.ts';

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
    const isOther = ne(tokenReports.token, token);
    await limitReports(tx, { userId, now: clock() }, tokenReports, isOther, TOKEN_REPORTS_PER_DAY);
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
