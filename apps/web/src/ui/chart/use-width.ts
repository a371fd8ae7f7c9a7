import { useEffect, useRef, useState, type RefObject } from 'react';

/** Width before it is measured: about a panel on a desk. */
const FIRST_WIDTH = 860;

/** The width of an element in whole pixels, kept current, so that what is drawn in it keeps its sizes of type. */
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
