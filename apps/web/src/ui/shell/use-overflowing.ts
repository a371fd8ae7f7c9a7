import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns how many of a bar's last entries do not fit: the bar wraps and shows only its first line, and
 * entries on the second are counted. Measured again when the width of the bar or the fonts change.
 */
export function useOverflowing(bar: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = bar.current!;
    const measure = () => {
      // The drawer has replaced the bar, so there is no layout to measure.
      if (element.clientHeight === 0) return;
      const top = element.offsetTop;
      const entries = [...element.children] as HTMLElement[];
      setCount(entries.filter((entry) => entry.offsetTop - top >= element.clientHeight).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // An entry may change its own width, as the presale's state does.
    for (const entry of element.children) observer.observe(entry);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [bar]);
  return count;
}
