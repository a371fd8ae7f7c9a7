import { formatClock, formatCountdown, formatDay } from '../../../lib/format/format-time.ts';
import type { Language } from '@nova/shared/language/language';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { opensAtOf, type Sale, type SaleState } from './sale.ts';

const SECOND_MS = 1_000;

/** Formats date and time of a timestamp in seconds for a sentence. */
export function dayAndTime(seconds: number, language: Language) {
  const at = seconds * SECOND_MS;
  return { day: formatDay(at, language), time: formatClock(at).slice(0, 5) };
}

/** Why buying is impossible now, and when that changes. */
export function ClosedNote({
  state,
  sale,
  isWhitelisted,
}: {
  state: Exclude<SaleState, 'open'>;
  sale: Sale;
  isWhitelisted: boolean;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const now = useNow();
  if (state !== 'notOpen') return <Note>{t(`closed.${state}`)}</Note>;
  const opensAt = opensAtOf(sale, isWhitelisted);
  const isEarlier = !isWhitelisted && sale.whitelistOpensAt > 0 && sale.whitelistOpensAt < sale.publicOpensAt;
  return (
    <div className="opens">
      <p>{t('closed.notOpen', dayAndTime(opensAt, language))}</p>
      <p className="opens-in" role="timer" aria-label={t('closed.opensIn')}>
        {formatCountdown(opensAt * SECOND_MS - now)}
      </p>
      {isEarlier ? (
        <p className="muted small">{t('closed.whitelist', dayAndTime(sale.whitelistOpensAt, language))}</p>
      ) : null}
    </div>
  );
}
