import { LOCALE, DECIMAL_MARK, type Language } from '@nova/shared/language/language';

const formats = new Map<string, Intl.NumberFormat>();
function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALE[language], options);
    formats.set(key, format);
  }
  return format;
}

/** Formats a whole number with thousands separators: 1,284,507 or 1.284.507. */
export function formatInteger(value: number | bigint, language: Language): string {
  return formatOf(language, { maximumFractionDigits: 0 }).format(value);
}

/** Formats a number with at most one decimal. */
export function formatDecimal(value: number, language: Language): string {
  return formatOf(language, { maximumFractionDigits: 1 }).format(value);
}

/**
 * Formats a fraction of 0 to 1 in percent, truncated to two decimals, so that only the whole shows as 100 %.
 * Smaller fractions show as "<0.01 %".
 */
export function formatPercent(share: number, language: Language): string {
  const cut = Math.floor(share * 10_000 + 1e-7) / 10_000;
  const format = formatOf(language, { style: 'percent', maximumFractionDigits: 2 });
  const text = share > 0 && cut === 0 ? `<${format.format(0.0001)}` : format.format(cut);
  // A narrow no-break space in both languages.
  return text.replace(/\s*%/, '\u202f%');
}

/**
 * Formats an amount in smallest units, exact to `maximumDecimals` (truncated, so that no user sees more than
 * they have). Smaller amounts show as "<0.000001".
 */
export function formatAmount(
  units: bigint,
  decimals: number,
  language: Language,
  maximumDecimals = 6,
): string {
  const scale = 10n ** BigInt(decimals);
  const absolute = units < 0n ? -units : units;
  const fraction = (absolute % scale).toString().padStart(decimals, '0').slice(0, maximumDecimals);
  const cut = fraction.replace(/0+$/, '');
  const mark = DECIMAL_MARK[language];
  const sign = units < 0n ? '−' : '';
  const whole = absolute / scale;
  if (absolute > 0n && whole === 0n && cut === '')
    return `${sign}<0${mark}${'0'.repeat(maximumDecimals - 1)}1`;
  return `${sign}${formatInteger(whole, language)}${cut === '' ? '' : mark + cut}`;
}
