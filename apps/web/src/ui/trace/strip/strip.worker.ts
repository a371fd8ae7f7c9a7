import textFont from '../../../styles/fonts/instrument-sans-600-100.woff2?url';
import figureFont from '../../../styles/fonts/martian-mono-500-75.woff2?url';
import type { StripNews, StripOpening, StripOrder } from './strip-controls.ts';
import { StripPlayer } from './strip-player.ts';

/** Draws the strip beside the page: whatever the page is busy with, the paper runs, and the other way round. */

/** The two fonts of the strip; a worker has none of its page's. */
const FONTS = [
  new FontFace('Instrument Sans', `url(${textFont})`, { weight: '600' }),
  new FontFace('Martian Mono', `url(${figureFont})`, { weight: '500', stretch: '75%' }),
];
const FRAME_MS = 1000 / 60;

// Some browsers give workers canvases but no frames.
globalThis.requestAnimationFrame ??= (paint) =>
  setTimeout(() => paint(performance.now()), FRAME_MS) as unknown as number;
globalThis.cancelAnimationFrame ??= (frame) => clearTimeout(frame);

let player: StripPlayer | null = null;

async function loadFonts(): Promise<void> {
  const { fonts } = globalThis as unknown as { fonts?: FontFaceSet };
  if (!fonts) return;
  for (const font of FONTS) fonts.add(font);
  // A font that does not come leaves the strip with the next best one.
  await Promise.allSettled(FONTS.map((font) => font.load()));
  player?.paint();
}

const tell = (news: StripNews) => postMessage(news);

function open(opening: StripOpening): void {
  player = new StripPlayer({ ...opening, onDrawn: () => tell('drawn') });
  void loadFonts();
}

function obey({ name, args }: StripOrder): void {
  (player![name] as (...given: unknown[]) => void)(...args);
}

addEventListener('message', ({ data }: MessageEvent<StripOpening | StripOrder>) => {
  if ('name' in data) obey(data);
  else open(data);
});
tell('ready');
