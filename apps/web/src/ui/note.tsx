import type { ReactNode } from 'react';

export interface NoteProps {
  /** A fault has a full edge; everything else is hatched. Never a coloured box. */
  readonly tone?: 'hatch' | 'fault';
  /** One way on from here. */
  readonly step?: ReactNode;
  readonly children: ReactNode;
}

/** One line on what the reader can and cannot trust right now: demo, test network, delayed data. */
export function Note({ tone = 'hatch', step, children }: NoteProps) {
  return (
    <div className={tone === 'fault' ? 'notice fault' : 'notice'} role={tone === 'fault' ? 'alert' : 'note'}>
      <span>{children}</span>
      {step}
    </div>
  );
}
