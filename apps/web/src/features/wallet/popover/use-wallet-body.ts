import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { pageWallets } from '../../../lib/chain/wallet-state.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import type { WalletBodyProps } from './wallet-body.tsx';

type Body = ComponentType<WalletBodyProps>;
const PAINTED_AFTER_MS = 100;
let loaded: Body | null = null;

/** The wallets' libraries are the largest part: they come when the popover's frame has been painted. */
async function loadBody(): Promise<Body> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab that nobody looks at paints nothing.
    setTimeout(resolve, PAINTED_AFTER_MS);
  });
  const [module] = await Promise.all([
    import('./wallet-body.tsx'),
    ...pageWallets.get().map((announce) => announce()),
  ]);
  return (loaded = module.default);
}

/**
 * The inside of the popover, from its first opening on; null while it is on its way.
 * @param onFail called when it could not be loaded, which has been said by then
 */
export function useWalletBody(isOpen: boolean, onFail: () => void): { readonly View: Body } | null {
  const { t } = useTranslation();
  const [body, setBody] = useState<{ readonly View: Body } | null>(loaded && { View: loaded });
  const isWanted = isOpen && body === null;
  const fail = useEffectEvent(() => {
    showToast({ tone: 'error', title: t('wallet.loadFailed') });
    onFail();
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const load = async () => {
      try {
        const View = await loadBody();
        if (!isLeft) setBody({ View });
      } catch {
        if (!isLeft) fail();
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return body;
}
