import type { Note, NoteAnswer, NotePage } from '@nova/shared/notes/schemas';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/http.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { ensureFreshSession } from '../../lib/session/refresh-session.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';

const PATH = '/api/v1/notes';
const PAGE_SIZE = 20;
const keys = (userId: string | undefined) => ['own', 'notes', userId ?? ''] as const;

/** Returns the private note of the session's account on an address or transaction. */
export function useNote(subject: string) {
  const userId = useStore(sessionStore, null)?.userId;
  return useQuery({
    queryKey: [...keys(userId), subject],
    queryFn: ({ signal }) => requestAsUser<NoteAnswer>(`${PATH}/${subject}`, { signal }),
    enabled: userId !== undefined,
  });
}

/** Returns the account's private notes, newest first, in pages. */
export function useNotes() {
  const userId = useStore(sessionStore, null)?.userId;
  return useInfiniteQuery({
    queryKey: [...keys(userId), 'list'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(pageParam && { cursor: pageParam }),
      });
      return requestAsUser<NotePage>(`${PATH}?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: userId !== undefined,
  });
}

/** Returns functions that change notes and then reload them. */
export function useNoteChanges() {
  const client = useQueryClient();
  const userId = useStore(sessionStore, null)?.userId;
  const reload = () => client.invalidateQueries({ queryKey: keys(userId) });
  return {
    write: async (subject: string, text: string) => {
      await requestAsUser<Note>(`${PATH}/${subject}`, { method: 'PUT', body: { text } });
      await reload();
    },
    remove: async (subject: string) => {
      await requestAsUser<undefined>(`${PATH}/${subject}`, { method: 'DELETE' });
      await reload();
    },
  };
}

/** Saves the notes as a CSV file. A link cannot do this because access requires a header. @throws ApiError */
export async function downloadNotes(): Promise<void> {
  const session = await ensureFreshSession();
  const answer = await fetch(`${PATH}.csv`, {
    headers: { authorization: `Bearer ${session?.tokens.access_token ?? ''}` },
  });
  if (!answer.ok) throw new ApiError('unavailable', answer.status, 'The file could not be created.');
  saveFile('nova-notes.csv', await answer.blob());
}
