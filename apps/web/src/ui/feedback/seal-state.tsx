import type { ReactNode } from 'react';

/**
 * Sealed = filled square, pending = open ring, failed = cross, idle = open square. Shape first, color second.
 */
export type SealShape = 'sealed' | 'pending' | 'failed' | 'idle';

export function SealState({ shape, children }: { shape: SealShape; children: ReactNode }) {
  return <span className={`state ${shape}`}>{children}</span>;
}
