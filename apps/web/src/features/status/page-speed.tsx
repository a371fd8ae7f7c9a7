import type { SpeedPage } from '@nova/shared/status/page-speed';
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { loadPart } from '../../lib/page/load-part.ts';
import { findPageOfRoute } from '../../lib/site/page-registry.ts';
import { speedConsentStore } from '../../lib/speed/speed-consent.ts';
import { useStore } from '../../lib/store/create-store.ts';

/** Returns the page at a time in milliseconds since the load; the first one also before its first effect. */
function findVisit(visits: readonly { page: SpeedPage; since: number }[], time: number): SpeedPage {
  return (visits.findLast(({ since }) => since <= time) ?? visits[0])?.page ?? 'other';
}

/** Loads the measurements of the page's speed once this browser's user has agreed to them. */
export function PageSpeed() {
  const isAgreed = useStore(speedConsentStore, false);
  /** The pages since the load, each with the time of its first effect. */
  const visits = useRef<{ page: SpeedPage; since: number }[]>([]);
  const page = findPageOfRoute(useMatches().at(-1)?.id ?? '')?.id ?? 'other';
  useEffect(() => {
    visits.current.push({ page, since: performance.now() });
  }, [page]);
  useEffect(() => {
    if (!isAgreed) return undefined;
    const gone = new AbortController();
    void loadPart(() => import('../../lib/speed/measure-speed.ts'), gone.signal).then((part) =>
      part?.measureSpeed((time) => findVisit(visits.current, time)),
    );
    return () => gone.abort();
  }, [isAgreed]);
  return null;
}
