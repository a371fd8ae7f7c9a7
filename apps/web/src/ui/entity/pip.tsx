import { createSeededRandom } from '../trace/seeded-random.ts';

const SIZE = 3.5;

/** Minimum number of squares per half, so that patterns differ visibly. */
const LEAST_SQUARES = 3;

/** Returns the squares of the left half, redrawn until there are enough of them. */
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

/** Cache of shapes by address, because a list repeats the same few addresses. */
const shapes = new Map<string, string>();
const MOST_SHAPES = 1000;

function shapeOf(address: string): string {
  const known = shapes.get(address);
  if (known !== undefined) return known;
  const shape = drawHalf(createSeededRandom(address.toLowerCase()))
    .flatMap(([x, y]) =>
      [x, 3 - x].map((column) => `M${column * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`),
    )
    .join('');
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(address, shape);
  return shape;
}

/** A mirrored 4 × 4 pattern from an address, so that two addresses are distinguishable at a glance. */
export function Pip({ address }: { address: string }) {
  return (
    <svg className="pip" viewBox="0 0 14 14" aria-hidden="true">
      <path fill="currentColor" d={shapeOf(address)} />
    </svg>
  );
}
