import { useEffect } from 'react';
import { DemoPart } from './features/demo/demo-part.tsx';
import { Tracking } from './features/energy/track/tracking.tsx';
import { PendingReferral } from './features/referral/pending-referral.tsx';
import { tellSessionEnds } from './features/account/session-notices.ts';
import { Search } from './features/search/search.tsx';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { Toasts } from './ui/toasts.tsx';

export { startLiveServices } from './lib/live-services.ts';

/** Its libraries are those of the wallet: they come with the press. */
async function endDemo(): Promise<void> {
  const [demo, wallet] = await Promise.all([
    import('./features/demo/end-demo.ts'),
    import('./features/wallet/wallet-runtime.ts'),
  ]);
  await demo.endDemo();
  await wallet.disconnectWallet();
}

/** What comes once the page is usable, in one file with the live line: toasts, the offline notice, the search. */
export function AfterPage() {
  useEffect(() => tellSessionEnds(), []);
  return (
    <>
      <Toasts />
      <OfflineNotice />
      <Search />
      <PendingReferral />
      <Tracking />
      <DemoPart onEnd={endDemo} />
    </>
  );
}
