import type { ReactNode } from 'react';

/** Names of the interactive parts; the route defines how each is loaded (`ISLANDS`). */
export type IslandName = 'demo' | 'latest' | 'gallery' | 'ways';

/** A part of the prerendered sections that is hydrated on demand; `HomeMore` finds it by name. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  );
}
