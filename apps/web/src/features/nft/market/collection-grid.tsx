import { useMemo } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { CollectionCard } from './collection-card.tsx';
import { MoreButton } from './more-button.tsx';
import { WaitingCards } from './nft-card.tsx';
import { useCollectionList } from './use-market.ts';

/** Every collection, those with the most sales first. */
export function CollectionGrid() {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const query = useMemo(() => ({ sort: 'volume' }), []);
  const list = useCollectionList(query);
  const collections = list.data?.pages.flatMap(({ items }) => items);
  if (list.error && !collections) {
    return (
      <ErrorState title={t('collections.failed')} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  if (collections?.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          title={t('collections.emptyTitle')}
          text={t('collections.emptyText')}
          step={<ButtonLink to={localize('/create-nft')}>{t('create.go')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <section className="nft-list" aria-label={t('collections.title')} aria-busy={!collections || undefined}>
      <h2 className="sr">{t('collections.title')}</h2>
      <ul className="nft-grid">
        {collections ? (
          collections.map((each) => <CollectionCard key={each.id} collection={each} />)
        ) : (
          <WaitingCards count={6} />
        )}
      </ul>
      <MoreButton list={list} pages={list.data?.pages.length ?? 0} />
    </section>
  );
}
