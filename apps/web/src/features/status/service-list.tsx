import type { StatusSummary } from '@nova/shared/status/schemas';
import { STATUS_SERVICES, type StatusService } from '@nova/shared/status/services';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { DayHistory } from './day-history.tsx';
import { LatencyLine } from './latency-line.tsx';
import type { Round } from './probe.ts';

function ServiceRow({
  id,
  summary,
  round,
}: {
  id: StatusService;
  summary: StatusSummary | undefined;
  round: Round | null;
}) {
  const { t } = useTranslation('status');
  const name = t(`services.${id}.name`);
  const service = summary?.services.find((each) => each.service === id);
  const latencyMs = round?.latencies[id];
  const state = latencyMs === undefined ? 'pending' : latencyMs === null ? 'failed' : 'sealed';
  return (
    <li className="service">
      <div>
        <h3>{name}</h3>
        <p className="faint small">{t(`services.${id}.asks`)}</p>
        <p className="service-state">
          <SealState shape={state}>{t(`states.${state}`)}</SealState>
        </p>
      </div>
      <DayHistory name={name} service={service} />
      <LatencyLine service={service} latencyMs={latencyMs} />
    </li>
  );
}

/** The four services: their current state from this browser, 90 days of history, and response times. */
export function ServiceList({ summary, round }: { summary: StatusSummary | undefined; round: Round | null }) {
  const { t } = useTranslation('status');
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="sr">
        {t('services.title')}
      </h2>
      <ul className="services">
        {STATUS_SERVICES.map((id) => (
          <ServiceRow key={id} id={id} summary={summary} round={round} />
        ))}
      </ul>
    </section>
  );
}
