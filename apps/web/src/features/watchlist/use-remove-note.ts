import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { useNoteChanges } from './note-api.ts';
import { useWatchlistErrorText } from './watchlist-error-text.ts';

/** Returns a function that deletes a note and offers to undo it. */
export function useRemoveNote(): (subject: string, text: string) => Promise<void> {
  const { t } = useTranslation('watchlist');
  const errorText = useWatchlistErrorText();
  const { write, remove } = useNoteChanges();
  const report = (error: unknown) => showToast({ tone: 'error', title: errorText(error) });
  return async (subject, text) => {
    try {
      await remove(subject);
    } catch (error) {
      report(error);
      return;
    }
    showToast({
      tone: 'done',
      title: t('notes.removed'),
      action: { label: t('undo'), onClick: () => void write(subject, text).catch(report) },
    });
  };
}
