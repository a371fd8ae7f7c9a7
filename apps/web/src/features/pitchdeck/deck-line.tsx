import { heatOf } from '../../ui/trace/trace-scale.ts';
import type { TraceKind } from '../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';

/** One action on a slide's line. */
export interface LineEvent {
  readonly kind: TraceKind;
  readonly points: number;
  /** Start and duration in units of the drawing. */
  readonly at: number;
  readonly length: number;
}

export interface DeckLineProps {
  readonly width: number;
  readonly height: number;
  readonly events: readonly LineEvent[];
  /** Side length of the seal; 0 draws none. */
  readonly seal: number;
  /** Whether the line ends with the wedge of the recorder's pen. */
  readonly hasPen?: boolean;
  readonly className?: string;
}

/**
 * A trace across a slide: flat without actions, one deflection and one seal per action. Its colors are
 * tokens, which the PDF replaces with its own.
 */
export function DeckLine({ width, height, events, seal, hasPen = false, className }: DeckLineProps) {
  const middle = height / 2;
  const ends = events.map(({ at, length }) => at + length);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[0, ...ends].map((from, index) => (
        <path
          key={from}
          d={`M${from} ${middle}H${events[index]?.at ?? width}`}
          stroke="var(--ink-3)"
          strokeWidth="2"
        />
      ))}
      {events.map(({ kind, points, at, length }) => (
        <path
          key={at}
          transform={`translate(${at} 0)`}
          d={tracePath(
            { kind, points, blockHash: `${kind} ${at}` },
            { width: length, height, lead: 0, end: 1 },
          )}
          fill="none"
          stroke={`var(--e${heatOf(points)})`}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      {seal > 0
        ? ends.map((end) => (
            <rect
              key={end}
              x={end - seal / 2}
              y={middle - seal / 2}
              width={seal}
              height={seal}
              fill="var(--ink)"
            />
          ))
        : null}
      {hasPen ? (
        <path d={`M${width - 290} ${middle}L${width} ${middle - 9}V${middle + 9}Z`} fill="var(--energy)" />
      ) : null}
    </svg>
  );
}

const CLOCK = [true, false, false, true, false, true, false].map((isFull, index) => ({
  isFull,
  x: 60 + index * 250,
}));

/** A chain with a fixed block time: one box per tick, some of them filled. */
export function ClockLine({
  width,
  height,
  className,
}: {
  width: number;
  height: number;
  className?: string;
}) {
  const middle = height / 2;
  const side = 28;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 ${middle}H${width}`} stroke="var(--line-2)" strokeWidth="2" />
      {CLOCK.map(({ isFull, x }) => (
        <rect
          key={x}
          x={x}
          y={middle - side / 2}
          width={side}
          height={side}
          fill={isFull ? 'var(--ink-3)' : 'var(--bg)'}
          stroke="var(--ink-3)"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
/** Traces of the slides, for screen and PDF. */
export const DECK_LINES = {
  cover: {
    width: 1600,
    height: 300,
    seal: 18,
    hasPen: true,
    events: [
      { kind: 'trade', points: 50, at: 60, length: 180 },
      { kind: 'review', points: 35, at: 310, length: 170 },
      { kind: 'mint', points: 100, at: 560, length: 170 },
      { kind: 'upload', points: 50, at: 800, length: 170 },
      { kind: 'bot', points: 40, at: 1030, length: 180 },
    ],
  },
  problem: {
    width: 1600,
    height: 90,
    seal: 18,
    events: [
      { kind: 'review', points: 25, at: 70, length: 100 },
      { kind: 'trade', points: 50, at: 200, length: 100 },
      { kind: 'mint', points: 100, at: 470, length: 110 },
      { kind: 'connect', points: 20, at: 800, length: 90 },
      { kind: 'read', points: 40, at: 910, length: 100 },
      { kind: 'buy', points: 50, at: 1290, length: 110 },
    ],
  },
  principle: {
    width: 1600,
    height: 300,
    seal: 22,
    events: [{ kind: 'review', points: 100, at: 560, length: 460 }],
  },
} as const satisfies Record<string, DeckLineProps>;
