import { isSparing } from './is-sparing.ts';
import { preloadPage } from './preload-page.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Links whose pages are prefetched without an interaction: the navigation bar and the page's primary links.
 */
const FIRST_LINKS = 'header a[href^="/"], main .row a[href^="/"]';

/** Milliseconds after a scroll in which the page moves under the pointer and hovering is unintentional. */
export const SCROLL_MS = 100;

/** Returns the path of a link that opens this site in this tab; null for all others. */
export function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

function listFirstPaths(): string[] {
  const visible = [...document.querySelectorAll(FIRST_LINKS)].filter((link) => link.checkVisibility());
  return [...new Set(visible.flatMap((link) => pathOfLink(link) ?? []))];
}

const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Prefetches a page when the user is likely to open it (hover, focus or press on its link), and the pages of
 * the navigation bar one after the other while the browser is idle. Skipped on metered connections.
 * @param preload prefetches a page
 * @returns a function to stop
 */
export function preloadOnIntent(preload: typeof preloadPage = preloadPage): () => void {
  if (isSparing()) return () => {};
  const aborter = new AbortController();
  const options = { signal: aborter.signal, passive: true };
  let scrolledAt = Number.NEGATIVE_INFINITY;
  addEventListener('scroll', () => (scrolledAt = performance.now()), options);
  const intend = ({ target, type }: Event) => {
    if (type === 'pointerover' && performance.now() - scrolledAt < SCROLL_MS) return;
    const path = pathOfLink(target);
    if (path) void preload(path);
  };
  for (const name of ['pointerover', 'pointerdown', 'focusin', 'touchstart'])
    addEventListener(name, intend, options);
  const next = async (paths: readonly string[]) => {
    for (const path of paths) {
      await untilIdle();
      if (aborter.signal.aborted) return;
      await preload(path, untilIdle);
    }
  };
  whenIdle(() => void next(listFirstPaths()));
  return () => aborter.abort();
}
