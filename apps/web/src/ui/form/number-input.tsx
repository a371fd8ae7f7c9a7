import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ControlBox } from './control-box.tsx';
import { useControlAttributes } from './field-context.ts';
import { parseAmount } from './parse-amount.ts';

type InputRest = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type'
>;

export interface NumberInputProps extends InputRest {
  /** A whole number; null while the text is invalid. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** "days", "%". */
  readonly unit?: string;
}

/** Input for a whole number that is not an amount; arrow keys and two buttons change it by one step. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, unit, ...rest } = props;
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const toText = (number: number | null) =>
    number === null ? '' : formatAmount(BigInt(number), 0, language, 0);
  const read = (text: string): number | null => {
    const parsed = parseAmount(text, 0, language);
    return 'units' in parsed && parsed.units <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(parsed.units) : null;
  };
  const [text, setText] = useState(() => toText(value));
  const shown = value !== null && read(text) !== value ? toText(value) : text;

  const take = (next: string) => {
    setText(next);
    onChange(read(next));
  };
  const move = (by: number) => {
    const next = Math.min(max, Math.max(min, (value ?? min) + by));
    setText(toText(next));
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? step : -step);
  };
  const isFixed = rest.disabled ?? false;
  const tools = (
    <>
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        aria-label={t('less')}
        disabled={isFixed || (value !== null && value <= min)}
        onClick={() => move(-step)}
      >
        −
      </button>
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        aria-label={t('more')}
        disabled={isFixed || (value !== null && value >= max)}
        onClick={() => move(step)}
      >
        +
      </button>
    </>
  );
  return (
    <ControlBox suffix={unit} tools={tools}>
      <input
        {...useControlAttributes()}
        {...rest}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        onChange={(event) => take(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setText(toText(value))}
      />
    </ControlBox>
  );
}
