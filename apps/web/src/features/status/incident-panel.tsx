import type { Incident } from '@nova/shared/status/schemas';
import { formatMinute } from '../../lib/format/format-minute.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Timeline, TimelineEntry } from '../../ui/timeline/timeline.tsx';

/** One incident with all its updates, newest first. */
export function IncidentPanel({ incident }: { incident: Incident }) {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  const { id, title, status, services, started_at: startedAt, updates } = incident;
  const isOpen = status !== 'resolved';
  const affected = services.map((service) => t(`services.${service}.name`)).join(', ');
  return (
    <section
      id={`incident-${id}`}
      className={isOpen ? 'panel incident open' : 'panel incident'}
      aria-labelledby={`incident-${id}-title`}
    >
      <header>
        <h3 id={`incident-${id}-title`}>{title[language]}</h3>
        <span className="end">
          <Badge>{t(`incidents.steps.${status}`)}</Badge> <TimeAgo time={startedAt} />
        </span>
      </header>
      <div className="in">
        {affected === '' ? null : <p className="muted small">{t('incidents.affects', { affected })}</p>}
        <Timeline label={title[language]}>
          {updates.map((update, index) => (
            <TimelineEntry
              key={`${update.at} ${update.status}`}
              title={t(`incidents.steps.${update.status}`)}
              time={formatMinute(Date.parse(update.at), language)}
              mark={isOpen && index === 0 ? 'open' : 'done'}
            >
              {update.text[language]}
            </TimelineEntry>
          ))}
        </Timeline>
      </div>
    </section>
  );
}
