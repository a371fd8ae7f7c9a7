import { NotesPanel } from './notes-panel.tsx';
import { WatchlistPanel } from './watchlist-panel.tsx';
import './watchlist.css';

/** The account's watched addresses and notes, in the settings. */
export function WatchlistSections() {
  return (
    <>
      <div id="watchlist">
        <WatchlistPanel />
      </div>
      <div id="notes">
        <NotesPanel />
      </div>
    </>
  );
}
