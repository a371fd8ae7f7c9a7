import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FLAT_MOTIFS, SOLID_MOTIFS } from '../plan/world.ts';
import { drawArtwork, createPicture } from './create-picture.ts';
import { createShape } from './create-shape.ts';
import { writeGlb } from './write-glb.ts';

test.each([...FLAT_MOTIFS, ...SOLID_MOTIFS])('%s is drawn the same way each time', async (motif) => {
  const artwork = { motif, palette: 1, density: 2, seed: 'one' };
  const picture = await createPicture(artwork);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 720, height: 720 });
  // A picture of only its background would have a single color.
  expect((await sharp(picture).stats()).entropy).toBeGreaterThan(0.3);
  expect(drawArtwork({ ...artwork })).toBe(drawArtwork(artwork));
  expect(drawArtwork({ ...artwork, seed: 'another' })).not.toBe(drawArtwork(artwork));
});

test.each(SOLID_MOTIFS)('%s is a binary glTF file with the length in its header', async (motif) => {
  const shape = createShape({ motif, palette: 1, density: 4, seed: 'one' });
  const file = await writeGlb(shape, 'Ünï');
  expect(file.subarray(0, 4).toString()).toBe('glTF');
  expect(file.readUInt32LE(4)).toBe(2);
  expect(file.readUInt32LE(8)).toBe(file.length);
  expect(Math.max(...shape.indices)).toBeLessThan(shape.positions.length);
  expect(shape.normals.filter((normal) => Math.abs(Math.hypot(...normal) - 1) > 1e-6)).toEqual([]);
});
