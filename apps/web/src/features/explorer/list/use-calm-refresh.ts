import { useEffect, useEffectEvent, useState } from 'react';

/** Under load many blocks share one reading. A longer list costs a phone more, and is read again less often. */
const EVERY_MS_PER_ROW = 40;

/**
 * Has the first page of a list read again when the chain has gone on, unless somebody is in the middle of it.
 *
 * @param newest height of the newest block that the live line told of
 * @param shown height the list is as of
 * @param rows how many there are on a page
 */
export function useCalmRefresh(
  newest: number | undefined,
  shown: number | undefined,
  isHeld: boolean,
  rows: number,
  refresh: () => unknown,
): void {
  const [refreshedAt, setRefreshedAt] = useState(0);
  const isBehind = newest !== undefined && shown !== undefined && newest > shown;
  const run = useEffectEvent(() => {
    setRefreshedAt(Date.now());
    refresh();
  });
  useEffect(() => {
    if (!isBehind || isHeld) return undefined;
    const timer = setTimeout(run, Math.max(0, refreshedAt + rows * EVERY_MS_PER_ROW - Date.now()));
    return () => clearTimeout(timer);
  }, [isBehind, isHeld, refreshedAt, rows]);
}
