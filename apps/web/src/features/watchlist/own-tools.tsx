import { PrivateNote } from './private-note.tsx';
import './watchlist.css';

/** What an account adds to the page of an address or transaction: its private note. */
export function OwnTools({ subject }: { subject: string }) {
  return (
    <div className="own-tools">
      <PrivateNote subject={subject} />
    </div>
  );
}
