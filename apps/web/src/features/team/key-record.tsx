import { rewardTypeOf, type ActionKey } from '@nova/shared/energy/catalogue';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';

const LINE = { width: 150, height: 120 };
const SEAL = 7;

export interface KeyRecordProps {
  /** The actions whose traces are drawn, in order. */
  readonly actions: readonly ActionKey[];
  /** Varies the traces, as a block hash would. */
  readonly seed: string;
}

/** Illustration of a function: traces of the actions that its keys sign. */
export function KeyRecord({ actions, seed }: KeyRecordProps) {
  const { width, height } = LINE;
  return (
    <svg
      className="key-record"
      viewBox={`0 0 ${actions.length * width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {actions.map((key, index) => (
        <g key={key} transform={`translate(${index * width} 0)`}>
          <path
            className="key-line"
            d={tracePath(
              {
                kind: traceKindOf(key),
                points: Math.min(100, rewardTypeOf(key).points),
                blockHash: seed + key,
              },
              { width, height, lead: 0.1, end: 0.86 },
            )}
          />
          <rect x={width * 0.86} y={(height - SEAL) / 2} width={SEAL} height={SEAL} />
          <path className="key-ground" d={`M${width * 0.86 + SEAL} ${height / 2}H${width}`} />
        </g>
      ))}
    </svg>
  );
}
