import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/** Pages that come by themselves; then somebody has to want more, so that the foot of the page can be reached. */
const PAGES_BY_ITSELF = 4;
/** How far ahead the next page is asked for. */
const AHEAD = '600px';

/** The end of an endless list: the next page comes when it is near, later with a press. */
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
  /** False while rows that are there have yet to be drawn: until then its place says nothing. */
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
