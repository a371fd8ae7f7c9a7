import type { ReactNode } from 'react';
import { useNow } from '../lib/page/use-now.ts';
import { Badge } from './badge.tsx';

/**
 * A sample of a page that requires a login, with invented numbers: dimmed and inert. Screen readers skip it,
 * because none of it is true.
 */
export function Sample({ mark, children }: { mark: string; children: ReactNode }) {
  // Omitted from the static page, so that search engines do not index invented numbers.
  if (useNow() === 0) return null;
  return (
    <div className="sample">
      <p className="sample-mark">
        <Badge tone="hatch">{mark}</Badge>
      </p>
      <div className="sample-body" aria-hidden="true" inert>
        {children}
      </div>
    </div>
  );
}
