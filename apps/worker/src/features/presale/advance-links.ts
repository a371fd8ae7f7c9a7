import type { Database, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { users } from '@nova/db/schema/account';
import { outbox } from '@nova/db/schema/outbox';
import { ownAccounts, presalePurchases } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import {
  type AccountRow,
  requestLink,
  createOperationId,
  lockLink,
  setLink,
  toLinkPayload,
} from '@nova/presale/account-links';
import { type AccountSource, readOwnAccount } from '@nova/presale/own-account';
import { composeLinkMail } from '@nova/shared/presale/mails';
import { COMPLETE_LINK } from '@nova/shared/presale/operations';
import { and, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { localizePath, type Language } from '@nova/shared/language/language';
import type { JobResult } from '../../lib/jobs/job.ts';
import type { RowRunner } from '../../lib/jobs/row-runner.ts';

/** Allowance for a chain clock that lags slightly behind ours. */
const MARGIN_SECONDS = 5;
const BATCH = 50;
const AGAIN_MS = 500;

/** Dependencies for advancing links. */
export interface LinkContext extends Pick<AccountSource, 'chain'> {
  readonly db: Database;
  readonly clock: () => number;
  /** Origin of the links in emails. */
  readonly origin: string;
  /**
   * Resolves to the address of AccountFactory, or null if this chain has none. Rejects while the node is
   * unavailable.
   */
  findFactory(): Promise<Hex | null>;
}

/**
 * Advances the links of accounts that received assets without a wallet: requests a link once the user has a
 * wallet, completes links after their delay (requirement 331), and records the state on the chain.
 */
export async function advanceLinks(context: LinkContext, rows: RowRunner): Promise<JobResult> {
  const { db } = context;
  const fresh = await db
    .selectDistinct({ userId: ownAccounts.userId })
    .from(ownAccounts)
    .innerJoin(wallets, eq(wallets.userId, ownAccounts.userId))
    .where(and(eq(ownAccounts.linkState, 'none'), isNoneOf(rows.listLeftAlone('ask'))))
    .limit(BATCH);
  await rows.run(
    'ask',
    fresh,
    ({ userId }) => userId,
    ({ userId }) => lockLink(context.db, userId, 'none', requestLink),
  );
  const answered = await db
    .select({ userId: ownAccounts.userId, state: ownAccounts.linkState })
    .from(ownAccounts)
    .innerJoin(outbox, eq(outbox.operationId, ownAccounts.linkOperationId))
    .where(
      and(
        inArray(ownAccounts.linkState, ['asked', 'waiting', 'cancelling']),
        inArray(outbox.status, ['done', 'refused']),
        isNoneOf(rows.listLeftAlone('note')),
      ),
    )
    .limit(BATCH);
  const factory = answered.length > 0 ? await context.findFactory() : null;
  await rows.run(
    'note',
    answered,
    ({ userId }) => userId,
    async ({ userId, state }) => {
      const found = await readOwnAccount({ ...context, factory }, userId);
      // The chain did not answer; the next run asks again.
      if (found.balance_wei === null) return;
      await lockLink(context.db, userId, state, (tx, row) => noteAnswer(context, tx, row, found));
    },
  );
  // Also covers links for which the chain did not answer.
  return answered.length > 0 ? AGAIN_MS : rows.findRetryMs();
}

/** Excludes links that failed recently, so that they do not take the place of others. */
const isNoneOf = (except: readonly string[]): SQL | undefined =>
  except.length === 0 ? undefined : notInArray(ownAccounts.userId, [...except]);

async function noteAnswer(
  context: LinkContext,
  tx: Transaction,
  row: AccountRow,
  found: Awaited<ReturnType<typeof readOwnAccount>>,
): Promise<void> {
  if (found.owner !== null) return setLink(tx, row, { linkState: 'linked', linkEffectiveAt: null });
  const waiting = found.waiting_link;
  if (waiting === null) {
    // The chain has no pending link because it was canceled or rejected. The user may request it again.
    return setLink(tx, row, { linkState: 'cancelled', linkEffectiveAt: null });
  }
  const effectiveAt = new Date(waiting.effective_at);
  const operationId = createOperationId();
  const occurredAt = Math.ceil(effectiveAt.getTime() / 1000) + MARGIN_SECONDS;
  const payload = { ...toLinkPayload({ ...row, linkWallet: waiting.wallet }), occurredAt };
  await enqueue(tx, { lane: 'money', kind: COMPLETE_LINK, operationId, payload });
  if (row.linkState === 'asked') await mailWaiting(context, tx, row, waiting.wallet, waiting.effective_at);
  await setLink(tx, row, {
    linkState: 'waiting',
    linkWallet: waiting.wallet,
    linkEffectiveAt: effectiveAt,
    linkOperationId: operationId,
  });
}

async function mailWaiting(
  { origin }: LinkContext,
  tx: Transaction,
  { userId }: AccountRow,
  wallet: string,
  effectiveAt: string,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.emailVerified) return;
  const language = await readLanguage(tx, userId);
  const url = `${origin}${localizePath('/settings', language)}#own-account`;
  await enqueueMail(tx, user.email, composeLinkMail(language, { wallet, effectiveAt, url }));
}

/**
 * Returns the language of the user's last card purchase, because only such a purchase makes an account own
 * assets.
 */
async function readLanguage(tx: Transaction, userId: string): Promise<Language> {
  const [last] = await tx
    .select({ language: presalePurchases.language })
    .from(presalePurchases)
    .where(and(eq(presalePurchases.userId, userId), eq(presalePurchases.method, 'card')))
    .orderBy(desc(presalePurchases.position))
    .limit(1);
  return last?.language ?? 'en';
}
