import { chanceOf } from '../chance.ts';
import type { Artwork, SolidMotif } from '../plan/world.ts';
import { mix, PALETTES, toChannels } from './palettes.ts';

export type Vector = readonly [number, number, number];

/** Triangles with a normal and a color (linear, 0 to 1) at every corner. */
export interface Shape {
  readonly positions: readonly Vector[];
  readonly normals: readonly Vector[];
  readonly colours: readonly Vector[];
  /** Three per triangle, counterclockwise when seen from outside. */
  readonly indices: readonly number[];
}

const TURN = Math.PI * 2;

/** A surface, parameterized over the unit square. */
type Surface = (u: number, v: number) => Vector;

interface Grid {
  readonly surface: Surface;
  readonly columns: number;
  readonly rows: number;
  /** True for flat triangles with hard edges, as in a cut gem. */
  readonly isCut?: boolean;
}

/** Builds the shape of a 3D artwork. */
export function createShape(artwork: Artwork & { readonly motif: SolidMotif }): Shape {
  const grid = createGrid(artwork);
  const { colours } = PALETTES[artwork.palette]!;
  const colourAt = (u: number, v: number): Vector => {
    const place = ((v * 2 + u) % 1) * 3;
    const step = Math.min(2, Math.floor(place));
    const [red, green, blue] = toChannels(mix(colours[step]!, colours[step + 1]!, place - step));
    return [toLinear(red), toLinear(green), toLinear(blue)];
  };
  return grid.isCut ? cut(grid, colourAt) : smooth(grid, colourAt);
}

function createGrid({ motif, density, seed }: Artwork & { readonly motif: SolidMotif }): Grid {
  const chance = chanceOf(seed, motif);
  const [first, second] = [2 + chance.below(2), 3 + 2 * chance.below(2)];
  const many = 3 + density + chance.below(3);
  const grids: Record<SolidMotif, () => Grid> = {
    knot: () => ({ surface: knot(first, second === first ? second + 1 : second), columns: 160, rows: 14 }),
    gem: () => ({ surface: gem(), columns: 6 + many, rows: 4, isCut: true }),
    tower: () => ({
      surface: tower(many, 0.4 + chance.below(100) / 100),
      columns: 48,
      rows: 40,
      isCut: true,
    }),
    shell: () => ({ surface: shell(1.5 + density * 0.3), columns: 120, rows: 16 }),
    star: () => ({ surface: star(many, 0.14 + density * 0.02), columns: 72, rows: 36 }),
  };
  return grids[motif]();
}

/** Returns a tube along a torus knot. */
function knot(p: number, q: number): Surface {
  const centre = (u: number): Vector => {
    const angle = u * TURN;
    const radius = 0.62 + 0.24 * Math.cos(q * angle);
    return [radius * Math.cos(p * angle), radius * Math.sin(p * angle), 0.3 * Math.sin(q * angle)];
  };
  return (u, v) => {
    const along = unit(minus(centre(u + 0.001), centre(u - 0.001)));
    const side = unit(cross(along, [0.1, 0.2, 1]));
    const up = cross(side, along);
    const [cos, sin] = [Math.cos(v * TURN) * 0.13, Math.sin(v * TURN) * 0.13];
    const [x, y, z] = centre(u);
    return [
      x + side[0] * cos + up[0] * sin,
      y + side[1] * cos + up[1] * sin,
      z + side[2] * cos + up[2] * sin,
    ];
  };
}

/** Returns a cut gem with a table, a crown and a point. */
function gem(): Surface {
  const profile: readonly (readonly [number, number])[] = [
    [0.001, -0.95],
    [0.78, 0.12],
    [0.9, 0.26],
    [0.55, 0.58],
    [0.001, 0.58],
  ];
  return (u, v) => {
    const [radius, height] = profile[Math.round(v * 4)]!;
    return [radius * Math.cos(-u * TURN), height, radius * Math.sin(-u * TURN)];
  };
}

