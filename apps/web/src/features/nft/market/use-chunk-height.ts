import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Server-side there is no layout; React says so loudly. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Tells a grid how high a full shelf is, so that those which nobody sees need not be laid out and painted and the page
 * keeps its length all the same (`--shelf-height`, market.css). Measured before the page is drawn or scrolled back to
 * where it was, while all of it is still laid out.
 *
 * @param isLong whether there are so many shelves that it is worth it, full ones among them
 */
export function useChunkHeight(isLong: boolean): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const list = grid.current;
    const chunk = list?.querySelector<HTMLElement>('.nft-grid.full');
    if (!isLong || !list || !chunk) return undefined;
    const measure = () =>
      list.style.setProperty('--shelf-height', `${chunk.getBoundingClientRect().height}px`);
    measure();
    // On a phone a line that wraps makes a shelf higher: those that are there keep their own height.
    const full = [...list.querySelectorAll<HTMLElement>('.nft-grid.full')];
    // All are read before the first is written: each change would have the next one laid out anew.
    const heights = full.map((each) => each.getBoundingClientRect().height);
    for (const [index, each] of full.entries())
      each.style.setProperty('--shelf-height', `${heights[index]!}px`);
    // No class: those are React's to write.
    list.dataset['measured'] = '';
    const check = new ResizeObserver(measure);
    check.observe(chunk);
    return () => {
      check.disconnect();
      delete list.dataset['measured'];
    };
  }, [isLong]);
  return grid;
}
