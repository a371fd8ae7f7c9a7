import { formatClock } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';

const HOUR_MS = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

function formatTimer(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`;
}

/** Time until the address may request again, as a clock and as a position on a scale. */
export function Cooldown({ nextAt, cooldownSeconds }: { nextAt: number; cooldownSeconds: number }) {
  const { t } = useTranslation('faucet');
  const { localize } = useLanguage();
  const now = useNow();
  const span = cooldownSeconds * 1_000;
  const hours = Math.round(span / HOUR_MS);
  const left = now === 0 ? span : nextAt - now;
  const share = Math.min(1, Math.max(0, 1 - left / span));
  return (
    <div className="cooldown">
      <p className="muted">{t('again')}</p>
      <p className="timer" role="timer" aria-label={t('againLabel')}>
        {formatTimer(left)}
      </p>
      <svg viewBox="0 0 720 26" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: hours + 1 }, (_, hour) => (
          <path key={hour} d={`M${(hour * 720) / hours} ${hour % 6 === 0 ? 6 : 12}V20`} />
        ))}
        <path d="M0 20.5H720" />
        <rect y="22" width={share * 720} height="3" />
      </svg>
      <p className="cooldown-ends label">
        <span>{t('from', { time: formatClock(nextAt - span).slice(0, 5) })}</span>
        <span>{t('until', { time: formatClock(nextAt).slice(0, 5) })}</span>
      </p>
      <div>
        <ButtonLink variant="quiet" to={localize('/energy-dashboard')}>
          {t('meanwhile')}
        </ButtonLink>
      </div>
    </div>
  );
}
