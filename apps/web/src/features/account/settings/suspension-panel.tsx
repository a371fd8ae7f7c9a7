import type { OwnSuspension, Suspension } from '@nova/shared/energy/suspension-schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { requestAsUser } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

/** Loaded for the few accounts that need it, because the form library is large. */
const AppealForm = lazyPart(async () => (await import('./appeal-form.tsx')).AppealForm);

function Answered({ appeal, appealedAt }: { appeal: string; appealedAt: string }) {
  const { t } = useTranslation('account');
  return (
    <div>
      <p>
        <b>{t('suspension.answered')}</b> <TimeAgo time={appealedAt} />
      </p>
      <p className="wrap-anywhere">{appeal}</p>
    </div>
  );
}

function StatusBadge({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('account');
  const { reason, since, appeal, appealed_at: appealedAt } = suspension;
  return (
    <Panel title={t('suspension.title')}>
      <div className="in grid gap-4">
        <Note>
          {t('suspension.text')} <TimeAgo time={since} />
        </Note>
        <p className="wrap-anywhere">{t('suspension.reason', { reason })}</p>
        {appeal !== null && appealedAt !== null ? (
          <Answered appeal={appeal} appealedAt={appealedAt} />
        ) : (
          <Suspense>
            <AppealForm />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

/**
 * Shows why the account is suspended from converting points,
 * and its single appeal; empty without a suspension.
 */
export function SuspensionPanel() {
  const { data } = useQuery({
    queryKey: queryKeys.suspension,
    queryFn: ({ signal }) => requestAsUser<OwnSuspension>('/api/v1/energy/suspension', { signal }),
  });
  return data?.suspension ? <StatusBadge suspension={data.suspension} /> : null;
}
