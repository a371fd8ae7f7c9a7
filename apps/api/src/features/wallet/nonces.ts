import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@nova/db/database';
import { signInNonces } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { SIGN_IN_NONCE_TTL_MS } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../../http/clock.ts';

/** Expired nonces swept away with each new one: more than come in, so that the table stays small by itself. */
const SWEEP_COUNT = 10;

/** Makes a nonce that works once and for ten minutes. */
export async function createNonce(db: Database, clock: Clock): Promise<{ nonce: string; expiresAt: Date }> {
  const now = clock();
  const nonce = randomBytes(16).toString('hex');
  const expiresAt = new Date(now + SIGN_IN_NONCE_TTL_MS);
  await db.insert(signInNonces).values({ nonce, expiresAt });
  const expired = db
    .select({ nonce: signInNonces.nonce })
    .from(signInNonces)
    .where(lte(signInNonces.expiresAt, new Date(now)))
    .limit(SWEEP_COUNT)
    .for('update', { skipLocked: true });
  await db.delete(signInNonces).where(inArray(signInNonces.nonce, expired));
  return { nonce, expiresAt };
}

/**
 * Uses a nonce up. Of two callers at once one deletes the row and the other finds none.
 * @throws AppError `nonce_unknown`
 */
export async function consumeNonce(tx: Queryable, clock: Clock, nonce: string): Promise<void> {
  const isAlive = and(eq(signInNonces.nonce, nonce), gt(signInNonces.expiresAt, new Date(clock())));
  const deleted = await tx.delete(signInNonces).where(isAlive).returning({ nonce: signInNonces.nonce });
  if (deleted.length === 1) return;
  throw new AppError(WALLET_ERRORS.nonceUnknown, {
    message: 'This sign-in request was used already or has expired. Please sign a new one.',
  });
}
