import sharp from 'sharp';
import { packGlb } from './pack-glb.ts';

const TEXTURE_PIXELS = 1_024;
/** Thickness of the slab, relative to its longer side. */
const THICKNESS = 0.06;
type Vector = readonly [number, number, number];

/** The six sides of a box: normal and counter-clockwise corners, as signs. */
const SIDES: readonly { readonly normal: Vector; readonly corners: readonly Vector[] }[] = [
  {
    normal: [0, 0, 1],
    corners: [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
  },
  {
    normal: [0, 0, -1],
    corners: [
      [1, -1, -1],
      [-1, -1, -1],
      [-1, 1, -1],
      [1, 1, -1],
    ],
  },
  {
    normal: [1, 0, 0],
    corners: [
      [1, -1, 1],
      [1, -1, -1],
      [1, 1, -1],
      [1, 1, 1],
    ],
  },
  {
    normal: [-1, 0, 0],
    corners: [
      [-1, -1, -1],
      [-1, -1, 1],
      [-1, 1, 1],
      [-1, 1, -1],
    ],
  },
  {
    normal: [0, 1, 0],
    corners: [
      [-1, 1, 1],
      [1, 1, 1],
      [1, 1, -1],
      [-1, 1, -1],
    ],
  },
  {
    normal: [0, -1, 0],
    corners: [
      [-1, -1, -1],
      [1, -1, -1],
      [1, -1, 1],
      [-1, -1, 1],
    ],
  },
];
/** The two large sides, which show the image with its origin at the upper left. */
const PICTURE_SIDES = 2;
const UV: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
];

/** Returns a GLB that shows an image on both sides of a lit slab of 12 triangles. */
export async function buildSlab(picture: Buffer): Promise<Buffer> {
  const { data: texture, info } = await sharp(picture)
    .resize({ width: TEXTURE_PIXELS, height: TEXTURE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const longer = Math.max(info.width, info.height);
  const half: Vector = [info.width / longer / 2, info.height / longer / 2, THICKNESS / 2];
  const front = describeSides(SIDES.slice(0, PICTURE_SIDES), half);
  const edge = describeSides(SIDES.slice(PICTURE_SIDES), half);
  return packGlb({
    generator: 'Nova',
    texture,
    textureType: 'image/jpeg',
    meshes: [
      { ...front, material: { isPicture: true, roughness: 0.35, metallic: 0 } },
      { ...edge, material: { isPicture: false, roughness: 0.3, metallic: 0.9 } },
    ],
  });
}

function describeSides(sides: readonly (typeof SIDES)[number][], half: Vector) {
  const scale = (corner: Vector) => corner.map((sign, axis) => sign * half[axis]!);
  return {
    positions: sides.flatMap(({ corners }) => corners.flatMap(scale)),
    normals: sides.flatMap(({ normal, corners }) => corners.flatMap(() => [...normal])),
    uvs: sides.flatMap(() => UV.flat()),
    // Two triangles with four corners.
    indices: sides.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map((corner) => side * 4 + corner)),
  };
}
