import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { DemoPart } from './features/demo/demo-part.tsx';
import { Tracking } from './features/energy/track/tracking.tsx';
import { NewBuild } from './features/frame/new-build.tsx';
import { PageLoading } from './features/frame/page-loading.tsx';
import { PendingReferral } from './features/referral/pending-referral.tsx';
import { notifySessionEnds } from './features/account/session-notices.ts';
import { BellButton } from './features/notification/bell-button.tsx';
import { preparePopover } from './features/wallet/popover/prepare-popover.ts';
import { ChainNotice } from './features/status/chain-notice.tsx';
import { PageSpeed } from './features/status/page-speed.tsx';
import { SharedBlocksNote } from './features/status/shared-blocks-note.tsx';
import { NewsletterPlace } from './features/whitelist/newsletter-place.tsx';
import { Search } from './features/search/search.tsx';
import { leaveDemo, leaveTransferredDemo } from './leave-demo.ts';
import { startDemo } from './start-demo.ts';
import { useLanguage } from './lib/i18n/use-language.ts';
import { OfflineNotice } from './ui/feedback/offline-notice.tsx';
import { BELL_PLACE } from './ui/shell/bell-place.ts';
import { NEWSLETTER_PLACE } from './ui/shell/footer.tsx';
import { LazyToaster } from './ui/feedback/lazy-toaster.tsx';

export { startLiveServices } from './lib/live/live-services.ts';
// Exported from here so that a page that stays open never needs to load it separately.
export { renewSession } from './lib/session/renew-session.ts';

/**
 * Loads once the page is usable, in one file with the live
 * connection: toasts, offline notice, search, notification bell.
 */
export function AfterPage() {
  const { language } = useLanguage();
  useEffect(() => notifySessionEnds(), []);
  useEffect(() => preparePopover(language), [language]);
  const bell = document.getElementById(BELL_PLACE);
  const foot = document.getElementById(NEWSLETTER_PLACE);
  return (
    <>
      <LazyToaster />
      <OfflineNotice />
      <ChainNotice />
      <Search />
      <PendingReferral />
      <NewBuild />
      <PageLoading />
      {bell ? createPortal(<BellButton />, bell) : null}
      {foot
        ? createPortal(
            <>
              <SharedBlocksNote />
              <NewsletterPlace />
            </>,
            foot,
          )
        : null}
      <Tracking />
      <PageSpeed />
      <DemoPart onStart={startDemo} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />
    </>
  );
}
