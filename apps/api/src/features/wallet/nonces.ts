import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@nova/db/database';
import { signInNonces } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { SIGN_IN_NONCE_TTL_MS } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../http/clock.ts';
import type { BoundNonce } from './server-message.ts';

/** Expired nonces deleted with each new one; more than one, so that the table stays small without a job. */
const SWEEP_COUNT = 10;

/**
 * Maximum number of messages of one address compared with a signature; more than one exists only by
 * coincidence.
 */
const MESSAGES_MAX = 4;
/**
 * Minimum remaining time in milliseconds for reusing a message, so that its owner has enough time to sign.
 */
const REUSED_FROM_MS = SIGN_IN_NONCE_TTL_MS / 2;

/** Address, chain and site of a nonce. */
type Binding = Pick<BoundNonce, 'address' | 'chainId' | 'origin'>;

/** Creates a nonce that can be used once within ten minutes. */
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
 * Returns the nonce of an address, chain and site, and reuses the current one if enough time remains. Clients
 * that request another wallet's nonce get the same one and cannot replace it.
 */
export async function createBoundNonce(db: Database, clock: Clock, binding: Binding): Promise<BoundNonce> {
  const known = await findBoundNonces(db, clock, binding);
  const reusable = known.find(
    ({ origin, expiresAt }) => origin === binding.origin && expiresAt.getTime() - clock() >= REUSED_FROM_MS,
  );
  return reusable ?? { ...binding, ...(await createNonce(db, clock, binding)) };
}

/** Returns the valid nonces of an address on a chain, newest first. */
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
 * Binds a nonce to an address that may log in with it once without a signature. Such a nonce has no chain: the server
 * composes no message for it.
 */
export async function permitLogin(
  db: Queryable,
  clock: Clock,
  { nonce, address }: Pick<BoundNonce, 'nonce' | 'address'>,
): Promise<void> {
  await db
    .update(signInNonces)
    .set({ address })
    .where(
      and(
        eq(signInNonces.nonce, nonce),
        isNull(signInNonces.address),
        gt(signInNonces.expiresAt, new Date(clock())),
      ),
    );
}

/** Returns whether an address may log in with a nonce without a signature. */
export async function isLoginPermitted(
  db: Queryable,
  { nonce, address }: Pick<BoundNonce, 'nonce' | 'address'>,
): Promise<boolean> {
  const rows = await db
    .select({ nonce: signInNonces.nonce })
    .from(signInNonces)
    .where(
      and(eq(signInNonces.nonce, nonce), eq(signInNonces.address, address), isNull(signInNonces.chainId)),
    );
  return rows.length === 1;
}

/**
 * Consumes a nonce. Of two concurrent callers, only one deletes the row.
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
