import { chanceOf } from '../chance.ts';
import type { Artwork, SolidMotif } from '../plan/world.ts';
import { frame, DRAWING_SIDE } from './draw-flat.ts';
import { cross, dot, createShape, minus, unit, type Vector } from './create-shape.ts';
import { mix, PALETTES } from './palettes.ts';

const MIDDLE = DRAWING_SIDE / 2;
/** Size of one unit of the shape, in units of the drawing. */
const SCALE = 380;
const LIGHT = unit([-0.45, 0.8, 0.7]);

/** Draws the front view of a 3D artwork as SVG, farthest triangles first. */
export function drawSolid(artwork: Artwork & { readonly motif: SolidMotif }): string {
  const { positions, colours, indices } = createShape(artwork);
  const palette = PALETTES[artwork.palette]!;
  const chance = chanceOf(artwork.seed, 'view');
  const turn = look(chance.below(628) / 100, 0.35 + chance.below(30) / 100);
  const seen = positions.map(turn);
  const faces: { depth: number; svg: string }[] = [];
  for (let index = 0; index < indices.length; index += 3) {
    const [a, b, c] = [seen[indices[index]!]!, seen[indices[index + 1]!]!, seen[indices[index + 2]!]!];
    const normal = unit(cross(minus(b, a), minus(c, a)));
    // A surface has two sides; the visible one is lit.
    const light = Math.abs(dot(normal, LIGHT));
    const colour = shade(colours[indices[index]!]!, 0.28 + 0.72 * light, light ** 12);
    const points = [a, b, c].map(
      ([x, y]) => `${(MIDDLE + x * SCALE).toFixed(1)},${(MIDDLE - y * SCALE).toFixed(1)}`,
    );
    faces.push({
      depth: a[2] + b[2] + c[2],
      svg: `<polygon points="${points.join(' ')}" fill="${colour}" stroke="${colour}" stroke-width=".8"/>`,
    });
  }
  faces.sort((first, second) => first.depth - second.depth);
  const glow = `<defs><radialGradient id="glow"><stop offset="0" stop-color="${mix(palette.ground, palette.colours[2], 0.45)}"/><stop offset="1" stop-color="${palette.ground}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#glow)"/><ellipse cx="${MIDDLE}" cy="830" rx="250" ry="26" fill="#000" opacity=".25"/>`;
  return frame(palette.ground, glow + faces.map(({ svg }) => svg).join(''));
}

function look(around: number, down: number): (at: Vector) => Vector {
  const [cosA, sinA, cosD, sinD] = [Math.cos(around), Math.sin(around), Math.cos(down), Math.sin(down)];
  return ([x, y, z]) => {
    const [turnedX, turnedZ] = [x * cosA + z * sinA, z * cosA - x * sinA];
    return [turnedX, y * cosD - turnedZ * sinD, y * sinD + turnedZ * cosD];
  };
}

function shade(colour: Vector, light: number, shine: number): string {
  const channels = colour.map((channel) => {
    const screen = (channel * light) ** (1 / 2.2) * 255;
    return Math.round(Math.min(255, screen + (255 - screen) * shine * 0.6));
  });
  return `rgb(${channels.join(',')})`;
}
