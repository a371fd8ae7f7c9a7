import { formatAmount } from '../../../lib/format/format-number.ts';
import type { Language } from '../../../lib/i18n/language.ts';

/** Digits before the point that a line has room for: a thousand times all there could be of a sensible token. */
const WHOLE_DIGITS_MAX = 18;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * An amount of a token as text. A contract may tell any number up to 2^256: one that no line has room for becomes a
 * power of ten, cut and marked as not exact.
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
  return `≈ ${digits[0]}${language === 'de' ? ',' : '.'}${digits.slice(1, 3)} × 10${power}`.replaceAll(
    ' ',
    '\u00a0',
  );
}
