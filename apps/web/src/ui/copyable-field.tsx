import { useId } from 'react';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

export interface CopyableFieldProps extends Pick<CopyButtonProps, 'label' | 'done'> {
  /** Name of the value: "Your link". */
  readonly name: string;
  readonly value: string;
}

/** A value with a copy button; it can also be selected. */
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
