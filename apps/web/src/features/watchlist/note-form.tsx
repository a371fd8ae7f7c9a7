import { NOTE_MAX } from '@nova/shared/notes/constants';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note as Notice } from '../../ui/feedback/note.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { useNoteChanges } from './note-api.ts';
import { useWatchlistErrorText } from './watchlist-error-text.ts';

interface NoteFormProps {
  readonly subject: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Writes a private note or changes its text. */
export function NoteForm({ subject, text, onClose }: NoteFormProps) {
  const { t } = useTranslation('watchlist');
  const errorText = useWatchlistErrorText();
  const { write } = useNoteChanges();
  const [error, setError] = useState<unknown>(null);
  const { register, handleSubmit, formState, watch } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('@nova/shared/notes/schemas')).noteChangeSchema,
    textOf: () => t('notes.needed', { max: NOTE_MAX }),
    defaultValues: { text },
  });
  const submit = handleSubmit(async (values) => {
    setError(null);
    try {
      await write(subject, values.text);
      onClose();
    } catch (failure) {
      setError(failure);
    }
  });
  return (
    <form className="in grid gap-4" onSubmit={(event) => void submit(event)}>
      {error ? <Notice tone="error">{errorText(error)}</Notice> : null}
      <FormField
        label={t('notes.label')}
        hint={t('notes.hint')}
        error={formState.errors.text?.message}
        count={{ used: Array.from(watch('text')).length, limit: NOTE_MAX }}
      >
        <Textarea {...register('text')} />
      </FormField>
      <div className="row">
        <Button variant="solid" isSmall type="submit" isBusy={formState.isSubmitting}>
          {t('notes.save')}
        </Button>
        <Button isSmall onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
