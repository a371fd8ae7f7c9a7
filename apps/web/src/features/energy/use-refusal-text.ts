import type { RefusalReason } from '@nova/shared/energy/schemas';
import { formatClock, formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const DAY_MS = 86_400_000;
const MINUTE_CHARS = 5;

/** Why nothing was awarded, and when the same counts again. */
export function useRefusalText(): (reason: RefusalReason, nextAt: string | null) => string {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const tellTime = (nextAt: string | null): string => {
    if (nextAt === null) return '';
    const at = Date.parse(nextAt);
    const time = formatClock(at).slice(0, MINUTE_CHARS);
    return at - Date.now() < DAY_MS
      ? t('at.time', { time })
      : t('at.day', { day: formatDay(at, language), time });
  };
  return (reason, nextAt) => t(`reasons.${reason}`, { at: tellTime(nextAt) });
}
