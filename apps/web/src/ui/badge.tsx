import type { ReactNode } from 'react';

export function Badge({ tone, children }: { tone?: 'on' | 'fault' | 'hatch'; children: ReactNode }) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'}>
      {tone === 'hatch' ? <span>{children}</span> : children}
    </span>
  );
}
