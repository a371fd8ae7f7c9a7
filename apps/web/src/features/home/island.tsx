import type { ReactNode } from 'react';

/** A part of the prerendered sections that comes to life when it is needed; `HomeMore` finds it by its name. */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  );
}
