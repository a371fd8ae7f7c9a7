import { useState } from 'react';

/**
 * Returns whether a row arrived after the list was first shown; such
 * rows are highlighted once. Another page or filter starts over.
 */
export function useFreshRows(heights: readonly number[] | undefined, listKey: string) {
  const [first, setFirst] = useState<{ readonly key: string; readonly top: number } | null>(null);
  const top = heights?.[0];
  if (top !== undefined && first?.key !== listKey) setFirst({ key: listKey, top });
  return (height: number) => first !== null && first.key === listKey && height > first.top;
}
