import type { ReactNode } from 'react';

/** Every part that comes to life; the route says how (`ISLANDS`). */
export type IslandName = 'demo' | 'latest' | 'gallery' | 'ways';

/** A part of the prerendered sections that comes to life when it is needed; `HomeMore` finds it by its name. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  );
}
