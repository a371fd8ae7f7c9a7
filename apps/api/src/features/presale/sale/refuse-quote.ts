import { AppError } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import type { Quote } from '@nova/shared/presale/quote';
import { formatUnits } from 'viem';

const SENTENCES: Readonly<Record<string, string>> = {
  [PRESALE_ERRORS.saleClosed]: 'The presale has ended.',
  [PRESALE_ERRORS.salePaused]: 'The presale is paused. Try again once it resumes.',
  [PRESALE_ERRORS.notOpenYet]: 'The presale has not opened yet. Try again once it opens.',
  [PRESALE_ERRORS.usdtUnavailable]: 'USDT nicht verfügbar auf diesem Netzwerk',
  [PRESALE_ERRORS.belowMinimum]: 'The amount is below the minimum purchase. Enter a larger amount.',
};
/** Error messages for payments that are too large; each names an amount that works now. */
const TOO_LARGE: Readonly<Record<string, string>> = {
  [PRESALE_ERRORS.aboveMaximum]: 'This exceeds the maximum per card payment.',
  [PRESALE_ERRORS.exceedsPhase]: "This phase doesn't have enough coins left.",
  [PRESALE_ERRORS.reservationLimit]: 'The contract reserves only part of what is left in this phase.',
  [PRESALE_ERRORS.dailyLimit]:
    'The contract limits the coins delivered in 24 hours for payments by card and from other chains.',
};

/**
 * Refuses a quote that cannot be bought.
 * @throws AppError the quote's refusal; `wrong_phase` or `too_few_coins` if it differs from what the buyer
 * saw
 */
export function refuseQuote(quote: Quote, seen: { phase: number; minNacWei: bigint }): void {
  if (quote.refusal !== null) {
    const cause = TOO_LARGE[quote.refusal];
    if (cause !== undefined) refuseTooLarge(quote.refusal, cause, quote.max_usdt_units);
    const message =
      SENTENCES[quote.refusal] ??
      "This amount can't be paid with this method. Choose another amount or method.";
    throw new AppError(quote.refusal, { message });
  }
  if (quote.phase !== seen.phase) {
    throw new AppError(PRESALE_ERRORS.wrongPhase, {
      message: `The sale is now in phase ${quote.phase}. Please get a new quote.`,
      details: { current_phase: quote.phase },
    });
  }
  if (BigInt(quote.total_wei) < seen.minNacWei) {
    throw new AppError(PRESALE_ERRORS.tooFewCoins, {
      message: 'You would now receive fewer coins than you accepted. Please get a new quote.',
      details: { total_wei: quote.total_wei },
    });
  }
}

function refuseTooLarge(code: string, cause: string, maxUnits: string): never {
  const most = formatUnits(BigInt(maxUnits), USDT_DECIMALS);
  const step =
    maxUnits === '0'
      ? "You can't pay with this method right now. Please try again later."
      : `You can currently pay at most ${most} USDT.`;
  throw new AppError(code, { message: `${cause} ${step}`, details: { max_usdt_units: maxUnits } });
}
