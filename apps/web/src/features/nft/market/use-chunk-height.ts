import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The server has no layout, and React warns about useLayoutEffect there. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Measures the height of a full chunk for the grid (`--chunk-height`, market.css), so that offscreen chunks
 * need no layout or painting and the page keeps its length. Measured before the page is painted or its scroll
 * position is restored, while everything is still laid out.
 *
 * @param isLong whether there are enough full chunks for this to be worthwhile
 */
export function useChunkHeight(isLong: boolean): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const list = grid.current;
    const chunk = list?.querySelector<HTMLElement>('.nft-grid.full');
    if (!isLong || !list || !chunk) return undefined;
    const measure = () =>
      list.style.setProperty('--chunk-height', `${chunk.getBoundingClientRect().height}px`);
    measure();
    // On a phone, a wrapped line makes a chunk taller, so existing chunks keep their own height.
    const full = [...list.querySelectorAll<HTMLElement>('.nft-grid.full')];
    // All heights are read before the first one is written, because each write would force another layout.
    const heights = full.map((each) => each.getBoundingClientRect().height);
    for (const [index, each] of full.entries())
      each.style.setProperty('--chunk-height', `${heights[index]!}px`);
    // A data attribute, because React manages the classes.
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
