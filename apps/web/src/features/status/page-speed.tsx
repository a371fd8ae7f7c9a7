import type { SpeedPage } from '@nova/shared/status/page-speed';
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { loadPart } from '../../lib/page/load-part.ts';
import { findPageOfRoute } from '../../lib/site/page-registry.ts';
import { speedConsentStore } from '../../lib/speed/speed-consent.ts';
import { useStore } from '../../lib/store/create-store.ts';

/** Loads the measurements of the page's speed once this browser's user has agreed to them. */
export function PageSpeed() {
  const isAgreed = useStore(speedConsentStore, false);
  const pageRef = useRef<SpeedPage>('other');
  const id = findPageOfRoute(useMatches().at(-1)?.id ?? '')?.id;
  useEffect(() => {
    pageRef.current = id ?? 'other';
  }, [id]);
  useEffect(() => {
    if (!isAgreed) return undefined;
    const gone = new AbortController();
    void loadPart(() => import('../../lib/speed/measure-speed.ts'), gone.signal).then((part) =>
      part?.measureSpeed(() => pageRef.current),
    );
    return () => gone.abort();
  }, [isAgreed]);
  return null;
}
