import { useEffect, useState } from 'react';

/**
 * Returns the number of rows rendered so far: rows added to a visible list are rendered a few per frame, so
 * that scrolling stays smooth. The first rows, and a list that replaces another, are rendered at once.
 *
 * @param count rows of the list
 * @param step rows per frame
 */
export function useIncrementalRender(count: number, step: number): number {
  const [drawn, setDrawn] = useState(count);
  const fitting = drawn === 0 || drawn > count ? count : drawn;
  if (fitting !== drawn) setDrawn(fitting);
  useEffect(() => {
    if (fitting === count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(Math.min(count, fitting + step)));
    return () => cancelAnimationFrame(frame);
  }, [fitting, count, step]);
  return fitting;
}
