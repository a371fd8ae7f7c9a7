import { useState, type ComponentProps } from 'react';
import type { Language } from '@nova/shared/language/language';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ControlBox } from './control-box.tsx';
import { useControlAttributes } from './field-context.ts';
import { parseAmount, type AmountError } from './parse-amount.ts';

type InputRest = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'max' | 'type' | 'prefix'
>;

export interface AmountInputProps extends InputRest {
  /** In smallest units; null without an amount. */
  readonly units: bigint | null;
  /** Receives the amount, or null with the error. */
  readonly onChange: (units: bigint | null, error: AmountError | null) => void;
  /** Decimals of the unit: 18 for NAC, 6 for USDT. */
  readonly decimals: number;
  /** "NAC", "USDT". */
  readonly symbol: string;
  /** In smallest units. A button enters it; the form's rules set the limit, not this value. */
  readonly max?: bigint | undefined;
  /** True for the main number of a page. */
  readonly isLarge?: boolean;
}

/** Parses the text in the notation of the language; returns null for an invalid one. */
function unitsOf(text: string, decimals: number, language: Language): bigint | null {
  const parsed = parseAmount(text, decimals, language);
  return 'units' in parsed ? parsed.units : null;
}

/**
 * Input for an amount of one unit, `bigint` in and out. Both decimal separators are accepted; when the field
 * is left, the text is reformatted in the page's notation, so that users see how it was understood.
 */
export function AmountInput(props: AmountInputProps) {
  const { units, onChange, decimals, symbol, max, isLarge = false, onBlur, ...rest } = props;
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const toText = (value: bigint | null) =>
    value === null ? '' : formatAmount(value, decimals, language, decimals);
  const [written, setWritten] = useState(() => ({ text: toText(units), language }));
  const setText = (text: string) => setWritten({ text, language });
  // The value was changed from outside, or the language was, so the text follows. Text being typed already has
  // this value.
  const isOutdated =
    units !== null && (written.language !== language || unitsOf(written.text, decimals, language) !== units);
  const shown = isOutdated ? toText(units) : written.text;

  const take = (next: string) => {
    setText(next);
    const parsed = parseAmount(next, decimals, language);
    if ('units' in parsed) onChange(parsed.units, null);
    else onChange(null, parsed.error);
  };
  const tools =
    max === undefined ? null : (
      <button
        type="button"
        className="tool"
        disabled={rest.disabled}
        title={t('useMax', { amount: `${toText(max)} ${symbol}` })}
        onClick={() => take(toText(max))}
      >
        {t('max')}
      </button>
    );
  return (
    <ControlBox suffix={symbol} tools={tools} className={isLarge ? 'large' : ''}>
      <input
        {...useControlAttributes()}
        {...rest}
        className="num"
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        onChange={(event) => take(event.target.value)}
        onBlur={(event) => {
          const read = unitsOf(shown, decimals, language);
          if (read !== null) setText(toText(read));
          onBlur?.(event);
        }}
      />
    </ControlBox>
  );
}