/** Returns a column with many sides that twists as it rises. */
function tower(sides: number, turns: number): Surface {
  return (u, v) => {
    const angle = -u * TURN;
    const ripple = 1 + 0.16 * Math.cos(sides * (angle + v * turns * 2));
    const taper = v === 0 || v === 1 ? 0.001 : 0.5 - 0.22 * v + 0.1 * Math.sin(v * Math.PI * 3);
    return [Math.cos(angle) * taper * ripple, v * 1.8 - 0.9, Math.sin(angle) * taper * ripple];
  };
}

/** Returns a spiral tube that widens with each turn. */
function shell(windings: number): Surface {
  return (u, v) => {
    const angle = u * windings * TURN;
    const size = 0.06 + u * 0.34;
    const [cos, sin] = [Math.cos(v * TURN) * size, Math.sin(v * TURN) * size];
    const reach = u * 0.6 + cos;
    return [Math.cos(angle) * reach, 0.5 - u * 0.7 + sin, Math.sin(angle) * reach];
  };
}

/** Returns a sphere with soft spikes. */
function star(horns: number, height: number): Surface {
  return (u, v) => {
    const [longitude, latitude] = [-u * TURN, (v - 0.5) * Math.PI];
    const radius =
      0.7 + height * Math.cos(horns * longitude) * Math.cos(latitude) ** 2 + height * Math.cos(4 * latitude);
    const around = Math.cos(latitude) * radius;
    return [around * Math.cos(longitude), radius * Math.sin(latitude), around * Math.sin(longitude)];
  };
}

function smooth({ surface, columns, rows }: Grid, colourAt: Surface): Shape {
  const positions: Vector[] = [];
  const normals: Vector[] = [];
  const colours: Vector[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      positions.push(surface(u, v));
      normals.push(normalAt(surface, u, v));
      colours.push(colourAt(u, v));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = row * (columns + 1) + column;
      const above = corner + columns + 1;
      indices.push(corner, corner + 1, above, corner + 1, above + 1, above);
    }
  }
  return { positions, normals, colours, indices };
}

function cut({ surface, columns, rows }: Grid, colourAt: Surface): Shape {
  const shape = {
    positions: [] as Vector[],
    normals: [] as Vector[],
    colours: [] as Vector[],
    indices: [] as number[],
  };
  const put = (corners: readonly (readonly [number, number])[]) => {
    const [a, b, c] = corners.map(([u, v]) => surface(u, v)) as [Vector, Vector, Vector];
    const across = cross(minus(b, a), minus(c, a));
    // At the poles a square has only three corners, so one of its triangles has no area.
    if (Math.hypot(...across) < 1e-9) return;
    const colour = colourAt(...corners[0]!);
    for (const position of [a, b, c]) {
      shape.indices.push(shape.positions.length);
      shape.positions.push(position);
      shape.normals.push(unit(across));
      shape.colours.push(colour);
    }
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, right, low, high] = [
        column / columns,
        (column + 1) / columns,
        row / rows,
        (row + 1) / rows,
      ];
      put([
        [left, low],
        [right, low],
        [left, high],
      ]);
      put([
        [right, low],
        [right, high],
        [left, high],
      ]);
    }
  }
  return shape;
}

const STEP = 1e-3;

function normalAt(surface: Surface, u: number, v: number): Vector {
  const inside = Math.min(1 - STEP, Math.max(STEP, v));
  const along = minus(surface(u + STEP, inside), surface(u - STEP, inside));
  const up = minus(surface(u, inside + STEP), surface(u, inside - STEP));
  return unit(cross(along, up));
}

/** Converts an sRGB channel to a linear one, which glTF requires. */
const toLinear = (channel: number) => (channel / 255) ** 2.2;

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return length === 0 ? [0, 1, 0] : [a[0] / length, a[1] / length, a[2] / length];
}
