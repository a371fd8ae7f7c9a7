import type { ReactNode } from 'react';
import { Skeleton } from './feedback/skeleton.tsx';

export interface ReadingProps {
  readonly name: string;
  /** The figure; undefined while it is being read. */
  readonly value: ReactNode | undefined;
  readonly unit?: string | undefined;
  /** One plain line below. */
  readonly sub: ReactNode;
}

/** Units of our own are shorter; a token's symbol may be anything. */
const UNIT_LENGTH = 12;

/** Up to four figures side by side, two by two on phones. Never in a box. */
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
