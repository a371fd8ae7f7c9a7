import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  /** What changes with it. */
  readonly text?: ReactNode;
}

/** On or off, and it applies at once. What is sent later with a form is a `Checkbox`. */
export function Switch({ label, text, ...rest }: SwitchProps) {
  const textId = useId();
  return (
    <label className="switch">
      <span className="switch-label">{label}</span>
      <input type="checkbox" role="switch" aria-describedby={text ? textId : undefined} {...rest} />
      {text ? (
        <span className="switch-text" id={textId}>
          {text}
        </span>
      ) : null}
    </label>
  );
}
