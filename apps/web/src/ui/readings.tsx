import type { ReactNode } from 'react';
import { Skeleton } from './feedback/skeleton.tsx';

export interface ReadingProps {
  readonly name: string;
  /** The value; undefined while loading. */
  readonly value: ReactNode | undefined;
  readonly unit?: string | undefined;
  /** One plain line below. */
  readonly sub: ReactNode;
}

/** Maximum length of our own units; a token's symbol can be any text. */
const UNIT_LENGTH = 12;

/** Up to four values side by side, in two columns on phones. Never in a box. */
export function Readings({ children }: { children: ReactNode }) {
  return <dl className="readings">{children}</dl>;
}

export function Reading({ name, value, unit, sub }: ReadingProps) {
  return (
    <div className="reading">
      <dt>{name}</dt>
      <dd>
        {value === undefined ? (
          <Skeleton className="w-24" />
        ) : (
          <>
            {value}
            {unit ? <span className={unit.length > UNIT_LENGTH ? 'u long' : 'u'}>{unit}</span> : null}
          </>
        )}
      </dd>
      <dd className="sub">{sub}</dd>
    </div>
  );
}
