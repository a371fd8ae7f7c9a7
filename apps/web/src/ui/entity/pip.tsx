import { createSeededRandom } from '../trace/seeded-random.ts';

const SIZE = 3.5;

/** Fewer squares than this on one side say too little. */
const LEAST_SQUARES = 3;

/** Squares of the left half, drawn again until there are enough of them. */
function drawHalf(next: () => number): [number, number][] {
  const cells = [0, 1, 2, 3].flatMap((y): [number, number][] => [
    [0, y],
    [1, y],
  ]);
  for (;;) {
    const drawn = cells.filter(() => next() < 0.5);
    if (drawn.length >= LEAST_SQUARES) return drawn;
  }
}

/** A mirrored 4 × 4 pattern from an address, so that two addresses are told apart at a glance. */
export function Pip({ address }: { address: string }) {
  const half = drawHalf(createSeededRandom(address.toLowerCase()));
  const shape = half
    .flatMap(([x, y]) =>
      [x, 3 - x].map((column) => `M${column * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`),
    )
    .join('');
  return (
    <svg className="pip" viewBox="0 0 14 14" aria-hidden="true">
      <path fill="currentColor" d={shape} />
    </svg>
  );
}
