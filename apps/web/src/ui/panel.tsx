import { useId, type ReactNode } from 'react';
import { SectionBoundary } from './feedback/section-boundary.tsx';

export interface PanelProps {
  /** Target of a link to the panel. */
  readonly id?: string;
  readonly title: ReactNode;
  /** Right end of the header: a count, a link, a badge. */
  readonly end?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled region with thin borders and no shadow, which is reserved for floating elements. */
export function Panel({ id: anchor, title, end, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} className={`panel ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {end === undefined ? null : <span className="end">{end}</span>}
      </header>
      <SectionBoundary>{children}</SectionBoundary>
    </section>
  );
}

/** Name and value, one pair per row. */
export function Definitions({ children }: { children: ReactNode }) {
  return (
    <div className="in rows">
      <dl className="definitions">{children}</dl>
    </div>
  );
}

export function Definition({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
