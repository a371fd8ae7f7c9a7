import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const PARAM = 'view';
const JSON_VIEW = 'json';

/** Returns true if the URL requests the raw JSON of the page's subject. */
export function useIsRaw(): boolean {
  const [search] = useSearchParams();
  return search.get(PARAM) === JSON_VIEW;
}

/** Switches between the page and its raw JSON. */
export function RawSwitch() {
  const { t } = useTranslation('explorer');
  const [search] = useSearchParams();
  const isRaw = search.get(PARAM) === JSON_VIEW;
  const next = new URLSearchParams(search);
  if (isRaw) next.delete(PARAM);
  else next.set(PARAM, JSON_VIEW);
  return (
    <ButtonLink isSmall preventScrollReset to={next.size > 0 ? `?${next}` : '?'}>
      {t(isRaw ? 'raw.close' : 'raw.open')}
    </ButtonLink>
  );
}

export interface RawSource {
  readonly id: string;
  /** Name of the source: index or node. */
  readonly name: string;
  readonly read: (signal: AbortSignal) => Promise<unknown>;
}

function Text({ source, queryId }: { source: RawSource; queryId: string }) {
  const { t } = useTranslation('explorer');
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.raw(`${queryId}/${source.id}`),
    queryFn: async ({ signal }) => JSON.stringify(await source.read(signal), null, 2),
    staleTime: STALE_MS.live,
    retry: false,
  });
  if (error && data === undefined)
    return <ErrorState title={t('raw.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className="in">
        <Skeleton className="w-90" />
      </div>
    );
  return (
    <div className="raw-json">
      <CopyButton text={data} label={t('raw.copy')} done={t('raw.copied')} />
      <pre tabIndex={0} role="region" aria-label={`${t('raw.title')}, ${source.name}`}>
        {data}
      </pre>
    </div>
  );
}

/** The raw data of a subject from the index and from the chain, to read, compare and download. */
export function RawJson({ id, sources }: { id: string; sources: readonly RawSource[] }) {
  const { t } = useTranslation('explorer');
  const [chosen, setChosen] = useState(sources[0]!.id);
  const source = sources.find((each) => each.id === chosen) ?? sources[0]!;
  return (
    <Panel
      title={t('raw.title')}
      end={
        <span className="segments" role="group" aria-label={t('raw.source')}>
          {sources.map((each) => (
            <button
              key={each.id}
              type="button"
              aria-pressed={each === source}
              onClick={() => setChosen(each.id)}
            >
              {each.name}
            </button>
          ))}
        </span>
      }
    >
      <Text key={source.id} source={source} queryId={id} />
    </Panel>
  );
}
