import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '@nova/db/database';
import { solvedChallenges } from '@nova/db/schema/faucet';
import { CHALLENGE_TTL_SECONDS } from '@nova/shared/faucet/constants';
import { FAUCET_ERRORS } from '@nova/shared/faucet/errors';
import { isSolved } from '@nova/shared/faucet/proof-of-work';
import { AppError } from '@nova/shared/errors';
import type { Clock } from '../../http/clock.ts';

/**
 * Creates a challenge of the form `id.expiry.seal`. Nothing is stored before it is solved, so requests for
 * challenges cannot fill a table.
 */
export function createChallenge(secret: string, clock: Clock): { challenge: string; expiresAt: number } {
  const expiresAt = clock() + CHALLENGE_TTL_SECONDS * 1000;
  const body = `${randomBytes(16).toString('base64url')}.${expiresAt.toString(36)}`;
  return { challenge: `${body}.${sealOf(secret, body)}`, expiresAt };
}

/**
 * Accepts a solved challenge once. Runs in the caller's transaction, so it stays usable if a later step is
 * refused.
 * @throws AppError `challenge_invalid`
 */
export async function acceptSolution(
  tx: Queryable,
  { secret, bits, clock }: { secret: string; bits: number; clock: Clock },
  { challenge, address, solution }: { challenge: string; address: string; solution: string },
): Promise<void> {
  const [id = '', expiry = '', seal = ''] = challenge.split('.');
  const expiresAt = parseInt(expiry, 36);
  const isOurs = isSame(seal, sealOf(secret, `${id}.${expiry}`));
  if (!isOurs || expiresAt <= clock() || !isSolved(challenge, address, solution, bits)) refuse();
  const used = { id, expiresAt: new Date(expiresAt) };
  const inserted = await tx.insert(solvedChallenges).values(used).onConflictDoNothing().returning();
  if (inserted.length === 0) refuse();
}

function sealOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`faucet challenge ${body}`).digest('base64url');
}

function isSame(actual: string, expected: string): boolean {
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected));
}

function refuse(): never {
  throw new AppError(FAUCET_ERRORS.challengeInvalid, {
    message: 'The puzzle solution is invalid, expired or already used. Please try again.',
  });
}
