import { Note } from '../../ui/feedback/note.tsx';
import { useAccountErrorText } from './account-error-text.ts';

/** Why the server refused, above the button that asked. Nothing while all is well. */
export function ErrorNote({ error }: { error: unknown }) {
  const errorText = useAccountErrorText();
  return error ? <Note tone="error">{errorText(error)}</Note> : null;
}
