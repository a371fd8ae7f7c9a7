import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useNote } from './note-api.ts';
import { NoteForm } from './note-form.tsx';
import { useRemoveNote } from './use-remove-note.ts';

/** The private note on an address or transaction, with its form. */
export function PrivateNote({ subject }: { subject: string }) {
  const { t } = useTranslation('watchlist');
  const { data } = useNote(subject);
  const remove = useRemoveNote();
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const text = data.note?.text;
  if (isOpen)
    return (
      <Panel title={t('notes.title')} className="mt-6">
        <NoteForm subject={subject} text={text ?? ''} onClose={() => setIsOpen(false)} />
      </Panel>
    );
  if (text === undefined)
    return (
      <Button isSmall variant="quiet" onClick={() => setIsOpen(true)}>
        {t('notes.add')}
      </Button>
    );
  return (
    <Panel
      title={t('notes.title')}
      className="mt-6"
      end={
        <span className="row">
          <Button isSmall onClick={() => setIsOpen(true)}>
            {t('notes.change')}
          </Button>
          <Button isSmall variant="quiet" onClick={() => void remove(subject, text)}>
            {t('notes.remove')}
          </Button>
        </span>
      }
    >
      <p className="in note-text">{text}</p>
    </Panel>
  );
}
