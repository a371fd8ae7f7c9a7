import type { ReactNode } from 'react';

export interface NoteProps {
  /** An error has a solid edge, everything else a hatched one. Never a colored box. */
  readonly tone?: 'hatch' | 'error';
  /** One next step. */
  readonly step?: ReactNode;
  readonly children: ReactNode;
}

/** One line on what the reader can rely on right now: demo, test network, delayed data. */
export function Note({ tone = 'hatch', step, children }: NoteProps) {
  return (
    <div className={tone === 'error' ? 'notice error' : 'notice'} role={tone === 'error' ? 'alert' : 'note'}>
      <span>{children}</span>
      {step}
    </div>
  );
}
