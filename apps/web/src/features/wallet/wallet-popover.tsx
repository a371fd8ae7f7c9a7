import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/create-store.ts';
import { DISCONNECTED, walletStore } from '../../lib/wallet-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWalletBody } from './use-wallet-body.ts';
import './popover.css';

export interface WalletPopoverProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Two wallets and the way by e-mail, before they are there. */
function Coming() {
  return (
    <div className="wallet-coming" aria-busy="true">
      <Skeleton className="w-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

/** The frame, loaded with the first press of the wallet button; what stands in it follows. */
export default function WalletPopover({ anchor, isOpen, onOpenChange }: WalletPopoverProps) {
  const { t } = useTranslation('wallet');
  const wallet = useStore(walletStore, DISCONNECTED);
  const leave = () => onOpenChange(false);
  const body = useWalletBody(isOpen, leave);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        // The press that opened it also bubbles as a press outside.
        if (!next && details.event.target instanceof Node && anchor.current?.contains(details.event.target))
          return;
        onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className="popover-place"
          anchor={anchor}
          align="end"
          sideOffset={10}
          collisionPadding={12}
        >
          <Popover.Popup className="floating wallet-popover" aria-label={t('title')} finalFocus={anchor}>
            {body ? <body.View wallet={wallet} onLeave={leave} /> : <Coming />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
