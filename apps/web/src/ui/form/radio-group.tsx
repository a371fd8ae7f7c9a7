import { useId, type ReactNode } from 'react';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One line that explains it. */
  readonly text?: ReactNode;
  /** Shown below: its cost and earnings. */
  readonly cost?: ReactNode;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly name?: string;
  /** Cards show image, text and cost; the plain list only names. */
  readonly variant?: 'plain' | 'cards';
}

function Card<Value extends string>({ option }: { option: RadioOption<Value> }) {
  return (
    <>
      {option.picture ? <span className="choice-picture">{option.picture}</span> : null}
      <span className="choice-words">
        <b>{option.label}</b>
        {option.text ? <span className="choice-text">{option.text}</span> : null}
        {option.cost ? <span className="choice-cost">{option.cost}</span> : null}
      </span>
    </>
  );
}

/** A choice with all options visible. Used in a `FormField` with `isGroup`, which provides the name. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, variant = 'plain' } = props;
  const ownName = useId();
  return (
    <div className={variant === 'cards' ? 'choices' : 'radios'}>
      {options.map((option) => (
        <label key={option.value} className={variant === 'cards' ? 'choice' : 'check radio'}>
          <input
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {variant === 'cards' ? <Card option={option} /> : <span>{option.label}</span>}
        </label>
      ))}
    </div>
  );
}
