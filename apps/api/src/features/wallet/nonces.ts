import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@nova/db/database';
import { signInNonces } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { SIGN_IN_NONCE_TTL_MS } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../../http/clock.ts';
import type { BoundNonce } from './server-message.ts';

/** Expired nonces swept away with each new one: more than come in, so that the table stays small by itself. */
const SWEEP_COUNT = 10;

/** Messages of one address that a signature is compared with; more than one at once are only made by chance. */
const MESSAGES_MAX = 4;
/** A message with less time left is not given out again: its owner would have too little for signing. */
const REUSED_FROM_MS = SIGN_IN_NONCE_TTL_MS / 2;

/** Whom a nonce is for. */
type Binding = Pick<BoundNonce, 'address' | 'chainId' | 'origin'>;

/** Makes a nonce that works once and for ten minutes. */
export async function createNonce(
  db: Database,
  clock: Clock,
  binding?: Binding,
): Promise<{ nonce: string; expiresAt: Date }> {
  const now = clock();
  const nonce = randomBytes(16).toString('hex');
  const expiresAt = new Date(now + SIGN_IN_NONCE_TTL_MS);
  await db.insert(signInNonces).values({ nonce, expiresAt, ...binding });
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
 * The nonce of an address, chain and site: the one it has, while enough of its time is left. A client that asks for the nonce
 * of somebody else gets the same one and can push none aside.
 */
export async function createBoundNonce(db: Database, clock: Clock, binding: Binding): Promise<BoundNonce> {
  const known = await findBoundNonces(db, clock, binding);
  const reusable = known.find(
    ({ origin, expiresAt }) => origin === binding.origin && expiresAt.getTime() - clock() >= REUSED_FROM_MS,
  );
  return reusable ?? { ...binding, ...(await createNonce(db, clock, binding)) };
}

/** The live nonces of an address on a chain, the newest first. */
export async function findBoundNonces(
  db: Queryable,
  clock: Clock,
  { address, chainId }: Pick<Binding, 'address' | 'chainId'>,
): Promise<BoundNonce[]> {
  const rows = await db
    .select()
    .from(signInNonces)
    .where(
      and(
        eq(signInNonces.address, address),
        eq(signInNonces.chainId, chainId),
        gt(signInNonces.expiresAt, new Date(clock())),
      ),
    )
    .orderBy(desc(signInNonces.expiresAt))
    .limit(MESSAGES_MAX);
  return rows.flatMap(({ nonce, origin, expiresAt }) =>
    origin === null ? [] : [{ nonce, address, chainId, origin, expiresAt }],
  );
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
    message: 'This login request has expired or was already used. Please sign a new one.',
  });
}
