import type { WatchedAddress } from '@nova/shared/watchlist/schemas';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CopyableField } from '../../ui/copyable-field.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useWatchChanges, useWatchFeed, useWatchlist } from './watch-api.ts';
import { WatchForm } from './watch-form.tsx';
import { useWatchlistErrorText } from './watchlist-error-text.ts';

function WatchedRow({ watched }: { watched: WatchedAddress }) {
  const { t } = useTranslation('watchlist');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <Address address={watched.address} />
      <span className="setting-moves">
        <Button
          isSmall
          aria-label={t('watch.changeOf', { address: watched.address })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('watch.change')}
        </Button>
      </span>
      {isOpen ? (
        <WatchForm address={watched.address} watched={watched} onClose={() => setIsOpen(false)} />
      ) : null}
    </li>
  );
}

function Feed() {
  const { t } = useTranslation('watchlist');
  const errorText = useWatchlistErrorText();
  const { data } = useWatchFeed();
  const { createFeed, revokeFeed } = useWatchChanges();
  const [url, setUrl] = useState<string | null>(null);
  const run = (change: () => Promise<string | null>) =>
    change().then(setUrl, (error: unknown) => showToast({ tone: 'error', title: errorText(error) }));
  const revoke = async () => {
    await revokeFeed();
    return null;
  };
  if (!data) return null;
  const hasFeed = data.created_at !== null;
  return (
    <div className="in grid gap-4">
      <p className="muted small">{t(hasFeed ? 'feed.exists' : 'feed.text')}</p>
      {url ? (
        <CopyableField name={t('feed.name')} value={url} label={t('feed.copy')} done={t('feed.copied')} />
      ) : null}
      <div className="row">
        <Button isSmall onClick={() => void run(createFeed)}>
          {t(hasFeed ? 'feed.replace' : 'feed.create')}
        </Button>
        {hasFeed ? (
          <Button isSmall variant="quiet" onClick={() => void run(revoke)}>
            {t('feed.revoke')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The addresses that the account watches, and the feed about them. */
export function WatchlistPanel() {
  const { t } = useTranslation('watchlist');
  const { data, error, refetch } = useWatchlist();
  return (
    <Panel title={t('watch.listTitle')}>
      {data ? (
        data.items.length === 0 ? (
          <EmptyState title={t('watch.emptyTitle')} text={t('watch.emptyText')} />
        ) : (
          <ul className="setting-rows">
            {data.items.map((watched) => (
              <WatchedRow key={watched.address} watched={watched} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in" aria-busy="true">
          <Skeleton className="h-20" />
        </div>
      )}
      <Feed />
    </Panel>
  );
}
