import { isSparing } from './is-sparing.ts';
import { preloadPage } from './preload-page.ts';
import { whenIdle } from './when-idle.ts';

/** Where the links stand that are fetched before anybody points at them: the bar and the page's own ways on. */
const FIRST_LINKS = 'header a[href^="/"], main .row a[href^="/"]';

/** How long after a scroll a pointer still only stands over what the page moves under it. */
export const SCROLL_MS = 100;

/** The path behind a link that stays on this site and in this tab; null for all others. */
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
 * Fetches a page as soon as somebody means to open it (a pointer that comes to its link, focus on it, a press), and the
 * pages of the bar, one after the other, while nothing else is to do. Not where bytes are dear.
 * @param preload how a page is fetched
 * @returns ends it
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
