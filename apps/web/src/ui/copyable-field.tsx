import { useId } from 'react';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

export interface CopyableFieldProps extends Pick<CopyButtonProps, 'label' | 'done'> {
  /** What the value is: "Your link". */
  readonly name: string;
  readonly value: string;
}

/** A value to take away in one press; it can be selected too. */
export function CopyableField({ name, value, label, done }: CopyableFieldProps) {
  const id = useId();
  return (
    <div className="copyable">
      <span className="copyable-name" id={id}>
        {name}
      </span>
      <span className="copyable-box">
        <output className="num hex" aria-labelledby={id}>
          {value}
        </output>
        <CopyButton text={value} label={label} done={done} />
      </span>
    </div>
  );
}
