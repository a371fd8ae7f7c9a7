import { randomBytes } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { users } from '@nova/db/schema/account';
import { outbox } from '@nova/db/schema/outbox';
import { type LinkState, ownAccounts, presalePurchases } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { CANCEL_LINK, COMPLETE_LINK, LINK_ACCOUNT } from '@nova/shared/presale/operations';
import { composeLinkMail } from '@nova/shared/presale/letters';
import { and, desc, eq, inArray, sql, notInArray, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { RowRunner } from '../../http/row-runner.ts';
import { readPrimaryWallet } from '../../http/own-wallet.ts';
import { readOwnAccount } from './own-account.ts';

type AccountRow = typeof ownAccounts.$inferSelect;

/** The chain's clock may be a little behind ours. */
const MARGIN_SECONDS = 5;
const BATCH = 50;

/**
 * Takes links of accounts that hold something without a wallet a step further: asks for them once the person has a
 * wallet, completes those that waited for their day (DESIGN §4 Account), and notes what the chain says.
 */
export async function advanceLinks(context: ApiContext, rows: RowRunner): Promise<void> {
  const { db } = context;
  const fresh = await db
    .selectDistinct({ userId: ownAccounts.userId })
    .from(ownAccounts)
    .innerJoin(wallets, eq(wallets.userId, ownAccounts.userId))
    .where(and(eq(ownAccounts.linkState, 'none'), isNoneOf(rows.listLeftAlone('ask '))))
    .limit(BATCH);
  await rows.run(
    fresh,
    ({ userId }) => `ask ${userId}`,
    ({ userId }) => inLock(context, userId, 'none', askLink),
  );
  const answered = await db
    .select({ userId: ownAccounts.userId, state: ownAccounts.linkState })
    .from(ownAccounts)
    .innerJoin(outbox, eq(outbox.operationId, ownAccounts.linkOperationId))
    .where(
      and(
        inArray(ownAccounts.linkState, ['asked', 'waiting', 'cancelling']),
        inArray(outbox.status, ['done', 'refused']),
        isNoneOf(rows.listLeftAlone('note ')),
      ),
    )
    .limit(BATCH);
  await rows.run(
    answered,
    ({ userId }) => `note ${userId}`,
    async ({ userId, state }) => {
      const found = await readOwnAccount(context, userId);
      // What the chain does not tell now it tells the next time.
      if (found.balance_wei === null) return;
      await inLock(context, userId, state, (tx, row) => note(context, tx, row, found));
    },
  );
}

/** Those that have failed lately take no place of others. */
const isNoneOf = (except: readonly string[]): SQL | undefined =>
  except.length === 0 ? undefined : notInArray(ownAccounts.userId, [...except]);

/**
 * Calls off a link that waits.
 * @throws AppError `not_found` when none does
 */
export async function cancelLink(context: ApiContext, userId: string): Promise<void> {
  const isDone = await inLock(context, userId, 'waiting', async (tx, row) => {
    const operationId = createOperationId();
    await enqueue(tx, { lane: 'money', kind: CANCEL_LINK, operationId, payload: toPayload(row) });
    await set(tx, row, { linkState: 'cancelling', linkOperationId: operationId });
  });
  if (!isDone) throw new AppError(COMMON_ERRORS.notFound, { message: 'No link is waiting.' });
}

/**
 * Asks for the link again after it was called off, to the primary wallet.
 * @throws AppError `not_found` when there is nothing to link
 */
export async function restartLink(context: ApiContext, userId: string): Promise<void> {
  const isDone = await inLock(context, userId, 'cancelled', askLink);
  if (!isDone)
    throw new AppError(COMMON_ERRORS.notFound, { message: 'There is nothing to link to this wallet.' });
}

async function askLink(tx: Transaction, row: AccountRow): Promise<void> {
  const wallet = await readPrimaryWallet(tx, row.userId);
  if (wallet === null) return;
  const operationId = createOperationId();
  const payload = toPayload({ ...row, linkWallet: wallet });
  await enqueue(tx, { lane: 'money', kind: LINK_ACCOUNT, operationId, payload });
  await set(tx, row, { linkState: 'asked', linkWallet: wallet, linkOperationId: operationId });
}

async function note(
  context: ApiContext,
  tx: Transaction,
  row: AccountRow,
  found: Awaited<ReturnType<typeof readOwnAccount>>,
): Promise<void> {
  if (found.owner !== null) return set(tx, row, { linkState: 'linked', linkEffectiveAt: null });
  const waiting = found.waiting_link;
  if (waiting === null) {
    // Nothing stands on the chain: it was called off, or refused. The person may ask again.
    return set(tx, row, { linkState: 'cancelled', linkEffectiveAt: null });
  }
  const effectiveAt = new Date(waiting.effective_at);
  const operationId = createOperationId();
  const occurredAt = Math.ceil(effectiveAt.getTime() / 1000) + MARGIN_SECONDS;
  const payload = { ...toPayload({ ...row, linkWallet: waiting.wallet }), occurredAt };
  await enqueue(tx, { lane: 'money', kind: COMPLETE_LINK, operationId, payload });
  if (row.linkState === 'asked') await mailWaiting(context, tx, row, waiting.wallet, waiting.effective_at);
  await set(tx, row, {
    linkState: 'waiting',
    linkWallet: waiting.wallet,
    linkEffectiveAt: effectiveAt,
    linkOperationId: operationId,
  });
}

async function mailWaiting(
  { config }: ApiContext,
  tx: Transaction,
  { userId }: AccountRow,
  wallet: string,
  effectiveAt: string,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.emailVerified) return;
  const language = await readLanguage(tx, userId);
  const url = `${config.publicOrigins[0]}${language === 'de' ? '/de' : ''}/settings#own-account`;
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

/** Runs a step under the row's lock if it is still in that state. */
async function inLock(
  { db }: ApiContext,
  userId: string,
  state: LinkState,
  step: (tx: Transaction, row: AccountRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(ownAccounts)
      .where(and(eq(ownAccounts.userId, userId), sql`${ownAccounts.linkState} = ${state}`))
      .for('update');
    if (row) await step(tx, row);
    return row !== undefined;
  });
}

async function set(tx: Transaction, { userId }: AccountRow, values: Partial<AccountRow>): Promise<void> {
  await tx.update(ownAccounts).set(values).where(eq(ownAccounts.userId, userId));
}

const createOperationId = (): Hex => `0x${randomBytes(32).toString('hex')}`;

function toPayload({ accountId, address, linkWallet }: AccountRow) {
  return { accountId, account: address, wallet: linkWallet ?? '' };
}
