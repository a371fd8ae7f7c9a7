import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Note } from '../../ui/feedback/note.tsx';

/** Informs owners which details of their token are hidden from others. */
export function HiddenNote() {
  const { t } = useTranslation('token');
  return (
    <div className="mb-6">
      <Note>{t('hidden.text')}</Note>
    </div>
  );
}
