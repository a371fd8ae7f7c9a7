import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import {
  DISCONNECTED,
  walletPick,
  walletPopoverRequests,
  walletStore,
  type WalletState,
} from '../../lib/chain/wallet-state.ts';
import { Pip } from '../../ui/entity/pip.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { loadPopover } from './popover/load-popover.ts';
import { useRestoreWallet } from './connection/use-restore-wallet.ts';
import type { WalletPopoverProps } from './popover/wallet-popover.tsx';

type Popover = ComponentType<WalletPopoverProps>;

const isLocal = (wallet: WalletState) => wallet.status === 'connected' && wallet.mode === 'local';

function Face({ wallet }: { wallet: WalletState }) {
  const { t } = useTranslation();
  if (wallet.status === 'connecting') return t('wallet.connecting');
  if (wallet.status === 'disconnected') return t('wallet.connect');
  return (
    <>
      <Pip address={wallet.address} />
      <span className="num">{shortenHex(wallet.address)}</span>
      {isLocal(wallet) ? <small>{t('wallet.localMode')}</small> : null}
    </>
  );
}

/** Preloads the popover's frame and texts on hover or focus, and opens it on click. */
function usePopover(anchor: RefObject<HTMLButtonElement | null>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [Popover, setPopover] = useState<Popover | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const open = async () => {
    setIsLoading(true);
    try {
      const [module] = await loadPopover(language);
      setPopover(() => module.default);
      setIsOpen(true);
    } catch {
      showToast({ tone: 'error', title: t('wallet.loadFailed') });
    } finally {
      setIsLoading(false);
    }
  };
  /** Runs on hover or focus. A failed preload is reported on click. */
  const prepare = () => void loadPopover(language).catch(() => undefined);
  const change = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (!isNowOpen) walletPick.set(null);
  };
  const view = Popover ? <Popover anchor={anchor} isOpen={isOpen} onOpenChange={change} /> : null;
  return { open, prepare, view, isOpen, isLoading };
}

/** The wallet button in the header: small and always present; everything behind it loads on demand. */
export function WalletButton() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const wallet = useStore(walletStore, DISCONNECTED);
  const { open, prepare, view, isOpen, isLoading } = usePopover(button);
  useRestoreWallet();

  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => walletPopoverRequests.subscribe(() => void latestOpen.current()), []);

  const isBusy = isLoading || wallet.status === 'connecting';
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button small wallet-button${wallet.status === 'restoring' ? ' restoring' : ''}${isLocal(wallet) ? ' local' : ''}`}
        data-early="wallet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        aria-label={
          'address' in wallet
            ? t(isLocal(wallet) ? 'wallet.openLocal' : 'wallet.open', { address: shortenHex(wallet.address) })
            : undefined
        }
        title={'address' in wallet ? wallet.address : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <Face wallet={wallet} />
      </button>
      {view}
    </>
  );
}
