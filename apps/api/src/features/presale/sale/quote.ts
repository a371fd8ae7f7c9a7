import { COMMON_ERRORS, AppError } from '@nova/shared/errors';
import { CARD_MIN_USDT_UNITS, UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { MIN_USDT_UNITS, type PhaseNumber } from '@nova/shared/presale/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { findLargestPayment, type LargestPayment } from '@nova/shared/presale/limits';
import { getPhaseTerms, nacWeiToUsdt, quotePurchase } from '@nova/shared/presale/pricing';
import type { Quote } from '@nova/shared/presale/quote';
import type { PaymentMethod } from '@nova/shared/presale/sale';
import { readCapacity, type SaleOnChain } from './sale-chain.ts';

/** Gas for approving and for buying with a first bonus, rounded up; our chain charges 1 gwei for each. */
const BUY_GAS = 250_000n;
const GAS_PRICE_WEI = 1_000_000_000n;

export interface QuoteRequest {
  readonly method: PaymentMethod;
  readonly usdtUnits: bigint | null;
  readonly nacWei: bigint | null;
  /** True if the buyer's single bonus is used or reserved. */
  readonly hasBonus: boolean;
  /** Seconds since 1970. */
  readonly now: number;
  readonly isWhitelisted: boolean;
}

/**
 * Returns the coins for a payment made now, by the contract's arithmetic.
 * @throws AppError `sale_closed` if there is no phase to quote
 */
export function quoteSale(sale: SaleOnChain, request: QuoteRequest): Quote {
  if (sale.currentPhase > sale.phases.length) {
    throw new AppError(PRESALE_ERRORS.saleClosed, { message: 'The presale has ended.' });
  }
  const phase = sale.currentPhase as PhaseNumber;
  const usdtUnits = toUnits(phase, request);
  const capacity = readCapacity(sale, phase, request.hasBonus);
  const { baseWei, bonusWei } = quotePurchase(phase, usdtUnits, capacity.hasBonusSlot);
  const total = (baseWei + bonusWei).toString();
  const largest = findLargestPayment(capacity, request.method);
  return {
    method: request.method,
    phase,
    price_usdt_units: getPhaseTerms(phase).priceUsdtUnits.toString(),
    usdt_units: usdtUnits.toString(),
    base_wei: baseWei.toString(),
    bonus_wei: bonusWei.toString(),
    total_wei: total,
    min_nac_wei: total,
    fee_usdt_units: '0',
    network_fee_wei: request.method === 'usdt' ? (BUY_GAS * GAS_PRICE_WEI).toString() : '0',
    max_usdt_units: largest.usdtUnits.toString(),
    refusal: findRefusal(sale, request, usdtUnits, largest),
  };
}

function toUnits(phase: PhaseNumber, { method, usdtUnits, nacWei }: QuoteRequest): bigint {
  if (usdtUnits !== null) return usdtUnits;
  const exact = nacWeiToUsdt(phase, nacWei ?? 0n);
  return method === 'card' ? ((exact + UNITS_PER_CENT - 1n) / UNITS_PER_CENT) * UNITS_PER_CENT : exact;
}

function findRefusal(
  sale: SaleOnChain,
  request: QuoteRequest,
  usdtUnits: bigint,
  largest: LargestPayment,
): string | null {
  const { method, now, isWhitelisted } = request;
  const opensAt = isWhitelisted ? sale.whitelistOpensAt : sale.publicOpensAt;
  const isCard = method === 'card';
  if (sale.isClosed) return PRESALE_ERRORS.saleClosed;
  if (sale.isPaused) return PRESALE_ERRORS.salePaused;
  if (now < opensAt) return PRESALE_ERRORS.notOpenYet;
  if (method === 'usdt' && sale.usdt === null) return PRESALE_ERRORS.usdtUnavailable;
  if (usdtUnits < (isCard ? CARD_MIN_USDT_UNITS : MIN_USDT_UNITS)) return PRESALE_ERRORS.belowMinimum;
  if (isCard && usdtUnits % UNITS_PER_CENT !== 0n) return COMMON_ERRORS.invalidInput;
  return usdtUnits > largest.usdtUnits ? largest.code : null;
}
