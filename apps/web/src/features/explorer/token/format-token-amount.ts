import { formatAmount } from '../../../lib/format/format-number.ts';
import { DECIMAL_MARK, type Language } from '@nova/shared/language/language';

/**
 * Maximum number of digits before the decimal point that fit
 * in a line: a thousand times any reasonable token supply.
 */
const WHOLE_DIGITS_MAX = 18;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Formats a token amount. A contract may return any number up to 2^256: one that does not fit in a line is
 * shown as a truncated power of ten, marked as approximate.
 */
export function formatTokenAmount(
  units: bigint,
  decimals: number,
  language: Language,
  maximumDecimals: number,
): string {
  const digits = (units / 10n ** BigInt(decimals)).toString();
  if (digits.length <= WHOLE_DIGITS_MAX) return formatAmount(units, decimals, language, maximumDecimals);
  const power = String(digits.length - 1)
    .split('')
    .map((digit) => SUPERSCRIPTS[Number(digit)])
    .join('');
  return `≈ ${digits[0]}${DECIMAL_MARK[language]}${digits.slice(1, 3)} × 10${power}`.replaceAll(
    ' ',
    '\u00a0',
  );
}
