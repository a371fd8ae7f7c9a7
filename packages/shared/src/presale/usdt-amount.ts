import { AppError } from '../errors.ts';
import { MIN_USDT_UNITS, USDT_DECIMALS } from './constants.ts';
import { PRESALE_ERRORS } from './errors.ts';

const DECIMAL = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/;
const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;
const MOST_UNITS = 10n ** 12n * 10n ** BigInt(USDT_DECIMALS);
/** Limit above which a JSON number cannot represent six decimals. */
const FRACTION_NUMBER_MAX = 2 ** 33;

/**
 * Converts an entered USDT amount to units without rounding: an amount with more decimals than USDT is
 * refused.
 * @throws AppError `invalid_amount`, `below_minimum`
 */
export function readUsdtAmount(amount: string | number): bigint {
  const parts = DECIMAL.exec(typeof amount === 'number' ? toPlainText(amount) : amount);
  if (!parts) throw invalid('USDT amount must be a number');
  const [, sign = '', whole = '', fraction = ''] = parts;
  const sixDigits = fraction.slice(0, USDT_DECIMALS).padEnd(USDT_DECIMALS, '0');
  const units = BigInt(whole + sixDigits);
  if (sign === '-' || units < MIN_USDT_UNITS) {
    throw new AppError(PRESALE_ERRORS.belowMinimum, {
      message: 'Ungültiger USDT-Betrag. Minimum: 0.01 USDT',
    });
  }
  if (/[1-9]/.test(fraction.slice(USDT_DECIMALS))) {
    throw invalid(`A USDT amount has at most ${USDT_DECIMALS} decimal places. Remove the others.`);
  }
  if (units >= MOST_UNITS) throw invalid('A USDT amount must be below 1000000000000. Enter a smaller one.');
  if (typeof amount === 'number' && amount >= FRACTION_NUMBER_MAX && fraction !== '') {
    throw invalid('A JSON number of this size loses decimal places. Send the amount as a string.');
  }
  return units;
}

/** Returns the shortest text without an exponent that represents exactly this number. */
function toPlainText(value: number): string {
  const text = String(value);
  const parts = EXPONENT.exec(text);
  if (!parts) return text;
  const [, sign = '', first = '', rest = '', exponent = '0'] = parts;
  const digits = first + rest;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

const invalid = (message: string) => new AppError(PRESALE_ERRORS.invalidAmount, { message });
