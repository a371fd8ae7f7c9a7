import sharp from 'sharp';
import { TRACE_KINDS } from '../../src/ui/trace/trace-kinds.ts';
import { tracePath } from '../../src/ui/trace/trace-path.ts';
import { GROUND, LOGO, RULER, rulerTicks } from '../draw-pictures.ts';
import type { TypstSetter } from './compile-typst.ts';
import { NIGHT } from './render-drawing.tsx';

export interface Card {
  readonly language: string;
  /** Determines the waveform below the text; each page has its own. */
  readonly pageId: string;
  readonly title: string;
  readonly description: string;
  readonly tagline: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LINE = { width: WIDTH, height: 150, lead: 0.07, end: 0.62 };
const LINE_TOP = 440;
const SEAL = 20;

/** Any value that is constant for a page and differs between pages. */
const seedOf = (pageId: string): number =>
  pageId.split('').reduce((sum, sign) => sum + sign.charCodeAt(0), 0);

/**
 * Draws the preview image of a page: logo, text and the page's own waveform with its seal. PNG, 1200 × 630.
 */
export function drawCard(setter: TypstSetter, card: Card): Promise<Buffer> {
  const texts = setter.svg('card.typ', card).replace('<svg', `<svg x="0" y="0"`);
  const kind = TRACE_KINDS[seedOf(card.pageId) % TRACE_KINDS.length]!;
  const path = tracePath({ kind, points: 100, blockHash: card.pageId }, LINE);
  const seal = WIDTH * LINE.end;
  const middle = LINE_TOP + LINE.height / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
<g transform="translate(84 72) scale(1.3)">${LOGO}</g>
<path d="M${seal} ${middle}H${WIDTH}" stroke="${RULER}" stroke-width="4"/>
<path transform="translate(0 ${LINE_TOP})" d="${path}" fill="none" stroke="${NIGHT['e3']}" stroke-width="4" stroke-linejoin="round"/>
<rect x="${seal - SEAL / 2}" y="${middle - SEAL / 2}" width="${SEAL}" height="${SEAL}" fill="${NIGHT['ink']}"/>
<path transform="translate(0 ${HEIGHT - 24})" d="${rulerTicks(WIDTH)}" stroke="${RULER}" stroke-width="2"/>
${texts}
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer();
}
