import type { ReactNode } from 'react';

export interface TimelineEntryProps {
  readonly title: ReactNode;
  /** When, as it is to be read: "14:02:44". */
  readonly time?: string | undefined;
  /** An action is orange; what followed from it is ink; what is still to come is open. */
  readonly mark?: 'action' | 'done' | 'open' | 'failed';
  readonly children?: ReactNode;
}

/** One thing that happened, with what proves it. */
export function TimelineEntry({ title, time, mark = 'done', children }: TimelineEntryProps) {
  return (
    <li className={mark}>
      <b>{title}</b>
      {time ? <time>{time}</time> : null}
      {children ? <div className="timeline-detail">{children}</div> : null}
    </li>
  );
}

/** What happened, in its order, on one line. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="timeline" aria-label={label}>
      {children}
    </ol>
  );
}
