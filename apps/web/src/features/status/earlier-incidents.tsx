import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IncidentPanel } from './incident-panel.tsx';
import { useIncidents } from './status-api.ts';

/** Past incidents and how they were resolved. */
export function EarlierIncidents() {
  const { t } = useTranslation('status');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useIncidents();
  const incidents = data?.pages.flatMap(({ items }) => items).filter(({ status }) => status === 'resolved');
  return (
    <section className="mt-12" aria-labelledby="earlier">
      <div className="page-section">
        <h2 id="earlier">{t('incidents.earlier')}</h2>
      </div>
      {incidents ? (
        <div className="grid gap-6">
          {incidents.map((incident) => (
            <IncidentPanel key={incident.id} incident={incident} />
          ))}
        </div>
      ) : error ? (
        <ErrorState title={t('incidents.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-20" />
      )}
      {incidents?.length === 0 && !hasNextPage ? (
        <EmptyState title={t('incidents.none')} text={t('incidents.noneText')} />
      ) : null}
      {hasNextPage ? (
        <p className="mt-6">
          <Button isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('incidents.older')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
