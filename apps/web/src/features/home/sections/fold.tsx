import type { ReactNode } from 'react';

export interface FoldProps {
  readonly id: string;
  readonly variant: 'features' | 'supply' | 'road' | 'questions';
  readonly title: string;
  /** Summary shown on a phone instead of the section. */
  readonly line: string;
  readonly children: ReactNode;
}

/**
 * A section that collapses to its heading and one line on phones; wide screens and readers without scripts
 * see all of it. `SectionsLife` expands it.
 */
export function Fold({ id, variant, title, line, children }: FoldProps) {
  return (
    <section className={`fold of-${variant}`} id={id} data-fold>
      <div className="wrap">
        <div className="fold-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="fold-toggle"
            aria-expanded="false"
            aria-controls={`${id}-body`}
            data-fold-toggle
          >
            {line}
          </button>
        </div>
        <div className="fold-body" id={`${id}-body`}>
          {children}
        </div>
      </div>
    </section>
  );
}
