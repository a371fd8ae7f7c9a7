import { sessions } from '@nova/db/schema/account';
import type { Database } from '@nova/db/database';
import { eq } from 'drizzle-orm';
import { createAccessTokens } from '../http/access/access-tokens.ts';

/**
 * Creates access tokens of users with a session that never expires, for tests whose clock skips the expiry of
 * tokens and sessions.
 */
export function createSessionTokens(
  readDatabase: () => Database,
  clock: () => number,
): (userId: string) => Promise<string> {
  const tokens = createAccessTokens('session secret of throwaway stacks only', clock);
  const sessionOf = new Map<string, string>();
  return async (userId) => {
    const sessionId = sessionOf.get(userId) ?? (await storeSession(readDatabase(), userId));
    sessionOf.set(userId, sessionId);
    return (await tokens.issue({ userId, sessionId })).token;
  };
}

const FOR_EVER = new Date('9999-01-01T00:00:00.000Z');

async function storeSession(db: Database, userId: string): Promise<string> {
  const extendedSessions = db
    .update(sessions)
    .set({ expiresAt: FOR_EVER })
    .where(eq(sessions.userId, userId));
  const [row] = await extendedSessions.returning({ id: sessions.id });
  return row!.id;
}
