import { startTransition, useEffect, useState } from 'react';

const STEP = 6;

/**
 * How many of `length` rows are drawn by now: a few at once, a few more in each further task. Fifty rows in one task
 * would keep a phone from answering a touch for a third of a second; the others wait in their own shape.
 */
export function useGrowingCount(length: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= length) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount((before) => before + STEP)));
    return () => clearTimeout(timer);
  }, [count, length]);
  return count;
}
