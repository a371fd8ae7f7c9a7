import { useEffect, useId, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { PopoverSurface } from '../../../ui/floating/popover-surface.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useWalletBody } from './use-wallet-body.ts';

export interface WalletPopoverProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Placeholders for two wallets and the login by email. */
function Coming() {
  return (
    <div className="wallet-coming" aria-busy="true">
      <Skeleton className="w-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

interface OpenProps extends Omit<WalletPopoverProps, 'isOpen'> {
  readonly view: ReturnType<typeof useWalletBody>;
}

/** Distance from the anchor's lower edge in CSS pixels. */
const GAP = 10;

function Open({ anchor, view, onOpenChange }: OpenProps) {
  const { t } = useTranslation('wallet');
  const wallet = useStore(walletStore, DISCONNECTED);
  const surface = useId();
  // If a step removes the focused button, focus moves to the frame.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(surface)!.focus({ preventScroll: true });
  });
  const close = (isFocusBack?: boolean) => {
    onOpenChange(false);
    if (isFocusBack) anchor.current?.focus();
  };
  return createPortal(
    <PopoverSurface
      label={t('title')}
      id={surface}
      anchor={anchor}
      align="end"
      gap={GAP}
      className="floating popover wallet-popover"
      onClose={close}
    >
      {view ? <view.View wallet={wallet} onLeave={close} /> : <Coming />}
    </PopoverSurface>,
    document.body,
  );
}

/** The frame, preloaded before the first click on the wallet button; its content loads later. */
export default function WalletPopover({ anchor, isOpen, onOpenChange }: WalletPopoverProps) {
  const view = useWalletBody(isOpen, () => onOpenChange(false));
  return isOpen ? <Open anchor={anchor} view={view} onOpenChange={onOpenChange} /> : null;
}
