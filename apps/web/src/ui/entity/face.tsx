import { createSeededRandom } from '../trace/seeded-random.ts';
import { TRACE_KINDS } from '../trace/trace-kinds.ts';
import { tracePath } from '../trace/trace-path.ts';

const ROWS = 3;
const ROW = { width: 120, height: 36, lead: 0.08, end: 0.9 } as const;
const MARGIN = 6;
const HEIGHT = ROWS * ROW.height + 2 * MARGIN;
const SEAL = 6;

/** Returns three stacked waveforms, whose kinds and details depend only on the address. */
function linesOf(address: string): { top: number; path: string }[] {
  const seed = address.toLowerCase();
  const next = createSeededRandom(seed);
  const left = [...TRACE_KINDS];
  return Array.from({ length: ROWS }, (_, row) => {
    const [kind] = left.splice(Math.floor(next() * left.length), 1);
    const points = 20 + Math.floor(next() * 80);
    const path = tracePath({ kind: kind!, points, blockHash: `${seed} ${row}` }, ROW);
    return { top: MARGIN + row * ROW.height, path: `${path}H${ROW.width}` };
  });
}

/** Drawing that identifies a key or a contract: an address has the same lines everywhere. */
export function Face({ address }: { address: string }) {
  return (
    <svg className="face" viewBox={`0 0 ${ROW.width} ${HEIGHT}`} aria-hidden="true">
      {linesOf(address).map(({ top, path }) => (
        <g key={top} transform={`translate(0 ${top})`}>
          <path d={path} />
          <rect x={ROW.width * ROW.end} y={(ROW.height - SEAL) / 2} width={SEAL} height={SEAL} />
        </g>
      ))}
    </svg>
  );
}
