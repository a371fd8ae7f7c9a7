import type { ReactNode } from 'react';

export interface TimelineEntryProps {
  readonly title: ReactNode;
  /** Formatted time: "14:02:44". */
  readonly time?: string | undefined;
  /** Orange for an action, text color for what followed, outlined for future events. */
  readonly mark?: 'action' | 'done' | 'open' | 'failed';
  readonly children?: ReactNode;
}

/** One event with its proof. */
export function TimelineEntry({ title, time, mark = 'done', children }: TimelineEntryProps) {
  return (
    <li className={mark}>
      <b>{title}</b>
      {time ? <time>{time}</time> : null}
      {children ? <div className="timeline-detail">{children}</div> : null}
    </li>
  );
}

/** Events in order on one line. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="timeline" aria-label={label}>
      {children}
    </ol>
  );
}
