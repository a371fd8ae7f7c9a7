import type { Database } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { AppError } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { SignedPurchase } from '../purchase/verify-purchase-message.ts';

const ID = /^0x[0-9a-f]{64}$/;

/** Returns the reference that identifies a buyer's request. */
export const toRequestKey = (address: string, requestId: string): string => `bridge:${address}:${requestId}`;

/**
 * Changes the hash of a registered payment from Ethereum: a wallet that raises its fee sends the same payment
 * under another hash, and people mistype. The buyer signs for the same request again, or for the purchase
 * with its id in place of the request id; this works only while no block contains the previous payment.
 * Amount, phase, buyer and the deadline for a block stay unchanged.
 * @returns the purchase; null if the message matches no registered purchase or a failed one, in which case
 * the payment becomes a new purchase
 * @throws AppError `payment_seen`
 */
export async function renamePayment(
  db: Database,
  address: string,
  { purchaseId, paymentHash, phase, usdtUnits, digest }: SignedPurchase,
): Promise<Hex | null> {
  const { id, requestKey, walletAddress, method, isSimulated, status, position } = presalePurchases;
  const isNamed = or(
    eq(requestKey, toRequestKey(address, purchaseId)),
    ID.test(purchaseId) ? eq(id, purchaseId as Hex) : undefined,
  );
  const isTheirs = and(eq(walletAddress, address), eq(method, 'bridge'), eq(isSimulated, false));
  return db.transaction(async (tx) => {
    const [purchase] = await tx
      .select()
      .from(presalePurchases)
      .where(and(isNamed, isTheirs, ne(status, 'failed')))
      .orderBy(desc(position))
      .limit(1)
      .for('update');
    if (!purchase || purchase.phase !== phase || purchase.usdtAmount !== usdtUnits) return null;
    if (purchase.paymentHash === paymentHash) return purchase.id;
    const isOfIt = eq(bridgePayments.purchaseId, purchase.id);
    const [payment] = await tx.select().from(bridgePayments).where(isOfIt).for('update');
    if (purchase.status !== 'pending' || payment?.status !== 'pending') {
      throw new AppError(PRESALE_ERRORS.paymentSeen, {
        message: "This payment is already in a block and can't be changed.",
        details: { status: purchase.status, payment_hash: purchase.paymentHash },
      });
    }
    const unseen = {
      reason: null,
      blockNumber: null,
      blockHash: null,
      confirmations: 0,
      misses: 0,
      nextCheckAt: null,
    } as const;
    await tx
      .update(bridgePayments)
      .set({ paymentHash, ...unseen })
      .where(isOfIt);
    await tx.update(presalePurchases).set({ paymentHash, messageDigest: digest }).where(eq(id, purchase.id));
    await wakeJobs(tx, JOB_CHANNELS.presale);
    return purchase.id;
  });
}
