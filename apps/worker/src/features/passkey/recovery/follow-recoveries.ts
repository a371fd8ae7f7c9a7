import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import type { Database, Transaction } from '@nova/db/database';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { LOCKS } from '@nova/db/locks';
import { notify } from '@nova/db/notify';
import { users } from '@nova/db/schema/account';
import { logs } from '@nova/db/schema/explorer';
import { passkeys, recoveries, wallets } from '@nova/db/schema/wallet';
import { toBytes } from '@nova/runtime/hex-bytes';
import type { Logger } from '@nova/runtime/logger';
import { RECOVERY_COMPLETED, RECOVERY_STARTED } from '@nova/shared/passkey/recovery-events';
import { composeRecoveryNews } from '@nova/shared/passkey/recovery-mails';
import { and, asc, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { decodeEventLog, type Hex } from 'viem';
import { createEventFollower } from '../../../lib/chain/follow-events.ts';

type Log = typeof logs.$inferSelect;

/** Dependencies for following recoveries. */
export interface FollowContext {
  readonly db: Database;
  readonly logger: Logger;
  readonly confirmations: number;
  /** Origin of the website for the links in emails; without it, none are sent. */
  readonly origin: string | undefined;
}

/**
 * Tells owners about each recovery that starts, also without our api, and stores the new passkey of each that
 * completes. Any contract can log these events, but only an account that belongs to a user reaches one.
 * @returns A function that processes all available events.
 */
export function createRecoveryFollower(context: FollowContext): () => Promise<number> {
  return createEventFollower<Log>(context, {
    cursor: 'recoveries',
    lock: LOCKS.followRecoveries,
    // Each batch ends with a notification, after which the transaction must not take another lock.
    batch: 1,
    confirmations: context.confirmations,
    read: (tx, { blockNumber, logIndex }, { final, limit }) =>
      tx
        .select()
        .from(logs)
        .where(
          and(
            sql`(${logs.topics}[1]) in (${toBytes(RECOVERY_STARTED)}, ${toBytes(RECOVERY_COMPLETED)})`,
            sql`(${logs.blockNumber}, ${logs.logIndex}) > (${blockNumber}::bigint, ${logIndex}::bigint)`,
            lte(logs.blockNumber, final),
          ),
        )
        .orderBy(asc(logs.blockNumber), asc(logs.logIndex))
        .limit(limit),
    subjectOf: () => null,
    apply: async (tx, events) => {
      for (const event of events) await applyEvent(tx, context, event);
    },
  });
}

async function applyEvent(tx: Transaction, { origin }: FollowContext, log: Log): Promise<void> {
  const event = decode(log);
  if (event === null) return;
  const account = log.address;
  if (event.eventName === 'RecoveryCompleted') await storePasskey(tx, log, event.args);
  const [owner] = await tx
    .select({
      id: users.id,
      email: users.email,
      isConfirmed: users.emailVerified,
      language: users.language,
    })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(and(eq(wallets.address, account), isNull(users.deletedAt)));
  if (!owner) return;
  const isStart = event.eventName === 'RecoveryStarted';
  const effectiveAt = isStart ? new Date(Number(event.args.effectiveAt) * 1_000).toISOString() : undefined;
  if (origin !== undefined && owner.isConfirmed) {
    const language = owner.language ?? 'en';
    const news = isStart ? 'recovery_started' : 'recovery_completed';
    await enqueueMail(
      tx,
      owner.email,
      composeRecoveryNews(news, language, { account, effectiveAt: effectiveAt ?? '', origin }),
    );
  }
  if (isStart) await notify(tx, owner.id, 'recovery_started', { wallet: account, next_at: effectiveAt });
}

/** Returns the event, or null for one of another contract with the same name and other fields. */
function decode({ topics, data }: Log) {
  try {
    const event = decodeEventLog({ abi: passkeyAccountAbi, topics: topics as [Hex, ...Hex[]], data });
    return event.eventName === 'RecoveryStarted' || event.eventName === 'RecoveryCompleted' ? event : null;
  } catch {
    return null;
  }
}

/** Stores the passkey that has become the owner, so that it finds its account on every device. */
async function storePasskey(
  tx: Transaction,
  { address, blockNumber }: Log,
  { x, y }: { readonly x: Hex; readonly y: Hex },
): Promise<void> {
  const [recovery] = await tx
    .select()
    .from(recoveries)
    .where(
      and(
        eq(recoveries.account, address),
        eq(recoveries.x, x),
        eq(recoveries.y, y),
        lt(recoveries.createdBlock, blockNumber),
      ),
    )
    .orderBy(desc(recoveries.createdAt))
    .limit(1);
  if (!recovery) return;
  const { credentialId } = recovery;
  await tx.insert(passkeys).values({ credentialId, x, y, address }).onConflictDoNothing();
}
