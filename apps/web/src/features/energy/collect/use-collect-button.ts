import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestWalletPopover, walletStore, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { readCollectOffer, type CollectOffer } from './collect-offer.ts';
import { useEnergyAccount } from '../use-account.ts';
import { COLLECT_KEY } from './collect-key.ts';
import { useCollect } from './use-collect.ts';
import { progressQuery, useEnergyProgress } from '../../../lib/queries/energy-progress.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

export interface CollectButtonState {
  readonly click: () => void;
  readonly offer: CollectOffer;
  readonly isCollecting: boolean;
  /** Clicked while the wallet was connecting; the click is executed once the wallet is connected. */
  readonly isWaiting: boolean;
}

const isArriving = ({ status }: WalletState) => status === 'connecting' || status === 'restoring';

/**
 * Resolves with the address of the pending connection once
 * it is logged in; null if it fails or stays in Local Mode.
 */
function awaitSignedIn(): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = walletStore.subscribe(() => {
      const wallet = walletStore.get();
      if (isArriving(wallet)) return;
      stop();
      resolve(wallet.status === 'connected' && wallet.mode === 'session' ? wallet.address : null);
    });
  });
}

/**
 * State and click handler of "Collect energy". A visitor is asked for a wallet. While a wallet is being
 * connected or restored, the click is stored and executed afterwards, or discarded if the connection fails.
 */
export function useCollectButton(now: number): CollectButtonState {
  const { t } = useTranslation('energy');
  const client = useQueryClient();
  const { signedIn } = useEnergyAccount();
  const progress = useEnergyProgress(signedIn?.address ?? null);
  const { collect, isCollecting } = useCollect();
  const [isWaiting, setIsWaiting] = useState(false);

  const clickLater = async () => {
    setIsWaiting(true);
    const address = await awaitSignedIn();
    // Without a response, the server decides whether the cooldown is over.
    const known = address && (await client.fetchQuery(progressQuery(address)).catch(() => undefined));
    if (address && readCollectOffer(known || undefined, COLLECT_KEY, serverNow()).state === 'ready')
      collect(address);
    setIsWaiting(false);
  };
  const click = () => {
    // Read directly from the store: a click from before hydration
    // is replayed before the page has rendered the latest state.
    if (isArriving(walletStore.get())) void clickLater();
    else if (signedIn) collect(signedIn.address);
    else {
      showToast({ tone: 'note', title: t('connectNeeded') });
      requestWalletPopover();
    }
  };
  return {
    click,
    offer: readCollectOffer(progress.data, COLLECT_KEY, now),
    isCollecting,
    isWaiting,
  };
}
