import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/create-store.ts';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { DISCONNECTED, walletStore } from '../../lib/wallet-state.ts';
import { ConnectedWalletView } from './connected-wallet-view.tsx';
import { WalletChoice } from './wallet-choice.tsx';
import './popover.css';

export interface WalletPopoverProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Loaded with the first press of the wallet button. */
export default function WalletPopover({ anchor, isOpen, onOpenChange }: WalletPopoverProps) {
  const { t } = useTranslation('wallet');
  const wallet = useStore(walletStore, DISCONNECTED);
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
            {wallet.status === 'connected' ? (
              <QueryProvider>
                <ConnectedWalletView wallet={wallet} onLeave={() => onOpenChange(false)} />
              </QueryProvider>
            ) : (
              <WalletChoice wallet={wallet} onLeave={() => onOpenChange(false)} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
