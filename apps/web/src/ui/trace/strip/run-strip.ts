import { THEME_EVENT } from '../../shell/theme-switch.tsx';
import { openStrip, type StripCanvases } from './open-strip.ts';
import { readStripColors } from './strip-colors.ts';
import type { StripControls, StripAppearance, StripTexts } from './strip-controls.ts';

/** Whoever asks for less motion gets still frames. */
const CALM_QUERY = '(prefers-reduced-motion: reduce)';

/** A strip that runs, and its end. */
export interface StripRun {
  readonly controls: StripControls;
  readonly stop: () => void;
}

function readAppearance({ pen, dust }: StripCanvases): StripAppearance {
  return {
    pen: [pen.clientWidth, pen.clientHeight],
    dust: [dust.clientWidth, dust.clientHeight],
    ratio: Math.min(2, devicePixelRatio || 1),
    colors: readStripColors(),
    isCalm: matchMedia(CALM_QUERY).matches,
  };
}

/** Plays only while the strip can be seen. */
function watchVisibility(element: Element, controls: StripControls, signal: AbortSignal): void {
  let isOnScreen = false;
  const update = () => controls.setVisible(isOnScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Tells the strip of another size, theme, or wish for less motion. */
function watchAppearance(canvases: StripCanvases, controls: StripControls, signal: AbortSignal): void {
  const tell = () => controls.setAppearance(readAppearance(canvases));
  const observer = new ResizeObserver(tell);
  observer.observe(canvases.pen);
  addEventListener(THEME_EVENT, tell, { signal });
  matchMedia(CALM_QUERY).addEventListener('change', tell, { signal });
  void document.fonts.ready.then(() => !signal.aborted && tell());
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Opens a strip on two canvases and runs it while it can be seen, in the look of the page.
 * @returns null where it was not wanted any more once it was there
 */
export async function runStrip(
  canvases: StripCanvases,
  texts: StripTexts,
  wanted: AbortSignal,
): Promise<StripRun | null> {
  const onDrawn = () => canvases.pen.parentElement?.setAttribute('data-drawn', '');
  wanted.throwIfAborted();
  const controls = await openStrip({ ...canvases, appearance: readAppearance(canvases), texts, onDrawn });
  if (wanted.aborted) {
    controls.stop();
    return null;
  }
  const aborter = new AbortController();
  watchVisibility(canvases.pen, controls, aborter.signal);
  watchAppearance(canvases, controls, aborter.signal);
  const stop = () => {
    aborter.abort();
    controls.stop();
  };
  return { controls, stop };
}
