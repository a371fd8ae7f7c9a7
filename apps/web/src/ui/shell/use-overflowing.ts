import { useEffect, useState, type RefObject } from 'react';

/**
 * How many of a bar's last entries do not fit: the bar wraps and shows its first line only, and whatever has slipped
 * to the second is counted here. Measured again when the bar changes its width or the fonts have come.
 */
export function useOverflowing(bar: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = bar.current!;
    const measure = () => {
      // Where the drawer stands for the bar nothing is laid out, and nothing has slipped.
      if (element.clientHeight === 0) return;
      const top = element.offsetTop;
      const entries = [...element.children] as HTMLElement[];
      setCount(entries.filter((entry) => entry.offsetTop - top >= element.clientHeight).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // An entry may grow by itself: the word beside the pre-sale does.
    for (const entry of element.children) observer.observe(entry);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [bar]);
  return count;
}
