import { LOCALE, type Language } from '../i18n/language.ts';

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

/** A whole number with thousands marks: 1,284,507 or 1.284.507. */
export function formatInteger(value: number | bigint, language: Language): string {
  return formatOf(language, { maximumFractionDigits: 0 }).format(value);
}

/** A number with at most one decimal. */
export function formatDecimal(value: number, language: Language): string {
  return formatOf(language, { maximumFractionDigits: 1 }).format(value);
}

/**
 * A share of 0 to 1 in percent, cut to two decimals: nothing that is not whole shows as 100 %. What is less than that
 * shows as "<0.01 %".
 */
export function formatPercent(share: number, language: Language): string {
  const cut = Math.floor(share * 10_000 + 1e-7) / 10_000;
  const format = formatOf(language, { style: 'percent', maximumFractionDigits: 2 });
  const text = share > 0 && cut === 0 ? `<${format.format(0.0001)}` : format.format(cut);
  // A narrow space that does not break, in both languages.
  return text.replace(/\s*%/, '\u202f%');
}

/**
 * An amount in smallest units as text, exact down to `maximumDecimals` (cut, never rounded up: nobody is shown
 * more than they have). Amounts smaller than that show as "<0.000001".
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
  const mark = language === 'de' ? ',' : '.';
  const sign = units < 0n ? '−' : '';
  const whole = absolute / scale;
  if (absolute > 0n && whole === 0n && cut === '')
    return `${sign}<0${mark}${'0'.repeat(maximumDecimals - 1)}1`;
  return `${sign}${formatInteger(whole, language)}${cut === '' ? '' : mark + cut}`;
}
