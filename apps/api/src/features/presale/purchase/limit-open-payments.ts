import type { Transaction } from '@nova/db/database';
import { LOCK_SPACES } from '@nova/db/locks';
import { presalePurchases } from '@nova/db/schema/presale';
import { AppError } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { OPEN_BRIDGE_PAYMENT_SECONDS, OPEN_PAYMENTS_MAX } from '@nova/shared/presale/limits';
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { type ClientNetworks, WIDE_FACTOR } from '@nova/shared/networks';

/** Request for one more payment that has not arrived. */
export interface OpenPayment {
  readonly method: 'card' | 'bridge';
  readonly userId: string | null;
  readonly walletAddress: string;
  /** Key of the request; a repeated request does not count again. */
  readonly requestKey: string | null;
  /** Null if limits per network are disabled. */
  readonly networks: ClientNetworks | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Limits payments of an account, wallet or network that have not arrived. Requests of the same account,
 * wallet or network are serialized until the transaction ends.
 * @throws AppError `too_many_open_payments` with `retryAfterSeconds`
 */
export async function limitOpenPayments(tx: Transaction, payment: OpenPayment): Promise<void> {
  const { method, userId, walletAddress, networks } = payment;
  const { network = null, wideNetwork = null } = networks ?? {};
  const owner = userId ?? walletAddress;
  const names = [`owner ${owner}`];
  if (network !== null) names.push(`network ${network}`);
  if (wideNetwork !== null) names.push(`wide network ${wideNetwork}`);
  for (const name of names) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${LOCK_SPACES.openPayments}, hashtext(${`${method} ${name}`}))`,
    );
  }
  const isOwn = or(
    eq(presalePurchases.walletAddress, walletAddress),
    userId === null ? undefined : eq(presalePurchases.userId, userId),
  );
  await refuseFrom(tx, payment, isOwn, OPEN_PAYMENTS_MAX.account);
  if (network !== null) {
    await refuseFrom(tx, payment, eq(presalePurchases.network, network), OPEN_PAYMENTS_MAX.network);
  }
  if (wideNetwork !== null) {
    const isNear = eq(presalePurchases.wideNetwork, wideNetwork);
    await refuseFrom(tx, payment, isNear, OPEN_PAYMENTS_MAX.network * WIDE_FACTOR);
  }
}

async function refuseFrom(
  tx: Transaction,
  { method, requestKey, now }: OpenPayment,
  isCounted: SQL | undefined,
  most: number,
): Promise<void> {
  const { status, expiresAt, createdAt } = presalePurchases;
  const isOpen =
    method === 'card'
      ? and(eq(status, 'quoted'), gt(expiresAt, new Date(now)))
      : and(eq(status, 'pending'), gt(createdAt, new Date(now - OPEN_BRIDGE_PAYMENT_SECONDS * 1000)));
  const isOther =
    requestKey === null ? undefined : sql`${presalePurchases.requestKey} is distinct from ${requestKey}`;
  const rows = await tx
    .select({ createdAt, expiresAt })
    .from(presalePurchases)
    .where(and(eq(presalePurchases.method, method), isOpen, isOther, isCounted))
    .orderBy(createdAt)
    .limit(most);
  if (rows.length < most) return;
  const ends = rows.map((row) =>
    method === 'card'
      ? row.expiresAt!.getTime()
      : row.createdAt.getTime() + OPEN_BRIDGE_PAYMENT_SECONDS * 1000,
  );
  const retryAfterSeconds = Math.max(1, Math.ceil((Math.min(...ends) - now) / 1000));
  const step = method === 'card' ? 'Complete one of them' : 'Enter the correct transaction for one of them';
  throw new AppError(PRESALE_ERRORS.tooManyOpenPayments, {
    message: `You or your network already have ${most} open payments. ${step}, or try again in ${Math.ceil(retryAfterSeconds / 60)} min.`,
    details: { retryAfterSeconds },
  });
}
