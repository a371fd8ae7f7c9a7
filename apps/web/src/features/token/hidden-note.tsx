import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Note } from '../../ui/feedback/note.tsx';

/** Tells an owner what others do not see of a token of theirs. */
export function HiddenNote() {
  const { t } = useTranslation('token');
  return (
    <div className="mb-6">
      <Note>{t('hidden.text')}</Note>
    </div>
  );
}
