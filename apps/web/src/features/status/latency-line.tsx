import { STATUS_CHECK_TIMEOUT_MS } from '@nova/shared/status/constants';
import type { ServiceStatus } from '@nova/shared/status/schemas';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { latencyPath, missedMarks } from './latency-path.ts';

const BOX = { width: 240, height: 40 } as const;

/** Response times of half an hour as a line, and the latest one from this browser. */
export function LatencyLine({
  service,
  latencyMs,
}: {
  service: ServiceStatus | undefined;
  /** Measured in this browser; undefined before the first request, null without a response. */
  latencyMs: number | null | undefined;
}) {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  const values = (service?.recent ?? []).map(({ latency_ms: latency }) => latency);
  return (
    <div className="latency">
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('latency.label')}
      >
        <path className="latency-base" d={`M0 39.5H${BOX.width}`} vectorEffect="non-scaling-stroke" />
        <path className="latency-path" d={latencyPath(values, BOX)} vectorEffect="non-scaling-stroke" />
        <path className="latency-missed" d={missedMarks(values, BOX)} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="latency-now">
        {latencyMs === undefined ? (
          '–'
        ) : latencyMs === null ? (
          t('latency.over', { seconds: STATUS_CHECK_TIMEOUT_MS / 1000 })
        ) : (
          <>
            {formatInteger(latencyMs, language)}
            <span className="u">ms</span>
          </>
        )}
      </span>
    </div>
  );
}
