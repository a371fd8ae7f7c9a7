import type { ReactNode } from 'react';

/** `energy` only for what earns or costs Energy Points; `hatch` for test networks and demos. */
export type BadgeTone = 'on' | 'energy' | 'error' | 'hatch';

export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={tone ? `badge ${tone === 'energy' ? 'energetic' : tone}` : 'badge'}>
      {tone === 'hatch' ? <span>{children}</span> : children}
    </span>
  );
}
