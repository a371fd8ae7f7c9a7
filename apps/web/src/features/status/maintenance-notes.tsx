import type { Maintenance } from '@nova/shared/status/schemas';
import { formatMinute } from '../../lib/format/format-minute.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Note } from '../../ui/feedback/note.tsx';

/** Current and announced maintenance. */
export function MaintenanceNotes({ maintenances }: { maintenances: readonly Maintenance[] }) {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  return maintenances.map(({ id, title, text, starts_at: start, ends_at: end, is_under_way: isNow }) => (
    <Note key={id}>
      <b>{t(isNow ? 'maintenance.now' : 'maintenance.planned', { title: title[language] })}</b>{' '}
      {text[language]}{' '}
      <span className="faint">
        {t('maintenance.span', {
          start: formatMinute(Date.parse(start), language),
          end: formatMinute(Date.parse(end), language),
        })}
      </span>
    </Note>
  ));
}
