import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { toSearchHits } from '../../lib/search/to-search-hits.ts';
import type { RecentHit } from '../../lib/search/recent-hits.ts';

/** Milliseconds without typing before a search starts. */
const REST_MS = 220;
const LEAST_CHARS = 2;
const NONE: readonly RecentHit[] = [];

/**
 * Returns the chain's matches while the user types. An error
 * returns none; pressing Enter retries and reports it.
 */
export function useChainHits(text: string): readonly RecentHit[] {
  const [found, setFound] = useState({ text: '', hits: NONE });
  useEffect(() => {
    // A height may have a single digit.
    if (text.length < LEAST_CHARS && !/^\d$/.test(text)) return undefined;
    let isOutdated = false;
    const check = async () => {
      const hits = await api.search(text).then(toSearchHits, () => NONE);
      if (!isOutdated) setFound({ text, hits });
    };
    const timer = setTimeout(() => void check(), REST_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found.text === text ? found.hits : NONE;
}
