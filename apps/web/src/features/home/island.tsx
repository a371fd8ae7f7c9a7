import type { ReactNode } from 'react';

/** A part of the prerendered sections that is hydrated on demand; `HomeMore` finds it by name. */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  );
}
