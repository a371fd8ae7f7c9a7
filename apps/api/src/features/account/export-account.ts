import type { Database } from '@nova/db/database';
import { sessions } from '@nova/db/schema/account';
import { actions } from '@nova/db/schema/energy';
import { wallets } from '@nova/db/schema/wallet';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Hex } from 'viem';
import { readPersonalRows } from './personal-rows.ts';
import { isRealEmail, readAccount } from './read-account.ts';

const PAGE = 1_000;

/**
 * Streams all data stored about a person as JSON, so an account with a million actions never has to fit into
 * memory.
 * @throws AppError `unauthorized` if the account no longer exists
 */
export async function* exportAccount(db: Database, userId: string): AsyncGenerator<string> {
  const user = await readAccount(db, userId);
  const account = {
    id: user.id,
    email: isRealEmail(user.email) ? user.email : null,
    email_verified: user.emailVerified,
    role: user.role,
    language: user.language,
    created_at: user.createdAt,
  };
  const ownWallets = await db.select().from(wallets).where(eq(wallets.userId, userId));
  const ownSessions = await db
    .select({
      created_at: sessions.createdAt,
      last_used_at: sessions.updatedAt,
      ip_address: sessions.ipAddress,
      user_agent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const rest = await readPersonalRows(db, user);
  const head = { account, wallets: ownWallets, sessions: ownSessions, ...rest };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "actions": [`;
  let isFirst = true;
  for await (const action of listActions(db, userId)) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(action)}`;
    isFirst = false;
  }
  yield `${isFirst ? '' : '\n  '}]\n}\n`;
}

interface Position {
  readonly occurredAt: number;
  readonly actionId: Hex;
}

async function* listActions(db: Database, userId: string) {
  let rows = await readActions(db, userId, null);
  while (rows.length > 0) {
    yield* rows;
    rows = rows.length < PAGE ? [] : await readActions(db, userId, rows.at(-1)!);
  }
}

function readActions(db: Database, userId: string, after: Position | null) {
  const isLater =
    after === null
      ? undefined
      : or(
          gt(actions.occurredAt, after.occurredAt),
          and(eq(actions.occurredAt, after.occurredAt), gt(actions.actionId, after.actionId)),
        );
  return db
    .select({
      actionId: actions.actionId,
      actionKey: actions.actionKey,
      account: actions.account,
      points: actions.points,
      occurredAt: actions.occurredAt,
      metadata: actions.metadata,
    })
    .from(actions)
    .where(and(eq(actions.userId, userId), isLater))
    .orderBy(asc(actions.occurredAt), asc(actions.actionId))
    .limit(PAGE);
}
