import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Server-side there is no layout; React says so loudly. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Tells a grid how high a full bundle is, so that those which nobody sees need not be laid out and painted and the page
 * keeps its length all the same (`--bundle-height`, nft.css). Measured before the page is drawn or scrolled back to
 * where it was, while all of it is still laid out.
 *
 * @param isLong whether there are so many bundles that it is worth it, full ones among them
 */
export function useBundleHeight(isLong: boolean): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const list = grid.current;
    const bundle = list?.querySelector<HTMLElement>('.nft-grid.full');
    if (!isLong || !list || !bundle) return undefined;
    const measure = () =>
      list.style.setProperty('--bundle-height', `${bundle.getBoundingClientRect().height}px`);
    measure();
    // On a phone a line that wraps makes a bundle higher: those that are there keep their own height.
    const full = [...list.querySelectorAll<HTMLElement>('.nft-grid.full')];
    // All are read before the first is written: each change would have the next one laid out anew.
    const heights = full.map((each) => each.getBoundingClientRect().height);
    for (const [index, each] of full.entries())
      each.style.setProperty('--bundle-height', `${heights[index]!}px`);
    // No class: those are React's to write.
    list.dataset['measured'] = '';
    const look = new ResizeObserver(measure);
    look.observe(bundle);
    return () => {
      look.disconnect();
      delete list.dataset['measured'];
    };
  }, [isLong]);
  return grid;
}
