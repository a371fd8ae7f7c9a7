import { isAddress } from '../../lib/chain/is-address.ts';
import { PrivateNote } from './private-note.tsx';
import { WatchButton } from './watch-button.tsx';
import './watchlist.css';

/** What an account adds to the page of an address or transaction: its private note, and whether it watches it. */
export function OwnTools({ subject }: { subject: string }) {
  return (
    <div className="own-tools">
      {isAddress(subject) ? <WatchButton address={subject} /> : null}
      <PrivateNote subject={subject} />
    </div>
  );
}
