import type { ReactNode } from 'react';

export interface CalloutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Next step, at most one `act` or `solid`. */
  readonly step?: ReactNode;
  /** Heading level that fits the page. */
  readonly level?: 2 | 3;
}

/** A boxed aside with a title: a prerequisite, or the next steps. */
export function Callout({ title, children, step, level = 2 }: CalloutProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="callout">
      <Heading>{title}</Heading>
      {children}
      {step}
    </section>
  );
}
