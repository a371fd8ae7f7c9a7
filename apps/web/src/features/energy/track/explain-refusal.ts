import type { RefusalReason } from '@nova/shared/energy/schemas';
import { formatClock, formatDay } from '../../../lib/format/format-time.ts';
import type { Language } from '@nova/shared/language/language';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

const DAY_MS = 86_400_000;
const MINUTE_CHARS = 5;

/** Returns why nothing was awarded, and when the action counts again. */
export function explainRefusal(
  t: Translate<'energy'>,
  language: Language,
  { reason, nextAt }: { readonly reason: RefusalReason; readonly nextAt: string | null },
): string {
  const formatTime = (): string => {
    if (nextAt === null) return '';
    const at = Date.parse(nextAt);
    const time = formatClock(at).slice(0, MINUTE_CHARS);
    return at - serverNow() < DAY_MS
      ? t('at.time', { time })
      : t('at.day', { day: formatDay(at, language), time });
  };
  return t(`reasons.${reason}`, { at: formatTime() });
}
