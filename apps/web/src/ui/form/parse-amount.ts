import { DECIMAL_MARK, type Language } from '@nova/shared/language/language';

/** Why a text is not a valid amount. */
export type AmountError = 'empty' | 'number' | 'decimals';
export type ParsedAmount = { readonly units: bigint } | { readonly error: AmountError };

/** Digit separators besides point and comma: spaces of any width, apostrophes, underscores. */
const SOFT_GROUPS = /[\s'’_]/g;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Returns the decimal separator of a text of digits, points and commas; null if all of them group digits,
 * undefined if it is not a number.
 */
function findDecimalMark(text: string, language: Language): '.' | ',' | null | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return null;
  const mark = text[last] as '.' | ',';
  const other = mark === '.' ? ',' : '.';
  const isRepeated = text.indexOf(mark) !== last;
  if (isRepeated) return !text.includes(other) && GROUPED.test(text) ? null : undefined;
  if (text.includes(other)) return GROUPED.test(text.slice(0, last)) ? mark : undefined;
  if (mark === DECIMAL_MARK[language]) return mark;
  // Only this language's grouping character groups: "1,500" is fifteen
  // hundred in English, "1,5" and "0,500" can only be decimals.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : mark;
}

/**
 * Parses an amount in either language: "1,482.60", "1.482,60", "1482,6", "1 482.6". A single ambiguous
 * separator has the meaning it has in the page's language.
 *
 * @param decimals decimals of the unit; more of them in the text are an error, because amounts are never
 * rounded
 * @returns the amount in smallest units, never negative
 */
export function parseAmount(text: string, decimals: number, language: Language): ParsedAmount {
  const bare = text.trim().replace(SOFT_GROUPS, '');
  if (bare === '') return { error: 'empty' };
  if (!/^[\d.,]+$/.test(bare) || !/\d/.test(bare)) return { error: 'number' };
  const mark = findDecimalMark(bare, language);
  if (mark === undefined) return { error: 'number' };
  const at = mark === null ? bare.length : bare.lastIndexOf(mark);
  const whole = bare.slice(0, at).replace(/[.,]/g, '');
  const fraction = bare.slice(at + 1).replace(/0+$/, '');
  if (fraction.length > decimals) return { error: 'decimals' };
  return { units: BigInt((whole || '0') + fraction.padEnd(decimals, '0')) };
}
