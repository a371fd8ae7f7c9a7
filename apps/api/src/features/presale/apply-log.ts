import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { presalePhases, presalePurchases } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import type { Logger } from '@nova/runtime/logger';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { toBuyerKey } from '@nova/shared/presale/operations';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../http/clock.ts';
import { deliver } from './deliver.ts';
import { postDelivery, postPayment } from './ledger.ts';
import { mailReceipt } from './mail-receipt.ts';
import type { PresaleLog } from './presale-logs.ts';
import type { PurchaseRow } from './reservation.ts';

type Hex = `0x${string}`;
type EventOf<Name> = Extract<PresaleLog['event'], { eventName: Name }>['args'];

/** What applying a log needs beside the database. */
interface Surroundings {
  /** Where receipts link to. */
  readonly origin: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Carries one event of the pre-sale into purchases, phases and books. */
export async function applyPresaleLog(
  tx: Transaction,
  log: PresaleLog,
  surroundings: Surroundings,
): Promise<void> {
  const { event } = log;
  if (event.eventName === 'Purchased') await applyPurchased(tx, log, event.args, surroundings);
  if (event.eventName === 'Reserved') await applyReserved(tx, event.args, surroundings);
  if (event.eventName === 'Fulfilled') await applyFulfilled(tx, log, event.args, surroundings);
  if (event.eventName === 'Released') await applyReleased(tx, event.args, surroundings);
}

async function applyPurchased(
  tx: Transaction,
  log: PresaleLog,
  { buyer, phase, usdtUnits, baseWei, bonusWei }: EventOf<'Purchased'>,
  surroundings: Surroundings,
): Promise<void> {
  const { transactionHash, logIndex, blockNumber, at } = log;
  const address = buyer.toLowerCase() as Hex;
  const evidence = toEvidence(log);
  const [owner] = await tx
    .select({ userId: wallets.userId, language: users.language })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(eq(wallets.address, address));
  const [purchase] = await tx
    .insert(presalePurchases)
    .values({
      id: `0x${createHash('sha256').update(`purchase ${evidence}`).digest('hex')}`,
      method: 'usdt',
      status: 'completed',
      userId: owner?.userId ?? null,
      walletAddress: address,
      buyerKey: toBuyerKey(address),
      phase: Number(phase),
      usdtAmount: usdtUnits,
      novaTokens: baseWei,
      bonusTokens: bonusWei,
      reservationState: 'delivered',
      paymentChainId: CHAIN_ID,
      paymentHash: transactionHash,
      // The chain knows no language: that of the page which the buyer used last.
      language: owner?.language ?? 'en',
      transactionHash,
      logIndex,
      blockNumber,
      createdAt: at,
      paidAt: at,
      completedAt: at,
    })
    .returning();
  await postPayment(tx, purchase!, evidence, at);
  await postDelivery(tx, purchase!, evidence, at);
  await movePhase(tx, phase, { minted: baseWei, reserved: 0n });
  await mailReceipt(tx, purchase!, surroundings.origin);
}

async function applyReserved(
  tx: Transaction,
  { purchaseId, phase, baseWei, bonusWei, expiresAt }: EventOf<'Reserved'>,
  { clock }: Surroundings,
): Promise<void> {
  await movePhase(tx, phase, { minted: 0n, reserved: baseWei });
  const purchase = await lockByReservation(tx, purchaseId);
  // Nobody here asked for it: the operator did by other means, and the reconciliation will say so.
  if (!purchase) return;
  const set = {
    reservationState: 'open',
    ...judgeReservation(purchase, baseWei + bonusWei),
    novaTokens: baseWei,
    bonusTokens: bonusWei,
    expiresAt: new Date(Number(expiresAt) * 1000),
  } as const;
  await tx.update(presalePurchases).set(set).where(eq(presalePurchases.id, purchase.id));
  await deliver(tx, { ...purchase, ...set }, clock());
}

/** The first reservation is the promise; a later one that brings less is none, and the money goes back. */
function judgeReservation({ status, minNacWei }: PurchaseRow, totalWei: bigint) {
  if (totalWei < minNacWei) {
    const ended = status === 'quoted' ? 'failed' : status === 'paid' ? 'refund_due' : status;
    return { status: ended, minNacWei, reason: PRESALE_ERRORS.tooFewCoins } as const;
  }
  return { status: status === 'quoted' ? 'reserved' : status, minNacWei: totalWei, reason: null } as const;
}

async function applyFulfilled(
  tx: Transaction,
  log: PresaleLog,
  { purchaseId, phase, baseWei, bonusWei }: EventOf<'Fulfilled'>,
  { origin, logger }: Surroundings,
): Promise<void> {
  const { transactionHash, logIndex, blockNumber, at } = log;
  await movePhase(tx, phase, { minted: baseWei, reserved: -baseWei });
  const purchase = await lockByReservation(tx, purchaseId);
  if (!purchase) return;
  const set = {
    reservationState: 'delivered',
    // Money that went back in the same moment stays gone; the books show both.
    status: purchase.status === 'paid' ? 'completed' : purchase.status,
    novaTokens: baseWei,
    bonusTokens: bonusWei,
    transactionHash,
    logIndex,
    blockNumber,
    completedAt: at,
    expiresAt: null,
  } as const;
  await tx.update(presalePurchases).set(set).where(eq(presalePurchases.id, purchase.id));
  await postDelivery(tx, { ...purchase, ...set }, toEvidence(log), at);
  if (set.status === 'completed') await mailReceipt(tx, { ...purchase, ...set }, origin);
  else
    logger.error(
      { purchase: purchase.id, status: purchase.status },
      'coins of an unpaid purchase were handed over',
    );
}

async function applyReleased(
  tx: Transaction,
  { purchaseId }: EventOf<'Released'>,
  { clock }: Surroundings,
): Promise<void> {
  const purchase = await lockByReservation(tx, purchaseId);
  if (!purchase) return;
  await movePhase(tx, BigInt(purchase.phase), { minted: 0n, reserved: -purchase.novaTokens });
  const isUnpaid = purchase.status === 'reserved' || purchase.status === 'quoted';
  const set = {
    reservationState: 'released',
    status: isUnpaid ? 'expired' : purchase.status,
    expiresAt: null,
  } as const;
  await tx.update(presalePurchases).set(set).where(eq(presalePurchases.id, purchase.id));
  await deliver(tx, { ...purchase, ...set }, clock());
}

async function movePhase(
  tx: Transaction,
  phase: bigint,
  { minted, reserved }: { minted: bigint; reserved: bigint },
): Promise<void> {
  await tx
    .update(presalePhases)
    .set({
      minted: sql`${presalePhases.minted} + ${minted.toString()}::numeric`,
      reserved: sql`${presalePhases.reserved} + ${reserved.toString()}::numeric`,
    })
    .where(eq(presalePhases.id, Number(phase)));
}

async function lockByReservation(tx: Transaction, reservationId: Hex): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(presalePurchases)
    .where(eq(presalePurchases.reservationId, reservationId))
    .for('update');
  return row ?? null;
}

const toEvidence = ({ transactionHash, logIndex }: PresaleLog) => `${transactionHash}:${logIndex}`;
