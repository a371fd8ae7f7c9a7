import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { LOCK_SEEDS } from '@nova/db/locks';
import { actions } from '@nova/db/schema/energy';
import { partnerActionKeys, partnerActions } from '@nova/db/schema/partner';
import { wallets } from '@nova/db/schema/wallet';
import { SECONDS_PER_DAY } from '@nova/shared/energy/rules';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { PARTNER_ERRORS } from '@nova/shared/partner/errors';
import type { PartnerAction, PartnerActionResult } from '@nova/shared/partner/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';

/** Credits a key to an account within a transaction, or returns why not. */
export type CreditPartnerAction = (
  tx: Transaction,
  claim: {
    userId: string;
    account: Hex;
    key: string;
    requestId: string;
    metadata: Record<string, unknown> | null;
  },
) => Promise<
  | { readonly accepted: true; readonly actionId: Hex; readonly points: number }
  | {
      readonly accepted: false;
      readonly reason: Exclude<PartnerActionResult['reason'], 'budget' | 'source' | null>;
      readonly nextAt: number | null;
    }
>;

export interface Report extends PartnerAction {
  readonly partnerId: string;
  readonly idempotencyKey: string;
  readonly hasWebhook: boolean;
}

/**
 * Accepts an action that happened in a partner's application. Budget, credit and record share one
 * transaction; a repeated idempotency key returns the first result.
 * @throws AppError `not_your_action`, `wallet_unknown`, `idempotency_conflict`
 */
export async function reportAction(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  credit: CreditPartnerAction,
  report: Report,
): Promise<PartnerActionResult> {
  const day = Math.floor(clock() / 1000 / SECONDS_PER_DAY);
  return db
    .transaction(async (tx) => {
      // Serialized per key, so concurrent reports cannot exceed the daily budget.
      const lock = `partner ${report.action_key}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, ${LOCK_SEEDS.partners}))`);
      const earlier = await findEarlier(tx, report);
      if (earlier) return earlier;
      const budget = await readBudget(tx, report, day);
      const userId = await findUser(tx, report.wallet_address);
      const outcome = await credit(tx, {
        userId,
        account: report.wallet_address,
        key: report.action_key,
        requestId: `partner:${report.partnerId}:${report.idempotencyKey}`,
        metadata: report.metadata ?? null,
      });
      if (!outcome.accepted) return refuse(outcome.reason, outcome.nextAt);
      // Thrown to roll back the credit above with the transaction.
      if (outcome.points > budget) throw new BudgetSpent((day + 1) * SECONDS_PER_DAY);
      await tx.insert(partnerActions).values({
        actionId: outcome.actionId,
        partnerId: report.partnerId,
        actionKey: report.action_key,
        points: outcome.points,
        idempotencyKey: report.idempotencyKey,
        requestHash: hashReport(report),
        day,
        createdAt: new Date(clock()),
        nextAttemptAt: report.hasWebhook ? new Date(clock()) : null,
      });
      return accept(outcome.actionId, outcome.points);
    })
    .catch((error: unknown) => {
      if (error instanceof BudgetSpent) return refuse('budget', error.nextAt);
      throw error;
    });
}

class BudgetSpent extends Error {
  constructor(readonly nextAt: number) {
    super("Today's budget for this action key is used up. It resets at midnight UTC.");
  }
}

async function findEarlier(tx: Transaction, report: Report): Promise<PartnerActionResult | null> {
  const isSame = and(
    eq(partnerActions.partnerId, report.partnerId),
    eq(partnerActions.idempotencyKey, report.idempotencyKey),
  );
  const [row] = await tx.select().from(partnerActions).where(isSame);
  if (!row) return null;
  if (row.requestHash === hashReport(report)) return accept(row.actionId, row.points);
  throw new AppError(COMMON_ERRORS.idempotencyConflict, {
    message: 'This Idempotency-Key was already used with a different request body. Use a new key.',
  });
}

/** Returns the points that the key may still credit today. */
async function readBudget(
  tx: Transaction,
  { partnerId, action_key: key }: Report,
  day: number,
): Promise<number> {
  const isOwn = and(eq(partnerActionKeys.actionKey, key), eq(partnerActionKeys.partnerId, partnerId));
  const [own] = await tx.select().from(partnerActionKeys).where(isOwn);
  if (!own) {
    throw new AppError(PARTNER_ERRORS.notYourAction, {
      message: "This action key doesn't belong to your partner account. Use one of your own keys.",
    });
  }
  const [spent] = await tx
    .select({ points: sql<number>`coalesce(sum(${partnerActions.points}), 0)::int` })
    .from(partnerActions)
    .where(and(eq(partnerActions.actionKey, key), eq(partnerActions.day, day)));
  return own.dailyBudget - spent!.points;
}

async function findUser(tx: Transaction, wallet: string): Promise<string> {
  const [row] = await tx.select({ userId: wallets.userId }).from(wallets).where(eq(wallets.address, wallet));
  if (row) return row.userId;
  throw new AppError(PARTNER_ERRORS.walletUnknown, {
    message: 'Unknown wallet. Its owner must connect it to Nova once before you can report actions for it.',
  });
}

/** Returns an action that this partner reported; null for an action of another partner. */
export async function findReported(
  { db }: Pick<ApiContext, 'db'>,
  partnerId: string,
  actionId: Hex,
): Promise<{ key: string } | null> {
  const [row] = await db
    .select({ key: actions.actionKey })
    .from(partnerActions)
    .innerJoin(actions, eq(actions.actionId, partnerActions.actionId))
    .where(and(eq(partnerActions.actionId, actionId), eq(partnerActions.partnerId, partnerId)));
  return row ?? null;
}

function hashReport({ action_key: key, wallet_address: wallet, metadata }: Report): Hex {
  const text = JSON.stringify([key, wallet, metadata ?? null]);
  return `0x${createHash('sha256').update(text).digest('hex')}`;
}

const NO_BLOCK = { block_number: null, block_hash: null, transaction_hash: null } as const;

function accept(actionId: Hex, points: number): PartnerActionResult {
  return {
    success: true,
    points_awarded: points,
    status: 'pending',
    reason: null,
    next_at: null,
    action_id: actionId,
    ...NO_BLOCK,
  };
}

function refuse(reason: PartnerActionResult['reason'], nextAt: number | null): PartnerActionResult {
  return {
    success: false,
    points_awarded: 0,
    status: 'refused',
    reason,
    next_at: nextAt === null ? null : toWireTime(nextAt * 1000),
    action_id: null,
    ...NO_BLOCK,
  };
}
