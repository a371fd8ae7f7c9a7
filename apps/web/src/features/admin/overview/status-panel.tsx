import type { Incident, Maintenance } from '@nova/shared/status/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMinute } from '../../../lib/format/format-minute.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAdminErrorText } from '../admin-error-text.ts';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';
import { useMayChange } from '../admin-rights.ts';
import { IncidentDialog, MaintenanceDialog, UpdateDialog } from './notice-dialogs.tsx';
import { useStatusNotices } from './status-api.ts';

function OpenIncident({ incident, onUpdate }: { incident: Incident; onUpdate: () => void }) {
  const { t } = useTranslation('administration');
  const { t: tStatus } = useTranslation('status');
  const { language } = useLanguage();
  return (
    <li className="row">
      <SealState shape="failed">{tStatus(`incidents.steps.${incident.status}`)}</SealState>
      <b>{incident.title[language]}</b>
      <TimeAgo time={incident.started_at} />
      {useMayChange() ? (
        <Button isSmall onClick={onUpdate}>
          {t('status.update')}
        </Button>
      ) : null}
    </li>
  );
}

function PlannedWork({ work }: { work: Maintenance }) {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestAsAdmin(`status/maintenances/${work.id}/cancel`, { method: 'POST', body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  return (
    <li className="row">
      <SealState shape={work.is_under_way ? 'pending' : 'idle'}>
        {t(work.is_under_way ? 'status.underWay' : 'status.planned')}
      </SealState>
      <b>{work.title[language]}</b>
      <span className="faint">{formatMinute(Date.parse(work.starts_at), language)}</span>
      {useMayChange() ? (
        <Button isSmall variant="quiet" isBusy={isPending} onClick={() => mutate()}>
          {t(work.is_under_way ? 'status.endWork' : 'status.cancelWork')}
        </Button>
      ) : null}
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
    </li>
  );
}

/** Incidents and maintenance on the status page. */
export function StatusPanel() {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  const { data, error, refetch } = useStatusNotices();
  const [open, setOpen] = useState<'incident' | 'maintenance' | Incident | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel
      title={t('status.title')}
      end={
        mayChange ? (
          <span className="row">
            <Button isSmall onClick={() => setOpen('incident')}>
              {t('status.open')}
            </Button>
            <Button isSmall variant="quiet" onClick={() => setOpen('maintenance')}>
              {t('status.plan')}
            </Button>
          </span>
        ) : undefined
      }
    >
      {data === undefined ? (
        error ? (
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="in">
            <Skeleton className="h-20" />
          </div>
        )
      ) : data.incidents.length + data.maintenances.length === 0 ? (
        <EmptyState title={t('status.emptyTitle')} text={t('status.emptyText')} />
      ) : (
        <ul className="in grid gap-3">
          {data.incidents.map((incident) => (
            <OpenIncident key={incident.id} incident={incident} onUpdate={() => setOpen(incident)} />
          ))}
          {data.maintenances.map((work) => (
            <PlannedWork key={`work ${work.id}`} work={work} />
          ))}
        </ul>
      )}
      {open === 'incident' ? <IncidentDialog onClose={close} /> : null}
      {open === 'maintenance' ? <MaintenanceDialog onClose={close} /> : null}
      {open !== null && typeof open === 'object' ? <UpdateDialog incident={open} onClose={close} /> : null}
    </Panel>
  );
}
