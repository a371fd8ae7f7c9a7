import { NotesPanel } from './notes-panel.tsx';
import './watchlist.css';

/** The account's notes, in the settings. */
export function WatchlistSections() {
  return (
    <div id="notes">
      <NotesPanel />
    </div>
  );
}
