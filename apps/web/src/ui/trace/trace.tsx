import { tracePath, type TraceShape } from './trace-path.ts';
import { heatOf } from './trace-scale.ts';

export interface TraceProps extends TraceShape {
  readonly width: number;
  readonly height: number;
  /** How the line ends: filled square, open ring, a cross in mid-swing, or nothing yet. */
  readonly ending?: 'sealed' | 'pending' | 'failed';
  /** False for a block without an action: the line is ink, because orange means an action. */
  readonly isAction?: boolean;
  /** Fills its box instead of keeping its proportions. */
  readonly isStretched?: boolean;
  readonly sealSize?: number;
}

function Ending({
  ending,
  x,
  middle,
  size,
}: {
  ending: TraceProps['ending'];
  x: number;
  middle: number;
  size: number;
}) {
  if (ending === 'pending')
    return <circle className="trace-ring" cx={x + size / 2} cy={middle} r={size / 2} />;
  if (ending === 'failed') return null;
  return <rect className="trace-seal" x={x} y={middle - size / 2} width={size} height={size} />;
}

/** The deflection of one block at any small scale: table cell, header meter, toast. Decorative: words stand beside it. */
export function Trace({
  width,
  height,
  ending = 'sealed',
  isAction = true,
  isStretched = false,
  sealSize = 5,
  ...shape
}: TraceProps) {
  const middle = height / 2;
  const end = Math.round(width * 0.8);
  const line = tracePath(shape, { width, height });
  const colour = ending === 'failed' ? 'failed' : isAction ? '' : 'plain';
  return (
    <svg
      className="trace"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={isStretched ? 'none' : 'xMinYMid'}
      aria-hidden="true"
    >
      <path
        className={`trace-line ${colour}`}
        data-heat={isAction ? heatOf(shape.points) : undefined}
        d={line}
      />
      <path className="trace-out" d={`M${end + sealSize} ${middle}H${width}`} />
      <Ending ending={ending} x={end} middle={middle} size={sealSize} />
    </svg>
  );
}
