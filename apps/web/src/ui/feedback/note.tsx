import type { ReactNode } from 'react';

export interface NoteProps {
  /** A fault has a full edge; everything else is hatched. Never a coloured box. */
  readonly tone?: 'hatch' | 'error';
  /** One way on from here. */
  readonly step?: ReactNode;
  readonly children: ReactNode;
}

/** One line on what the reader can and cannot trust right now: demo, test network, delayed data. */
export function Note({ tone = 'hatch', step, children }: NoteProps) {
  return (
    <div className={tone === 'error' ? 'notice error' : 'notice'} role={tone === 'error' ? 'alert' : 'note'}>
      <span>{children}</span>
      {step}
    </div>
  );
}
