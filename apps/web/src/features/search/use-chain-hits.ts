import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { toSearchHits } from '../../lib/search/to-search-hits.ts';
import type { RecentFind } from '../../lib/search/recent-hits.ts';

/** Milliseconds without typing before a search starts. */
const REST_MS = 220;
const LEAST_CHARS = 2;
const NONE: readonly RecentFind[] = [];

/**
 * Returns the chain's matches while the user types. An error
 * returns none; pressing Enter retries and reports it.
 */
export function useChainFinds(text: string): readonly RecentFind[] {
  const [found, setFound] = useState({ text: '', finds: NONE });
  useEffect(() => {
    // A height may have a single digit.
    if (text.length < LEAST_CHARS && !/^\d$/.test(text)) return undefined;
    let isOutdated = false;
    const check = async () => {
      const finds = await api.search(text).then(toSearchHits, () => NONE);
      if (!isOutdated) setFound({ text, finds });
    };
    const timer = setTimeout(() => void check(), REST_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found.text === text ? found.finds : NONE;
}
