import { useEffect, useRef, useState, type RefObject } from 'react';

/** Width in pixels before it is measured: about a panel on a desktop. */
const FIRST_WIDTH = 860;

/**
 * Returns the width of an element in whole pixels, kept up
 * to date, so that drawings in it keep their text sizes.
 */
export function useWidth<T extends Element>(): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry!.contentRect.width);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
