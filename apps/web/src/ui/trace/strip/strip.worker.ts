import textFont from '../../../styles/fonts/instrument-sans-600-100.woff2?url';
import digitsFont from '../../../styles/fonts/martian-mono-500-75.woff2?url';
import type { StripUpdate, StripOpening, StripOrder } from './strip-controls.ts';
import { StripPlayer } from './strip-player.ts';

/** Draws the strip in a worker, so that neither it nor the page blocks the other. */

/** The two fonts of the strip; a worker does not share those of its page. */
const FONTS = [
  new FontFace('Instrument Sans', `url(${textFont})`, { weight: '600' }),
  new FontFace('Martian Mono', `url(${digitsFont})`, { weight: '500', stretch: '75%' }),
];
const FRAME_MS = 1000 / 60;

// Some browsers support canvases in workers but no animation frames.
globalThis.requestAnimationFrame ??= (paint) =>
  setTimeout(() => paint(performance.now()), FRAME_MS) as unknown as number;
globalThis.cancelAnimationFrame ??= (frame) => clearTimeout(frame);

/**
 * Milliseconds to wait for the fonts, which the page has most likely
 * loaded; after that a fallback font is better than no strip.
 */
const FONTS_WAIT_MS = 1_000;

let player: StripPlayer | null = null;
const early: StripOrder[] = [];

/** A canvas keeps the fallback font that it has drawn with, so the fonts load before the first stroke. */
async function loadFonts(): Promise<void> {
  const { fonts } = globalThis as unknown as { fonts?: FontFaceSet };
  if (!fonts) return;
  for (const font of FONTS) fonts.add(font);
  const timeout = new Promise((resolve) => setTimeout(resolve, FONTS_WAIT_MS));
  await Promise.race([timeout, Promise.allSettled(FONTS.map((font) => font.load()))]);
}
const fontsTried = loadFonts();

const report = (news: StripUpdate) => postMessage(news);

async function open(opening: StripOpening): Promise<void> {
  await fontsTried;
  player = new StripPlayer({ ...opening, onDrawn: () => report('drawn') });
  for (const order of early) obey(order);
}

function obey(order: StripOrder): void {
  if (!player) early.push(order);
  else (player[order.name] as (...args: unknown[]) => void)(...order.args);
}

addEventListener('message', ({ data }: MessageEvent<StripOpening | StripOrder>) => {
  if ('name' in data) obey(data);
  else void open(data);
});
report('ready');
