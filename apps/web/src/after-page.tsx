import { useEffect } from 'react';
import { tellSessionEnds } from './features/account/session-notices.ts';
import { Search } from './features/search/search.tsx';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { Toasts } from './ui/toasts.tsx';

export { startLiveServices } from './lib/live-services.ts';

/** What comes once the page is usable, in one file with the live line: toasts, the offline notice, the search. */
export function AfterPage() {
  useEffect(() => tellSessionEnds(), []);
  return (
    <>
      <Toasts />
      <OfflineNotice />
      <Search />
    </>
  );
}
