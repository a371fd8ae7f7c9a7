import { useEffect, useEffectEvent, useState } from 'react';

/** Under load many blocks share one reading. */
const AT_MOST_EVERY_MS = 1_000;

/**
 * Has the first page of a list read again when the chain has gone on, unless somebody is in the middle of it.
 *
 * @param newest height of the newest block that the live line told of
 * @param shown height the list is as of
 */
export function useCalmRefresh(
  newest: number | undefined,
  shown: number | undefined,
  isHeld: boolean,
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
    const timer = setTimeout(run, Math.max(0, refreshedAt + AT_MOST_EVERY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [isBehind, isHeld, refreshedAt]);
}
