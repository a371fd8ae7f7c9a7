import { Note } from '../../ui/feedback/note.tsx';
import { useAccountErrorText } from './account-error-text.ts';

/** Shows why the server rejected the request, above the submit button; empty without an error. */
export function ErrorNote({ error }: { error: unknown }) {
  const errorText = useAccountErrorText();
  return error ? <Note tone="error">{errorText(error)}</Note> : null;
}
