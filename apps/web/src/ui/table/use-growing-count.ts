import { startTransition, useEffect, useState } from 'react';

const STEP = 6;

/**
 * Returns how many of `length` rows are rendered so far: a few at once, and a few more in each later task.
 * Fifty rows in one task would block a phone for a third of a second; placeholders fill in for the others.
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
