import { createSeededRandom } from '../trace/seeded-random.ts';

const SIZE = 3.5;

/** A mirrored 4 × 4 pattern from an address, so that two addresses are told apart at a glance. */
export function Pip({ address }: { address: string }) {
  const next = createSeededRandom(address.toLowerCase());
  const squares: string[] = [];
  for (let y = 0; y < 4; y += 1) {
    for (let x = 0; x < 2; x += 1) {
      if (next() < 0.42) continue;
      for (const column of [x, 3 - x])
        squares.push(`M${column * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`);
    }
  }
  const shape =
    squares.length > 0 ? squares.join('') : `M${SIZE} ${SIZE}h${2 * SIZE}v${2 * SIZE}h-${2 * SIZE}z`;
  return (
    <svg className="pip" viewBox="0 0 14 14" aria-hidden="true">
      <path fill="currentColor" d={shape} />
    </svg>
  );
}
