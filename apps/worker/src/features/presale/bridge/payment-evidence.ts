import type { Hex } from 'viem';
import type { ReservedPurchase } from '../reserved-purchase.ts';

/** Result of checking a purchase's payment with a source outside the database. */
export type Finding =
  /**
   * The exact amount was paid by this buyer. `evidence` identifies the payment, so that it counts only
   * once.
   */
  | { readonly kind: 'paid'; readonly evidence: string }
  | { readonly kind: 'unpaid'; readonly reason: string }
  /** The purchase was paid and the money was returned. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Purchases for which a payment has, or may have, delivered coins, by the payment's evidence. */
export type UsedEvidence = ReadonlyMap<string, Hex>;

/** Queries the recipient of the money. Never throws because of the recipient or the network. */
export interface PaymentSource {
  /** @param isFinal True if the payment must be irreversible, because coins are delivered for it. */
  request(purchase: ReservedPurchase, isFinal: boolean, used: UsedEvidence): Promise<Finding>;
}

/** Proves payments by each method. A method without a source delivers nothing. */
export interface PaymentSources {
  readonly card?: PaymentSource | undefined;
  readonly bridge?: PaymentSource | undefined;
  /** True if purchases marked as simulated count as paid; only in development. */
  readonly acceptsSimulated: boolean;
}

export const unpaid = (reason: string): Finding => ({ kind: 'unpaid', reason });
export const unknown = (reason: string): Finding => ({ kind: 'unknown', reason });

/** Determines from the recipient of the money whether a purchase was paid. */
export async function findPayment(
  sources: PaymentSources,
  purchase: ReservedPurchase,
  isFinal: boolean,
  used: UsedEvidence,
): Promise<Finding> {
  if (purchase.isSimulated) {
    return sources.acceptsSimulated
      ? { kind: 'paid', evidence: `simulated:${purchase.id}` }
      : unpaid('a simulated purchase is not delivered on this chain');
  }
  if (purchase.method !== 'card' && purchase.method !== 'bridge')
    return unpaid('it is not an off-chain payment');
  const source = sources[purchase.method];
  if (!source) return unknown(`this worker cannot look up ${purchase.method} payments`);
  return source.request(purchase, isFinal, used);
}
