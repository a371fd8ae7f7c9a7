import { penOf, tracePath, type TraceBox, type TraceShape } from './trace-path.ts';
import { heatOf } from './trace-scale.ts';

export interface TraceProps extends TraceShape {
  readonly width: number;
  readonly height: number;
  /** End of the line: filled square, open ring, a cross where it breaks off, or nothing yet. */
  readonly ending?: 'sealed' | 'pending' | 'failed';
  /** False for a block without an action: the line has the text color, because orange means an action. */
  readonly isAction?: boolean;
  /** Fills its box instead of keeping its proportions. */
  readonly isStretched?: boolean;
  readonly sealSize?: number;
}

/** Fraction at which a failed trace breaks off. */
export const TORN_AT = 0.6;
const CROSS = 3.5;

function Ending({
  ending,
  x,
  middle,
  size,
}: Pick<TraceProps, 'ending'> & Record<'x' | 'middle' | 'size', number>) {
  if (ending === 'pending')
    return <circle className="trace-ring" cx={x + size / 2} cy={middle} r={size / 2} />;
  return <rect className="trace-seal" x={x} y={middle - size / 2} width={size} height={size} />;
}

/** A cross where the trace breaks off, and dots up to the seal, because the block was sealed anyway. */
export function TornEnd({ shape, box, to }: { shape: TraceShape; box: TraceBox; to: number }) {
  const { x, y } = penOf(shape, { ...box, until: TORN_AT });
  const arm = box.height > 60 ? CROSS * 2 : CROSS;
  return (
    <>
      <path
        className="trace-cross"
        d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
      />
      <path className="trace-gap" d={`M${x} ${box.height / 2}H${to}`} />
    </>
  );
}

/**
 * The trace of one block at a small scale: table cell, header, toast. Decorative, because text is next to it.
 */
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
  const isFailed = ending === 'failed';
  const line = tracePath(shape, { width, height, until: isFailed ? TORN_AT : 1 });
  const colour = isFailed ? 'failed' : isAction ? '' : 'plain';
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
        data-heat={isAction && !isFailed ? heatOf(shape.points) : undefined}
        d={line}
      />
      {isFailed ? <TornEnd shape={shape} box={{ width, height }} to={end} /> : null}
      <path className="trace-out" d={`M${end + sealSize} ${middle}H${width}`} />
      <Ending ending={ending} x={end} middle={middle} size={sealSize} />
    </svg>
  );
}
