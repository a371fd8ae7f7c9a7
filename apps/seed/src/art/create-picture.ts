import sharp from 'sharp';
import { FLAT_MOTIFS, type Artwork, type FlatMotif, type SolidMotif } from '../plan/world.ts';
import { drawFlat } from './draw-flat.ts';
import { drawSolid } from './draw-solid.ts';

/** Draws an artwork as PNG. */
export function createPicture(artwork: Artwork): Promise<Buffer> {
  return toPng(drawArtwork(artwork));
}

/** Draws an artwork as SVG. */
export function drawArtwork(artwork: Artwork): string {
  return isFlat(artwork) ? drawFlat(artwork) : drawSolid(artwork as Artwork & { motif: SolidMotif });
}

/** Converts an SVG drawing to PNG. */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

function isFlat(artwork: Artwork): artwork is Artwork & { motif: FlatMotif } {
  return (FLAT_MOTIFS as readonly string[]).includes(artwork.motif);
}
