import { useState } from 'react';

/** Which rows came after the list was first shown; they light up once. Another page or filter begins anew. */
export function useFreshRows(heights: readonly number[] | undefined, listKey: string) {
  const [first, setFirst] = useState<{ readonly key: string; readonly top: number } | null>(null);
  const top = heights?.[0];
  if (top !== undefined && first?.key !== listKey) setFirst({ key: listKey, top });
  return (height: number) => first !== null && first.key === listKey && height > first.top;
}
