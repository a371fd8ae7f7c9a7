import type { ReactNode } from 'react';

export interface ControlBoxProps {
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Buttons that act on the value: clear, copy, reveal, max. */
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of an input with content beside its text. The frame has the border and shows focus. */
export function ControlBox({ prefix, suffix, tools, className = '', children }: ControlBoxProps) {
  return (
    <div className={`control-box ${className}`}>
      {prefix ? <span className="affix">{prefix}</span> : null}
      {children}
      {suffix ? <span className="affix">{suffix}</span> : null}
      {tools ? <span className="control-tools">{tools}</span> : null}
    </div>
  );
}
