import type { Hex } from 'viem';
import type { ReservedPurchase } from '../reserved-purchase.ts';

/** What a source outside of the database says of a purchase's payment. */
export type Finding =
  /** It was paid: this very amount, by this very buyer. `evidence` names the payment, so that it counts once. */
  | { readonly kind: 'paid'; readonly evidence: string }
  | { readonly kind: 'unpaid'; readonly reason: string }
  /** It was paid, and money went back. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Payments that have delivered coins, or may have: what they are named, and for which purchase. */
export type UsedEvidence = ReadonlyMap<string, Hex>;

/** Asks whoever received the money. Never throws for what they or the network do. */
export interface PaymentSource {
  /** @param isFinal the payment must be beyond recall: coins are handed over for it */
  ask(purchase: ReservedPurchase, isFinal: boolean, used: UsedEvidence): Promise<Finding>;
}

/** How payments by each way are proved. A way without a source delivers nothing. */
export interface PaymentSources {
  readonly card?: PaymentSource | undefined;
  readonly bridge?: PaymentSource | undefined;
  /** Purchases that no money is paid for, and that say so: in development only. */
  readonly acceptsSimulated: boolean;
}

export const unpaid = (reason: string): Finding => ({ kind: 'unpaid', reason });
export const unknown = (reason: string): Finding => ({ kind: 'unknown', reason });

/** Finds out whether a purchase was paid, from where its money went. */
export async function findPayment(
  sources: PaymentSources,
  purchase: ReservedPurchase,
  isFinal: boolean,
  used: UsedEvidence,
): Promise<Finding> {
  if (purchase.isSimulated) {
    return sources.acceptsSimulated
      ? { kind: 'paid', evidence: `simulated:${purchase.id}` }
      : unpaid('a simulated purchase delivers nothing here');
  }
  if (purchase.method !== 'card' && purchase.method !== 'bridge')
    return unpaid('it is not paid off the chain');
  const source = sources[purchase.method];
  if (!source) return unknown(`this worker cannot look up payments by ${purchase.method}`);
  return source.ask(purchase, isFinal, used);
}
