import type { Queryable } from '@nova/db/database';
import { accountLinks, type LinkPurpose } from '@nova/db/schema/account';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { AppError } from '@nova/shared/errors';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../http/clock.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';

export interface AccountLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly passwordHash?: string;
  readonly ttlSeconds: number;
}

/** Creates the token of a mailed link. Only its hash is stored, so the table contains no usable link. */
export async function createAccountLink(tx: Queryable, clock: Clock, link: AccountLink): Promise<string> {
  const { ttlSeconds, ...row } = link;
  const token = createRefreshToken();
  const expiresAt = new Date(clock() + ttlSeconds * 1000);
  await tx.insert(accountLinks).values({ ...row, tokenHash: hashRefreshToken(token), expiresAt });
  return token;
}

/** Finds a link that can still be used, without using it. @throws AppError `link_invalid` */
export async function findAccountLink(db: Queryable, clock: Clock, purpose: LinkPurpose, token: string) {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(isUsable(clock, purpose, token));
  return link ?? refuseLink();
}

/**
 * Uses a link; exactly one of several concurrent callers succeeds. Runs in the caller's transaction, so the
 * link stays usable if a later step fails.
 * @throws AppError `link_invalid`
 */
export async function consumeAccountLink(tx: Queryable, clock: Clock, purpose: LinkPurpose, token: string) {
  const [link] = await tx
    .delete(accountLinks)
    .where(isUsable(clock, purpose, token))
    .returning();
  return link ?? refuseLink();
}

const isUsable = (clock: Clock, purpose: LinkPurpose, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashRefreshToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, new Date(clock())),
  );

function refuseLink(): never {
  throw new AppError(ACCOUNT_ERRORS.linkInvalid, {
    message: 'This link has expired or was already used. Please request a new one.',
  });
}
