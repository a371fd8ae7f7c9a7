import type { Database } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { AppError } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { SignedPurchase } from '../purchase/verify-purchase-message.ts';

const ID = /^0x[0-9a-f]{64}$/;

/** Reference by which a buyer's request is found again. */
export const toRequestKey = (address: string, requestId: string): string => `bridge:${address}:${requestId}`;

/**
 * Gives a registered payment over the bridge another hash: a wallet that raises its fee sends the same payment under
 * another one, and people mistype. Its buyer asks for it by signing for the same request again, or for the purchase
 * itself with its id in the request's place, and only while no block holds what was named before. Amount, phase and
 * buyer stay what they were, and so does the time until which a block is waited for.
 * @returns the purchase; null when the message is of none that was registered, or of one that has failed: the payment
 * that was meant is a purchase of its own then
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
        message: 'This payment is already in a block.',
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
