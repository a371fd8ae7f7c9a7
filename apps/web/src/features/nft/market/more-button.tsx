import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/**
 * Number of pages loaded automatically; after that a button is required, so that the footer stays reachable.
 */
const PAGES_BY_ITSELF = 4;
/** Distance from the end at which the next page is requested. */
const AHEAD = '600px';

/** End of an endless list: the next page loads automatically when it is near, later on click. */
export function MoreButton({
  list,
  pages,
  isDrawn = true,
}: {
  list: {
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly hasMoreFailed: boolean;
    readonly loadMore: () => Promise<void>;
  };
  pages: number;
  /** False while loaded rows are not rendered yet, because the position is meaningless until then. */
  isDrawn?: boolean;
}) {
  const { t } = useTranslation('nft');
  const place = useRef<HTMLDivElement>(null);
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = list;
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });
  const comesByItself = hasMore && isDrawn && !isLoadingMore && !hasMoreFailed && pages < PAGES_BY_ITSELF;
  useEffect(() => {
    if (!comesByItself) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [comesByItself]);
  if (!hasMore) return null;
  return (
    <div ref={place} className="more-of-it">
      {hasMoreFailed ? <span className="state failed">{t('list.moreFailed')}</span> : null}
      <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
        {t('list.more')}
      </Button>
    </div>
  );
}
