import type { Random } from '@nova/actors/random';
import { chanceOf } from '../chance.ts';
import type { Artwork, FlatMotif } from '../plan/world.ts';
import { mix, PALETTES, type Palette } from './palettes.ts';

/** Side length of every drawing in its own units, and of the resulting image in pixels. */
export const DRAWING_SIDE = 900;
const PICTURE_PIXELS = 720;
const SIZE = DRAWING_SIDE;
const MIDDLE = SIZE / 2;
const TURN = Math.PI * 2;

interface Brush {
  readonly chance: Random;
  readonly palette: Palette;
  /** Density of elements, 0 to 4. */
  readonly density: number;
}

const MOTIFS: Readonly<Record<FlatMotif, (brush: Brush) => string>> = {
  waves: drawWaves,
  mountains: drawMountains,
  machines: drawMachine,
  petals: drawPetals,
  orbits: drawOrbits,
  tiles: drawTiles,
};

/** Draws a flat artwork as SVG. */
export function drawFlat(artwork: Artwork & { readonly motif: FlatMotif }): string {
  const palette = PALETTES[artwork.palette]!;
  const brush = { chance: chanceOf(artwork.seed, artwork.motif), palette, density: artwork.density };
  return frame(palette.ground, MOTIFS[artwork.motif](brush));
}

/** Wraps content in a square SVG with a background. */
export function frame(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${content}</svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const toPath = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Draws the lines of a chart recorder as rings. */
function drawWaves({ chance, palette, density }: Brush): string {
  const rings = 7 + density * 4;
  const peaks = 3 + chance.below(7);
  const phase = chance.below(628) / 100;
  const paths = Array.from({ length: rings }, (_, ring) => {
    const share = ring / (rings - 1);
    const radius = 70 + share * 330;
    const height = (10 + chance.below(26)) * (0.4 + share);
    const shift = phase + share * (1 + chance.below(20) / 10);
    const points = Array.from({ length: 361 }, (_, degree): [number, number] => {
      const angle = (degree / 360) * TURN;
      const wave =
        Math.sin(angle * peaks + shift) * 0.7 + Math.sin(angle * (peaks * 2 + 1) - shift * 2) * 0.3;
      const distance = radius + wave * height;
      return [MIDDLE + Math.cos(angle) * distance, MIDDLE + Math.sin(angle) * distance];
    });
    const colour = palette.colours[chance.isOneIn(5) ? 3 : ring % 3]!;
    return `<path d="${toPath(points)}Z" fill="none" stroke="${colour}" stroke-width="${2 + chance.below(7)}" stroke-linejoin="round"/>`;
  });
  const heart = `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${22 + chance.below(16)}" fill="${palette.colours[3]}"/>`;
  return paths.join('') + heart;
}

/** Draws mountain ridges in front of a sun or a moon. */
function drawMountains({ chance, palette, density }: Brush): string {
  const ridges = 4 + density;
  const [far, , , bright] = palette.colours;
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(palette.ground, far, 0.25)}"/><stop offset="1" stop-color="${mix(palette.ground, bright, 0.55)}"/></linearGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#sky)"/>`;
  const [x, y, radius] = [180 + chance.below(540), 150 + chance.below(190), 60 + chance.below(80)];
  const sun = `<circle cx="${x}" cy="${y}" r="${radius * 1.6}" fill="${bright}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${bright}"/>`;
  const layers = Array.from({ length: ridges }, (_, ridge) => {
    const share = ridge / Math.max(1, ridges - 1);
    const base = 340 + share * 400;
    const [first, second] = [chance.below(628) / 100, chance.below(628) / 100];
    const rough = 0.006 + chance.below(6) / 1000;
    const points = Array.from({ length: 61 }, (_, step): [number, number] => {
      const at = step * 15;
      const peak = Math.abs(Math.sin(at * rough + first)) * 130 + Math.sin(at * rough * 3.7 + second) * 34;
      return [at, base - peak * (1.1 - share * 0.5) - (step % 2) * 9];
    });
    const from = palette.colours[Math.min(2, Math.floor(share * 3))]!;
    const colour = mix(from, palette.colours[0], share * 0.6);
    return `<path d="${toPath(points)}L${SIZE} ${SIZE}L0 ${SIZE}Z" fill="${colour}"/>`;
  });
  return sky + sun + layers.join('');
}

/** Draws a mirror-symmetric robot on a grid of 12 × 12 cells. */
function drawMachine({ chance, palette, density }: Brush): string {
  const cells = 12;
  const side = 60;
  const start = (SIZE - cells * side) / 2;
  const squares: string[] = [];
  const put = (column: number, row: number, colour: string) => {
    for (const each of new Set([column, cells - 1 - column])) {
      squares.push(
        `<rect x="${start + each * side}" y="${start + row * side}" width="${side + 0.5}" height="${side + 0.5}" fill="${colour}"/>`,
      );
    }
  };
  for (let row = 1; row < cells - 1; row++) {
    const reach = Math.round(2 + 3 * Math.sin((row / (cells - 1)) * Math.PI) + chance.below(2));
    for (let column = 0; column < 6; column++) {
      const isBody = 5 - column < reach;
      const isLimb = 5 - column === reach && chance.isOneIn(3);
      if (!isBody && !isLimb) continue;
      if (isBody && chance.below(10) > 5 + density) continue;
      put(column, row, palette.colours[chance.below(3)]!);
    }
  }
  const eye = 3 + chance.below(2);
  put(eye, 4, palette.colours[3]);
  if (chance.isOneIn(2)) put(eye, 5, palette.colours[3]);
  put(eye + 1, 8, palette.ground);
  put(2 + chance.below(3), 0, palette.colours[3]);
  return squares.join('');
}

/** Draws a flower with many layers of petals. */
function drawPetals({ chance, palette, density }: Brush): string {
  const layers = 3 + density;
  const petals: string[] = [];
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / layers;
    const count = 7 + chance.below(9);
    const [length, width] = [400 * (1 - share * 0.75), 50 + chance.below(60)];
    const colour = palette.colours[layer % 4]!;
    const turn = chance.below(60);
    for (let each = 0; each < count; each++) {
      const angle = turn + (each * 360) / count;
      petals.push(
        `<path transform="rotate(${round(angle)} ${MIDDLE} ${MIDDLE})" d="M${MIDDLE} ${MIDDLE}Q${MIDDLE + width} ${MIDDLE - length * 0.6} ${MIDDLE} ${MIDDLE - length}Q${MIDDLE - width} ${MIDDLE - length * 0.6} ${MIDDLE} ${MIDDLE}Z" fill="${colour}" opacity="${0.55 + share * 0.4}"/>`,
      );
    }
  }
  const heart = `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="36" fill="${palette.ground}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="18" fill="${palette.colours[3]}"/>`;
  return petals.join('') + heart;
}

