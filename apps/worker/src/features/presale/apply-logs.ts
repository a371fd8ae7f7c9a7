import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { wallets } from '@nova/db/schema/wallet';
import type { Logger } from '@nova/runtime/logger';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { toBuyerKey } from '@nova/shared/presale/operations';
import { AWAITING_APPROVAL } from '@nova/shared/presale/reasons';
import { eq, inArray } from 'drizzle-orm';
import type { Hex } from 'viem';
import { planDelivery } from '@nova/presale/deliver';
import { composeDelivery, composePayment } from '@nova/presale/ledger';
import type { Language } from '@nova/shared/language/language';
import type { PresaleLog } from './presale-logs.ts';
import type { PurchaseRow } from '@nova/presale/reservation';
import { SaleBatch } from './sale-batch.ts';

type EventOf<Name> = Extract<PresaleLog['event'], { eventName: Name }>['args'];

/** Dependencies for applying logs besides the database. */
interface Surroundings {
  /** Origin of the links in receipts. */
  readonly origin: string;
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Owner of a buyer's wallet. */
interface Owner {
  readonly userId: string;
  readonly language: Language | null;
}

/** State of one batch while its logs are applied. */
interface Desk extends Surroundings {
  readonly tx: Transaction;
  readonly batch: SaleBatch;
  /** By address in lowercase. */
  readonly owners: ReadonlyMap<string, Owner>;
}

/** Applies presale events in chain order to purchases, phases and books. */
export async function applyPresaleLogs(
  tx: Transaction,
  logs: readonly PresaleLog[],
  surroundings: Surroundings,
): Promise<void> {
  const events = logs.map((log) => log.event);
  const reservationIds = events.flatMap((event) =>
    'purchaseId' in event.args ? [event.args.purchaseId] : [],
  );
  const buyers = events.flatMap((event) =>
    event.eventName === 'Purchased' ? [event.args.buyer.toLowerCase()] : [],
  );
  const batch = await SaleBatch.open(tx, reservationIds);
  const desk: Desk = { ...surroundings, tx, batch, owners: await findOwners(tx, buyers) };
  for (const log of logs) {
    const { event } = log;
    if (event.eventName === 'Purchased') await applyPurchased(desk, log, event.args);
    if (event.eventName === 'PurchaseApproved') applyApproved(desk, event.args);
    if (event.eventName === 'Reserved') applyReserved(desk, event.args);
    if (event.eventName === 'Fulfilled') await applyFulfilled(desk, log, event.args);
    if (event.eventName === 'Released') applyReleased(desk, event.args);
  }
  await batch.write(surroundings.origin);
}

async function findOwners(
  tx: Transaction,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  if (addresses.length === 0) return new Map();
  const rows = await tx
    .select({ address: wallets.address, userId: wallets.userId, language: users.language })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(inArray(wallets.address, [...addresses]));
  return new Map(rows.map(({ address, userId, language }) => [address, { userId, language }]));
}

async function applyPurchased(
  { tx, batch, owners }: Desk,
  log: PresaleLog,
  { buyer, phase, usdtUnits, baseWei, bonusWei }: EventOf<'Purchased'>,
): Promise<void> {
  const { transactionHash, logIndex, blockNumber, at } = log;
  const address = buyer.toLowerCase() as Hex;
  const evidence = toEvidence(log);
  const owner = owners.get(address);
  const purchase = {
    id: `0x${createHash('sha256').update(`purchase ${evidence}`).digest('hex')}`,
    method: 'usdt',
    status: 'completed',
    isSimulated: false,
    userId: owner?.userId ?? null,
    walletAddress: address,
    buyerKey: toBuyerKey(address),
    phase: Number(phase),
    usdtAmount: usdtUnits,
    refundedAmount: 0n,
    novaTokens: baseWei,
    bonusTokens: bonusWei,
    reservationState: 'delivered',
    paymentChainId: CHAIN_ID,
    paymentHash: transactionHash,
    // The chain stores no language, so the receipt uses that of the buyer's last visited page.
    language: owner?.language ?? 'en',
    transactionHash,
    logIndex,
    blockNumber,
    createdAt: at,
    paidAt: at,
    completedAt: at,
  } as const;
  batch.add(purchase);
  batch.post([
    composePayment(purchase, evidence, at),
    ...(await composeDelivery(tx, purchase, evidence, at)),
  ]);
  batch.movePhase(Number(phase), { minted: baseWei, reserved: 0n });
  batch.mail(purchase);
}

/** The Safe approves a purchase above the daily limit, so it is retried immediately. */
function applyApproved({ batch, clock }: Desk, { purchaseId }: EventOf<'PurchaseApproved'>): void {
  const purchase = batch.find(purchaseId);
  if (purchase?.reason !== AWAITING_APPROVAL) return;
  batch.take(purchase, planDelivery(purchase, clock()));
}

function applyReserved(
  { batch, clock }: Desk,
  { purchaseId, phase, baseWei, bonusWei, expiresAt }: EventOf<'Reserved'>,
): void {
  batch.movePhase(Number(phase), { minted: 0n, reserved: baseWei });
  const purchase = batch.find(purchaseId);
  // The reservation was not requested by this system. The operator made it by other means, and the
  // reconciliation will report it.
  if (!purchase) return;
  const reserved = batch.change(purchase, {
    reservationState: 'open',
    ...judgeReservation(purchase, baseWei + bonusWei),
    novaTokens: baseWei,
    bonusTokens: bonusWei,
    expiresAt: new Date(Number(expiresAt) * 1000),
  });
  batch.take(reserved, planDelivery(reserved, clock()));
}

/**
 * The first reservation is binding. A later one for fewer coins is rejected, and the payment is refunded.
 */
function judgeReservation({ status, minNacWei }: PurchaseRow, totalWei: bigint) {
  if (totalWei < minNacWei) {
    const ended = status === 'paid' ? 'refund_due' : status;
    return { status: ended, minNacWei, reason: PRESALE_ERRORS.tooFewCoins } as const;
  }
  return { status, minNacWei: totalWei, reason: null } as const;
}

async function applyFulfilled(
  { tx, batch, logger }: Desk,
  log: PresaleLog,
  { purchaseId, phase, baseWei, bonusWei }: EventOf<'Fulfilled'>,
): Promise<void> {
  const { transactionHash, logIndex, blockNumber, at } = log;
  batch.movePhase(Number(phase), { minted: baseWei, reserved: -baseWei });
  const purchase = batch.find(purchaseId);
  if (!purchase) return;
  const delivered = batch.change(purchase, {
    reservationState: 'delivered',
    // Money refunded at the same moment stays refunded; the books show both.
    status: purchase.status === 'paid' ? 'completed' : purchase.status,
    novaTokens: baseWei,
    bonusTokens: bonusWei,
    transactionHash,
    logIndex,
    blockNumber,
    completedAt: at,
    expiresAt: null,
  });
  batch.post(await composeDelivery(tx, delivered, toEvidence(log), at));
  if (delivered.status === 'completed') batch.mail(delivered);
  else
    logger.error(
      { purchase: purchase.id, status: purchase.status },
      'coins of an unpaid purchase were delivered',
    );
}

function applyReleased({ batch, clock }: Desk, { purchaseId }: EventOf<'Released'>): void {
  const purchase = batch.find(purchaseId);
  if (!purchase) return;
  batch.movePhase(purchase.phase, { minted: 0n, reserved: -purchase.novaTokens });
  const isUnpaid = purchase.status === 'quoted';
  const released = batch.change(purchase, {
    reservationState: 'released',
    status: isUnpaid ? 'expired' : purchase.status,
    expiresAt: null,
  });
  batch.take(released, planDelivery(released, clock()));
}

const toEvidence = ({ transactionHash, logIndex }: PresaleLog) => `${transactionHash}:${logIndex}`;
