import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Name of the action. An icon is never the only label. */
  readonly label: string;
  /** 26 px, for lines of text and tables. */
  readonly isTight?: boolean;
  readonly children: ReactNode;
}

/** A button that shows only an icon. */
export function IconButton({ label, isTight = false, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`icon-button ${isTight ? 'tight' : ''} ${className}`}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
