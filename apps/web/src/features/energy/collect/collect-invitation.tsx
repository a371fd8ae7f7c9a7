import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { loadPart } from '../../../lib/page/load-part.ts';
import { clickEarlyButton } from '../../../lib/page/replay-early-input.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { COLLECT_KEY } from './collect-key.ts';
import type { CollectPart } from './collect-part.tsx';

const REWARD = rewardTypeOf(COLLECT_KEY);
const EARLY_NAME = 'collect';

type Part = typeof CollectPart;
/** Cached, so that returning to the page shows the actual button immediately. */
let loadedPart: Part | null = null;

function useCollectPart(isNeeded: boolean) {
  const [part, setPart] = useState<{ View: Part } | null>(() => loadedPart && { View: loadedPart });
  useEffect(() => {
    if (!isNeeded || part) return undefined;
    const aborter = new AbortController();
    const load = async () => {
      const module = await loadPart(() => import('./collect-part.tsx'), aborter.signal);
      if (!module) return;
      loadedPart = module.CollectPart;
      setPart({ View: module.CollectPart });
    };
    void load();
    return () => aborter.abort();
  }, [isNeeded, part]);
  return part;
}

/**
 * "Collect energy" for visitors: the same button, which asks for a wallet. Once a wallet connects, the part
 * that knows cooldowns and collects loads; it executes a click made before that.
 */
export function CollectInvitation({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('energy');
  const wallet = useStore(walletStore, DISCONNECTED);
  const part = useCollectPart(wallet.status !== 'disconnected');
  const [isPressed, setIsPressed] = useState(false);
  const isRetained = useRef(false);

  useEffect(() => {
    if (!part || !isRetained.current) return;
    isRetained.current = false;
    clickEarlyButton(EARLY_NAME);
  }, [part]);

  const click = () => {
    // Read directly from the store: a click from before hydration
    // is replayed before the page has rendered the latest state.
    if (walletStore.get().status === 'disconnected') {
      showToast({ tone: 'note', title: t('connectNeeded') });
      return requestWalletPopover();
    }
    isRetained.current = true;
    setIsPressed(true);
  };
  if (part) return <part.View isWide={isWide} />;
  return (
    <Button
      variant="act"
      data-early={EARLY_NAME}
      isWide={isWide}
      isBusy={isPressed}
      plate={`+${REWARD.points} EP`}
      onClick={click}
    >
      {t('collect.button')}
    </Button>
  );
}
