import { formatAgo, formatExact } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/page/use-now.ts';

/** A time relative to now, with the exact time as the title. */
export function TimeAgo({ time }: { time: string }) {
  const { language } = useLanguage();
  const at = Date.parse(time);
  const now = useNow();
  return (
    <time dateTime={time} title={formatExact(at, language)}>
      {now === 0 ? formatExact(at, language) : formatAgo(at, now, language)}
    </time>
  );
}

/** "2 sec ago" followed by the exact time, for detail pages. */
export function TimeAgoExact({ time }: { time: string }) {
  const { language } = useLanguage();
  return (
    <>
      <TimeAgo time={time} /> <span className="faint small">{formatExact(Date.parse(time), language)}</span>
    </>
  );
}
