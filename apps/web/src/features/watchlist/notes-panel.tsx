import type { Note } from '@nova/shared/notes/schemas';
import { useState } from 'react';
import { isAddress } from '../../lib/chain/is-address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { downloadNotes, useNotes } from './note-api.ts';
import { NoteForm } from './note-form.tsx';
import { useRemoveNote } from './use-remove-note.ts';
import { useWatchlistErrorText } from './watchlist-error-text.ts';

function NoteRow({ note }: { note: Note }) {
  const { t } = useTranslation('watchlist');
  const remove = useRemoveNote();
  const [isOpen, setIsOpen] = useState(false);
  const { subject, text } = note;
  return (
    <li>
      <span className="note-facts">
        <span>
          {isAddress(subject) ? <Address address={subject} /> : <TransactionLink hash={subject} />}{' '}
          <span className="faint small">
            <TimeAgo time={note.updated_at} />
          </span>
        </span>
        <span className="note-text">{text}</span>
      </span>
      <span className="setting-moves">
        <Button isSmall aria-label={t('notes.changeOf', { subject })} onClick={() => setIsOpen(!isOpen)}>
          {t('notes.change')}
        </Button>
        <Button
          isSmall
          variant="quiet"
          aria-label={t('notes.removeOf', { subject })}
          onClick={() => void remove(subject, text)}
        >
          {t('notes.remove')}
        </Button>
      </span>
      {isOpen ? <NoteForm subject={subject} text={text} onClose={() => setIsOpen(false)} /> : null}
    </li>
  );
}

/** The account's private notes, with buttons to change, delete and export them. */
export function NotesPanel() {
  const { t } = useTranslation('watchlist');
  const errorText = useWatchlistErrorText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotes();
  const notes = data?.pages.flatMap(({ items }) => items);
  const download = () =>
    downloadNotes().catch((failure: unknown) => showToast({ tone: 'error', title: errorText(failure) }));
  return (
    <Panel
      title={t('notes.listTitle')}
      end={
        notes && notes.length > 0 ? (
          <Button isSmall variant="quiet" onClick={() => void download()}>
            {t('csv')}
          </Button>
        ) : undefined
      }
    >
      {notes ? (
        notes.length === 0 ? (
          <EmptyState title={t('notes.emptyTitle')} text={t('notes.emptyText')} />
        ) : (
          <ul className="setting-rows">
            {notes.map((note) => (
              <NoteRow key={note.subject} note={note} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in" aria-busy="true">
          <Skeleton className="h-20" />
        </div>
      )}
      {hasNextPage ? (
        <div className="in">
          <Button isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
