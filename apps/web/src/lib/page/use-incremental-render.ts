import { useEffect, useState } from 'react';

/**
 * How much of a list is drawn so far: what comes behind a list that stands already is drawn a few rows a frame, so that
 * no frame of scrolling waits for all of it. The first rows, and a list that another one replaces, come at once.
 *
 * @param count rows of the list
 * @param step rows a frame
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
