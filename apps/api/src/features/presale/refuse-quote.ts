import { AppError } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import type { Quote } from '@nova/shared/presale/quote';

const SENTENCES: Readonly<Record<string, string>> = {
  [PRESALE_ERRORS.saleClosed]: 'The pre-sale is over.',
  [PRESALE_ERRORS.salePaused]: 'The pre-sale is stopped for the time being.',
  [PRESALE_ERRORS.notOpenYet]: 'The pre-sale has not opened yet.',
  [PRESALE_ERRORS.usdtUnavailable]: 'USDT nicht verfügbar auf diesem Netzwerk',
  [PRESALE_ERRORS.belowMinimum]: 'The amount is below the smallest purchase.',
  [PRESALE_ERRORS.exceedsPhase]: 'This phase has less left than that.',
};

/**
 * Turns a quote that cannot be bought into its refusal.
 * @throws AppError the quote's refusal; `wrong_phase` or `too_few_coins` when it is not what the buyer saw
 */
export function refuseQuote(quote: Quote, seen: { phase: number; minNacWei: bigint }): void {
  if (quote.refusal !== null) {
    const message = SENTENCES[quote.refusal] ?? 'This amount cannot be paid this way.';
    throw new AppError(quote.refusal, { message });
  }
  if (quote.phase !== seen.phase) {
    throw new AppError(PRESALE_ERRORS.wrongPhase, {
      message: `The sale is in phase ${quote.phase}.`,
      details: { current_phase: quote.phase },
    });
  }
  if (BigInt(quote.total_wei) < seen.minNacWei) {
    throw new AppError(PRESALE_ERRORS.tooFewCoins, {
      message: 'The purchase would bring fewer coins than that.',
      details: { total_wei: quote.total_wei },
    });
  }
}
