import { THEME_EVENT } from '../../shell/theme-switch.tsx';
import { openStrip, type StripCanvases } from './open-strip.ts';
import { readStripColors } from './strip-colors.ts';
import type { StripControls, StripAppearance, StripTexts } from './strip-controls.ts';

/** Users who prefer reduced motion get still frames. */
const CALM_QUERY = '(prefers-reduced-motion: reduce)';

/** A running strip with a function to stop it. */
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

/** Plays the strip only while it is visible. */
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

/** Passes changes of size, theme, or the reduced-motion preference to the strip. */
function watchAppearance(canvases: StripCanvases, controls: StripControls, signal: AbortSignal): void {
  const report = () => controls.setAppearance(readAppearance(canvases));
  const observer = new ResizeObserver(report);
  observer.observe(canvases.pen);
  addEventListener(THEME_EVENT, report, { signal });
  matchMedia(CALM_QUERY).addEventListener('change', report, { signal });
  void document.fonts.ready.then(() => !signal.aborted && report());
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Opens a strip on two canvases and runs it while it is visible, in the theme of the page.
 * @returns null if it was aborted before it was ready
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
