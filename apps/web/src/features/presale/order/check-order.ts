import { MIN_USDT_UNITS } from '@nova/shared/presale/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { findLargestPayment, type LargestPayment } from '@nova/shared/presale/limits';
import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import type { AmountError } from '../../../ui/form/parse-amount.ts';
import { bonusSlotsLeft, type Sale, type SalePhase } from '../sale/sale.ts';
import type { Buyer } from '../buy/use-buyer.ts';

/** Sufficient gas to reset an old allowance, approve and buy. */
export const PURCHASE_GAS = 300_000n;
export const PURCHASE_FEE_WEI = PURCHASE_GAS * MIN_GAS_PRICE_WEI;

/** Payment method: USDT on Nova, card, from Ethereum, or simulated. */
export type PaymentMethod = 'usdt' | 'card' | 'bridge' | 'simulated';

export interface OrderCheck {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly payment: PaymentMethod;
  /** Null while the text is not a valid amount. */
  readonly usdtUnits: bigint | null;
  readonly amountError: AmountError | null;
  /** Undefined without a wallet and while its balances are loading. */
  readonly buyer: Buyer | undefined;
  /** USDT units on the other chain; null while unknown. */
  readonly bridgeUnits?: bigint | null;
}

/** Validation error of an order; `limit` in USDT units if there is one. */
export type OrderError =
  | { readonly kind: 'amount' | 'number' | 'decimals' | 'cents' }
  | {
      readonly kind: 'minimum' | 'cardMinimum' | 'cardMaximum' | 'phase' | 'reservation' | 'day' | 'balance';
      readonly limit: bigint;
    }
  | { readonly kind: 'reservationsFull' | 'dayFull' }
  | { readonly kind: 'gas' };

const CENT_UNITS = 10_000n;

/**
 * Returns the largest payment that can be delivered in full
 * now; simulated payments have the limits of the bridge.
 */
export function largestPaymentOf({
  sale,
  phase,
  payment,
  buyer,
}: Pick<OrderCheck, 'sale' | 'phase' | 'payment' | 'buyer'>): LargestPayment {
  const hasBonusSlot = bonusSlotsLeft(sale) > 0 && buyer?.hasBonus !== true;
  const capacity = { ...phase, offchainLeftWei: sale.offchainLeftWei, hasBonusSlot };
  return findLargestPayment(capacity, payment === 'simulated' ? 'bridge' : payment);
}

function checkLargest(order: OrderCheck, units: bigint): OrderError | null {
  const { usdtUnits: limit, code } = largestPaymentOf(order);
  if (units <= limit) return null;
  if (code === PRESALE_ERRORS.aboveMaximum) return { kind: 'cardMaximum', limit };
  if (code === PRESALE_ERRORS.exceedsPhase) return { kind: 'phase', limit };
  if (code === PRESALE_ERRORS.dailyLimit) {
    return limit < MIN_USDT_UNITS ? { kind: 'dayFull' } : { kind: 'day', limit };
  }
  return limit < MIN_USDT_UNITS ? { kind: 'reservationsFull' } : { kind: 'reservation', limit };
}

function checkAmount({ amountError, usdtUnits }: OrderCheck): OrderError | null {
  if (amountError === 'number') return { kind: 'number' };
  if (amountError === 'decimals') return { kind: 'decimals' };
  return usdtUnits === null ? { kind: 'amount' } : null;
}

function checkCard({ card }: Sale, units: bigint): OrderError | null {
  if (units < card.minUnits) return { kind: 'cardMinimum', limit: card.minUnits };
  return units % CENT_UNITS === 0n ? null : { kind: 'cents' };
}

function checkWallet(buyer: Buyer | undefined, units: bigint): OrderError | null {
  if (buyer === undefined) return null;
  if (buyer.usdtUnits < units) return { kind: 'balance', limit: buyer.usdtUnits };
  return buyer.nacWei < PURCHASE_FEE_WEI ? { kind: 'gas' } : null;
}

/** Returns the first validation error of an order; null if it is valid. */
export function checkOrder(order: OrderCheck): OrderError | null {
  const error = checkAmount(order);
  if (error) return error;
  const units = order.usdtUnits!;
  if (units < MIN_USDT_UNITS) return { kind: 'minimum', limit: MIN_USDT_UNITS };
  const cardError = order.payment === 'card' ? checkCard(order.sale, units) : null;
  const limitError = cardError ?? checkLargest(order, units);
  if (limitError || order.payment === 'card') return limitError;
  if (order.payment === 'usdt') return checkWallet(order.buyer, units);
  const { bridgeUnits = null } = order;
  const isShort = order.payment === 'bridge' && bridgeUnits !== null && bridgeUnits < units;
  return isShort ? { kind: 'balance', limit: bridgeUnits } : null;
}
