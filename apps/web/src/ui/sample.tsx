import type { ReactNode } from 'react';
import { useNow } from '../lib/page/use-now.ts';
import { Badge } from './badge.tsx';

/**
 * What a page looks like to who is in, with made-up figures, dimmed: nothing in it can be pressed, and it is not read
 * out, because none of it is true.
 */
export function Sample({ mark, children }: { mark: string; children: ReactNode }) {
  // The static file has none of it: what is made up is not for search engines either.
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
