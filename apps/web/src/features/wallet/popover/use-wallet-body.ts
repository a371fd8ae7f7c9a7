import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { pageWallets } from '../../../lib/chain/wallet-state.ts';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import type { WalletBodyProps } from './wallet-body.tsx';

type Body = ComponentType<WalletBodyProps>;
let loaded: Body | null = null;

/** The wallet libraries are the largest part, so they load after the popover's frame is painted. */
async function loadBody(): Promise<Body> {
  await afterPaint();
  const [module] = await Promise.all([
    import('./wallet-body.tsx'),
    ...pageWallets.get().map((announce) => announce()),
  ]);
  return (loaded = module.default);
}

/**
 * Returns the content of the popover once it has been opened; null while loading.
 * @param onFail called if it failed to load, after the error was shown
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
