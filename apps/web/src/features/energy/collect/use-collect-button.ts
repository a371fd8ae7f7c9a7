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

export interface CollectButtonState {
  readonly click: () => void;
  readonly offer: CollectOffer;
  readonly isCollecting: boolean;
  /** Pressed while the wallet was on its way: carried out as soon as it is there. */
  readonly isWaiting: boolean;
}

const isArriving = ({ status }: WalletState) => status === 'connecting' || status === 'restoring';

/** The address that a running connection ends with, signed in; null when it fails or stays in Local Mode. */
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
 * What a press on "Collect energy" does. It asks a visitor for a wallet; while a wallet is being connected or
 * restored the press is kept and carried out afterwards, or forgotten when the connection fails.
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
    // Without an answer the server decides whether it is time.
    const known = address && (await client.fetchQuery(progressQuery(address)).catch(() => undefined));
    if (address && readCollectOffer(known || undefined, COLLECT_KEY, Date.now()).state === 'ready')
      collect(address);
    setIsWaiting(false);
  };
  const click = () => {
    // Read now: a press from before hydration is replayed before the page has rendered the latest state.
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
