import { use, type ComponentProps, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  /** A number at the right end, for filters. */
  readonly count?: string;
}

/** A yes-or-no value of a form. Also for a setting that applies immediately. */
export function Checkbox({ label, count, ...rest }: CheckboxProps) {
  const field = use(FieldContext);
  return (
    <label className="check">
      <input
        type="checkbox"
        aria-invalid={field?.isInvalid ? true : undefined}
        aria-describedby={field?.describedBy}
        {...rest}
      />
      <span>{label}</span>
      {count === undefined ? null : <span className="num faint">{count}</span>}
    </label>
  );
}
