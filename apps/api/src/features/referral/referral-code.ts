import { randomInt } from 'node:crypto';
import type { Queryable } from '@nova/db/database';
import { referralCodes } from '@nova/db/schema/referral';
import { eq } from 'drizzle-orm';

/** Without letters that resemble digits, because codes are read aloud and typed. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** Returns the code of a user and creates it on the first call. */
export async function getReferralCode(db: Queryable, userId: string): Promise<string> {
  const read = () =>
    db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.userId, userId));
  const [known] = await read();
  if (known) return known.code;
  // On a conflict (an existing code, one in 10^11, or a concurrent request) the existing row is read.
  await db.insert(referralCodes).values({ code: createCode(), userId }).onConflictDoNothing();
  const [made] = await read();
  return made ? made.code : getReferralCode(db, userId);
}

/** Returns the owner of a code; null if it is unknown. */
export async function findReferrer(db: Queryable, code: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code));
  return row?.userId ?? null;
}

function createCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
