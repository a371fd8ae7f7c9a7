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
import type { JobResult } from '../../lib/jobs/job.ts';
import type { RowRunner } from '../../lib/jobs/row-runner.ts';

/** The chain's clock may be a little behind ours. */
const MARGIN_SECONDS = 5;
const BATCH = 50;
const AGAIN_MS = 500;

/** What taking links further needs. */
export interface LinkContext extends Pick<AccountSource, 'chain'> {
  readonly db: Database;
  readonly clock: () => number;
  /** Where letters link to. */
  readonly origin: string;
  /** Contract AccountFactory; null where this chain has none. Throws while the node is away. */
  findFactory(): Promise<Hex | null>;
}

/**
 * Takes links of accounts that hold something without a wallet a step further: asks for them once the person has a
 * wallet, completes those whose delay is over (requirement 331), and notes what the chain says.
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
      // What the chain does not tell now it tells the next time.
      if (found.balance_wei === null) return;
      await lockLink(context.db, userId, state, (tx, row) => noteAnswer(context, tx, row, found));
    },
  );
  // Also what the chain did not tell this time.
  return answered.length > 0 ? AGAIN_MS : rows.findRetryMs();
}

/** Those that have failed lately take no place of others. */
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
    // Nothing stands on the chain: it was called off, or refused. The person may ask again.
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
  const url = `${origin}${language === 'de' ? '/de' : ''}/settings#own-account`;
  await enqueueMail(tx, user.email, composeLinkMail(language, { wallet, effectiveAt, url }));
}

/** Of the page on which somebody last bought by card: only so does an account come to own something by itself. */
async function readLanguage(tx: Transaction, userId: string): Promise<'en' | 'de'> {
  const [last] = await tx
    .select({ language: presalePurchases.language })
    .from(presalePurchases)
    .where(and(eq(presalePurchases.userId, userId), eq(presalePurchases.method, 'card')))
    .orderBy(desc(presalePurchases.position))
    .limit(1);
  return last?.language ?? 'en';
}
