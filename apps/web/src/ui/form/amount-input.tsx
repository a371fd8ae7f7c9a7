import { useState, type ComponentProps } from 'react';
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
  /** In smallest units; null while there is none. */
  readonly units: bigint | null;
  /** The amount, or null and why the text is none. */
  readonly onChange: (units: bigint | null, error: AmountError | null) => void;
  /** Places of the unit: 18 for NAC, 6 for USDT. */
  readonly decimals: number;
  /** "NAC", "USDT". */
  readonly symbol: string;
  /** In smallest units. A button takes all of it; it is no limit, the form's rules are. */
  readonly max?: bigint | undefined;
  /** The one figure the page is about. */
  readonly isLarge?: boolean;
}

/** What the text means; null for none. */
function unitsOf(text: string, decimals: number, language: 'en' | 'de'): bigint | null {
  const parsed = parseAmount(text, decimals, language);
  return 'units' in parsed ? parsed.units : null;
}

/**
 * An amount of one unit, `bigint` in and out. Both decimal marks are understood; when the field is left, the text is
 * written out the way the page writes amounts, so that everybody sees how it was read.
 */
export function AmountInput(props: AmountInputProps) {
  const { units, onChange, decimals, symbol, max, isLarge = false, onBlur, ...rest } = props;
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const toText = (value: bigint | null) =>
    value === null ? '' : formatAmount(value, decimals, language, decimals);
  const [text, setText] = useState(() => toText(units));
  // The value was changed from outside: the text follows. What is being typed means the value already.
  const isOutdated = units !== null && unitsOf(text, decimals, language) !== units;
  const shown = isOutdated ? toText(units) : text;

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
