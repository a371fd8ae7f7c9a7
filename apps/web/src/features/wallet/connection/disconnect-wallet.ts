import { disconnect } from 'wagmi/actions';
import { requestWalletPopover, walletLinking } from '../../../lib/chain/wallet-state.ts';
import { endSession } from '../../../lib/session/end-session.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import { currentConnector } from './current-connector.ts';
import { dropStoredWallet } from './drop-stored-wallet.ts';
import { forgetWallet, restoreStored } from './restore-wallet.ts';
import { readStoredWallet, removeStoredWallet } from './stored-wallet.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { ANY_WALLET, notifyTabs } from './wallet-tabs.ts';
// A wallet that is restored here is followed from then on.
import './follow-wallet.ts';

/** Forgets the wallet and revokes its permission. */
async function releaseWallet(): Promise<void> {
  const connector = currentConnector.get();
  forgetWallet();
  if (connector) await disconnect(wagmiConfig, { connector });
}

/**
 * Disconnects the wallet on the user's request. A session with an email continues without it, any other ends.
 * The wallet of a demo is replaced by the previous one.
 */
export async function disconnectWallet(): Promise<void> {
  const retainsSession = typeof readSession()?.email === 'string';
  const stored = readStoredWallet();
  const isOfPage = stored?.before !== undefined && stored.walletId === currentConnector.get()?.id;
  notifyTabs(isOfPage ? stored.walletId : ANY_WALLET);
  if (!isOfPage) removeStoredWallet();
  await Promise.allSettled([releaseWallet(), retainsSession ? Promise.resolve() : endSession()]);
  await restoreStored();
}

/** Forgets a wallet that was part of this page and has been removed; any other connected wallet stays. */
export async function releasePageWallet(walletId: string): Promise<void> {
  // Other tabs may have connected it while this one is still restoring it.
  notifyTabs(walletId);
  if (currentConnector.get()?.id === walletId) await releaseWallet().catch(() => undefined);
  else dropStoredWallet(walletId);
  await restoreStored();
}

/** Lets the user choose another wallet to link to the current account. */
export async function linkAnotherWallet(): Promise<void> {
  walletLinking.set(true);
  await releaseWallet().catch(() => undefined);
  requestWalletPopover();
}
