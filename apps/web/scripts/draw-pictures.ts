import sharp from 'sharp';
import { WORD } from '../src/ui/shell/logo-paths.ts';
import { tracePath } from '../src/ui/trace/trace-path.ts';

/** Colors of the dark theme (`styles/tokens.css`) for images outside the site. */
export const GROUND = '#0c1013';
const INK = '#eff3f5';
const ENERGY = '#fc8a30';
export const RULER = '#2b3338';

const MARK = `<path fill="${INK}" d="M0 0H9L21 20V0H32V32H23L11 12V32H0Z"/><path fill="${ENERGY}" d="M11.6 0H18.6V11.67Z"/>`;
/** Logo and name side by side, 32 units high. */
export const LOGO = `<g>${MARK}</g><path transform="translate(41 0) scale(1.333)" fill="${INK}" d="${WORD}"/>`;

/** Hash of the block whose waveform is drawn; arbitrary but constant. */
const BLOCK_HASH = `0x${'5ea1'.repeat(16)}`;

const SHARE = { width: 1200, height: 630 };

/**
 * Draws the link preview: logo, name and a waveform with its seal. It has no text, so all languages share it.
 */
export function drawSharePicture(): Promise<Buffer> {
  const { width, height } = SHARE;
  const line = { width, height: 300, lead: 0.06, end: 0.86 };
  const path = tracePath({ kind: 'review', points: 100, blockHash: BLOCK_HASH }, line);
  const seal = width * line.end;
  return render(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${GROUND}"/>
<g transform="translate(84 92) scale(4.2)">${MARK}</g>
<path transform="translate(256 92) scale(5.6)" fill="${INK}" d="${WORD}"/>
<g transform="translate(0 270)"><path d="M${seal} 150H${width}" stroke="${RULER}" stroke-width="4"/>
<path d="${path}" fill="none" stroke="${ENERGY}" stroke-width="5" stroke-linejoin="round"/>
<rect x="${seal - 13}" y="137" width="26" height="26" fill="${INK}"/></g>
<path transform="translate(0 ${height - 40})" d="${rulerTicks(width)}" stroke="${RULER}" stroke-width="2"/>
</svg>`);
}

/** Returns the ticks of a ruler along the lower edge as a path, 16 units high. */
export function rulerTicks(width: number): string {
  const count = Math.floor(width / 25) + 1;
  return Array.from({ length: count }, (_, index) => `M${index * 25} ${index % 4 === 0 ? 0 : 8}V16`).join('');
}

/**
 * Draws the logo as an app icon on the site's background color.
 * @param share portion of the side that the logo covers; maskable icons are cropped to a circle of 80 %
 */
export function drawIcon(side: number, share: number): Promise<Buffer> {
  const scale = (side * share) / 32;
  const offset = (side * (1 - share)) / 2;
  return render(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="${side}" height="${side}" fill="${GROUND}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})">${MARK}</g></svg>`);
}

/** Wraps one PNG in an `.ico` file, for clients that request `/favicon.ico` without reading the page. */
export function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
