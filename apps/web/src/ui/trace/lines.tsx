import { tracePath } from './trace-path.ts';

/** A flat line for empty lists and the 404 page. */
export function FlatLine({ width = 260, height = 40 }: { width?: number; height?: number }) {
  const middle = height / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="line-flat" d={`M0 ${middle}H${width}`} />
    </svg>
  );
}

/** A line that breaks off, for the error screen. */
export function TornLine() {
  const line = tracePath(
    { kind: 'review', points: 100, blockHash: 'torn' },
    { width: 460, height: 190, lead: 0, end: 1, until: 0.62 },
  );
  return (
    <svg viewBox="0 0 1360 190" preserveAspectRatio="none" aria-hidden="true">
      <path className="line-flat" d="M0 95H470" />
      <path className="line-torn" d={line} transform="translate(470 0)" />
    </svg>
  );
}
