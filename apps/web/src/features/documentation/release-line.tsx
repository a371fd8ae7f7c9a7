import type { releaseSchema } from '@nova/shared/status/schemas';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { requestJson } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryProvider } from '../../lib/queries/query-provider.tsx';

const COMMIT_LENGTH = 12;

/** Version and commit of the running server; empty until they are known. */
function ReleaseLine() {
  const { t } = useTranslation('documentation');
  const { data } = useQuery({
    queryKey: ['release'],
    queryFn: ({ signal }) => requestJson<z.infer<typeof releaseSchema>>('/api/v1/version', { signal }),
    staleTime: Infinity,
    retry: false,
  });
  if (!data) return null;
  return (
    <p className="small muted" data-testid="release">
      {t('version', { version: data.version })}
      {data.commit === null ? null : (
        <>
          {' · '}
          <span className="mono" title={data.commit}>
            {data.commit.slice(0, COMMIT_LENGTH)}
          </span>
        </>
      )}
    </p>
  );
}

/** Wraps the line in its own query client, because documentation pages are prerendered without one. */
export default function ReleasePart() {
  return (
    <QueryProvider>
      <ReleaseLine />
    </QueryProvider>
  );
}
