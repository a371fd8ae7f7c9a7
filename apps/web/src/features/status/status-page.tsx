import type { ChainState } from '@nova/shared/status/schemas';
import { toHealth, toHealthPercent } from '@nova/shared/status/health';
import { STATUS_SERVICES } from '@nova/shared/status/services';
import { formatPercent } from '../../lib/format/format-number.ts';
import { formatExact } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { EarlierIncidents } from './earlier-incidents.tsx';
import { IncidentPanel } from './incident-panel.tsx';
import { MaintenanceNotes } from './maintenance-notes.tsx';
import type { Round } from './probe.ts';
import { ServiceList } from './service-list.tsx';
import { useStatusSummary } from './status-api.ts';
import { useHealthCheck } from './use-health-check.ts';
import './status.css';

const SHAPES = { healthy: 'sealed', degraded: 'failed', critical: 'failed' } as const;

/** Overall health (requirement 95) according to this browser's latest check, unless the chain has stopped. */
function Overall({ round, chain }: { round: Round | null; chain: ChainState | undefined }) {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  if (round === null) return <SealState shape="pending">{t('overall.checking')}</SealState>;
  const answers = STATUS_SERVICES.map((service) => round.latencies[service] !== null);
  const percent = toHealthPercent(answers);
  const health = toHealth(percent);
  return (
    <>
      {chain?.state === 'stopped' ? (
        <span className="health degraded">{t('chain.stopped')}</span>
      ) : (
        <span className={`health ${health}`}>
          {t(`overall.${health}`, { percent: formatPercent(percent / 100, language) })}
        </span>
      )}
      <SealState shape={SHAPES[health]}>
        {t('overall.answering', { count: answers.filter(Boolean).length, all: answers.length })}
      </SealState>
      <span className="faint small">
        {t('overall.checked')} <TimeAgo time={new Date(round.at).toISOString()} />
      </span>
    </>
  );
}

/** Shown while the chain has stopped. */
function ChainNote({ chain }: { chain: ChainState }) {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  if (chain.stopped_since === null) return null;
  const since = formatExact(Date.parse(chain.stopped_since), language);
  return (
    <Note tone="error">
      {t('chain.waiting', { count: chain.waiting_actions, since })} {t('chain.nothingLost')}
    </Note>
  );
}

/** `/system-status`: availability of the services, now and over 90 days, and published incidents. */
export function StatusPage() {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  const round = useHealthCheck();
  const { data: summary, error } = useStatusSummary();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('site:pages.systemStatus.title')}</h1>
        <p className="row" role="status">
          <Overall round={round} chain={summary?.chain} />
        </p>
        <p className="lede">{t('lede')}</p>
      </div>
      <div className="grid gap-6">
        {error && !summary ? <Note tone="error">{t('historyAway')}</Note> : null}
        {summary ? <ChainNote chain={summary.chain} /> : null}
        {summary ? <MaintenanceNotes maintenances={summary.maintenances} /> : null}
        {summary?.incidents.map((incident) => (
          <IncidentPanel key={incident.id} incident={incident} />
        ))}
        <ServiceList summary={summary} round={round} />
        <p className="row small muted">
          <span className="day-key ok">{t('days.keyOk')}</span>
          <span className="day-key error">{t('days.keyError')}</span>
          <span className="day-key none">{t('days.none')}</span>
          <span>{t('every')}</span>
        </p>
        <p className="row small">
          <a href="/api/v1/status">{t('links.json')}</a>
          <a href={`/api/v1/status/feed?language=${language}`} type="application/atom+xml">
            {t('links.feed')}
          </a>
        </p>
      </div>
      <EarlierIncidents />
    </div>
  );
}
