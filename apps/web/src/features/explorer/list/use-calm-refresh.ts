import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Under load, many blocks share one request. A longer list
 * is more expensive on a phone and reloads less often.
 */
const EVERY_MS_PER_ROW = 40;

/**
 * Reloads the first page of a list when the chain has grown, unless the user is in the middle of the list.
 *
 * @param newest height of the newest block of the live connection
 * @param shown height at which the list was read
 * @param rows number of rows per page
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