/** Draws bodies that orbit a bright center. */
function drawOrbits({ chance, palette, density }: Brush): string {
  const stars = Array.from({ length: 60 }, () => {
    const colour = mix(palette.ground, palette.colours[2], 0.5);
    return `<circle cx="${chance.below(SIZE)}" cy="${chance.below(SIZE)}" r="${1 + chance.below(3)}" fill="${colour}"/>`;
  });
  const tilt = chance.below(70) - 35;
  const squeeze = 0.3 + chance.below(40) / 100;
  const ways = Array.from({ length: 3 + density }, (_, index) => {
    const radius = 150 + index * (300 / (3 + density));
    const angle = chance.below(628) / 100;
    const [x, y] = [MIDDLE + Math.cos(angle) * radius, MIDDLE + Math.sin(angle) * radius * squeeze];
    const colour = palette.colours[index % 3]!;
    const way = `<ellipse cx="${MIDDLE}" cy="${MIDDLE}" rx="${round(radius)}" ry="${round(radius * squeeze)}" fill="none" stroke="${mix(palette.ground, colour, 0.7)}" stroke-width="3"/>`;
    const size = 14 + chance.below(30);
    const body = `<circle cx="${round(x)}" cy="${round(y)}" r="${size}" fill="${colour}"/><circle cx="${round(x - size / 3)}" cy="${round(y - size / 3)}" r="${round(size / 3)}" fill="${palette.colours[3]}" opacity=".5"/>`;
    return way + body;
  });
  const sun = `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="120" fill="${palette.colours[3]}" opacity=".2"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${60 + chance.below(30)}" fill="${palette.colours[3]}"/>`;
  return `${stars.join('')}<g transform="rotate(${tilt} ${MIDDLE} ${MIDDLE})">${ways.join('')}${sun}</g>`;
}

/** Draws randomly rotated tiles with two quarter circles each, which join to form random paths. */
function drawTiles({ chance, palette, density }: Brush): string {
  const count = 5 + density;
  const side = SIZE / count;
  const half = side / 2;
  const pieces: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const [x, y] = [column * side, row * side];
      const arcs = chance.isOneIn(2)
        ? `M${x + half} ${y}A${half} ${half} 0 0 1 ${x} ${y + half}M${x + side} ${y + half}A${half} ${half} 0 0 0 ${x + half} ${y + side}`
        : `M${x + half} ${y}A${half} ${half} 0 0 0 ${x + side} ${y + half}M${x} ${y + half}A${half} ${half} 0 0 1 ${x + half} ${y + side}`;
      const colour = palette.colours[chance.isOneIn(6) ? 3 : (row + column) % 3]!;
      pieces.push(
        `<path d="${arcs}" fill="none" stroke="${colour}" stroke-width="${round(side * 0.36)}"/><path d="${arcs}" fill="none" stroke="${palette.ground}" stroke-width="${round(side * 0.08)}"/>`,
      );
    }
  }
  return pieces.join('');
}
