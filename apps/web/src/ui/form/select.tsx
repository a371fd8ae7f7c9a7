import type { ComponentProps } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useControlAttributes } from './field-context.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly SelectOption[];
  /** First option with an empty value: "Please choose". */
  readonly hasEmpty?: boolean;
}

/** A native select, which phones and screen readers support best. */
export function Select({ options, hasEmpty = false, ...rest }: SelectProps) {
  const { t } = useTranslation('form');
  return (
    <select {...useControlAttributes()} {...rest} className="input select">
      {hasEmpty ? <option value="">{t('choose')}</option> : null}
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
