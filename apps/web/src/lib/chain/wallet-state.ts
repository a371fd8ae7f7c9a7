import type { Hex } from 'viem';
import { createStore } from '../store/create-store.ts';

/** How an account is connected: `session` signed in at the server, `local` only the wallet (requirement 313). */
export type WalletMode = 'session' | 'local';

export interface ConnectedWallet {
  readonly status: 'connected';
  /** Lower case. */
  readonly address: Hex;
  readonly chainId: number;
  /** EIP-6963 name of the wallet. */
  readonly walletName: string;
  readonly mode: WalletMode;
}

/**
 * `restoring`: a stored flag names an account and the wallet is asked (without a prompt) whether it still shows
 * it. `connecting`: the person is asked in the wallet until `deadline`; `account` is the one that was chosen, when it
 * waits for the signature alone.
 */
export type WalletState =
  | { readonly status: 'disconnected' }
  | { readonly status: 'restoring'; readonly address: Hex }
  | {
      readonly status: 'connecting';
      readonly walletId: string;
      readonly deadline: number;
      readonly account?: Hex;
    }
  | ConnectedWallet;

export const DISCONNECTED: WalletState = { status: 'disconnected' };

/** The one wallet of the page. Only the wallet feature writes it. */
export const walletStore = createStore<WalletState>(DISCONNECTED);

/** Counts requests to open the wallet popover; whoever needs a wallet asks for it here. */
export const walletPopoverRequests = createStore(0);

export function requestWalletPopover(): void {
  walletPopoverRequests.set(walletPopoverRequests.get() + 1);
}

/** Wallets that live in the page itself: what announces each of them. */
export const pageWallets = createStore<readonly (() => Promise<void>)[]>([]);

/** True while the person adds a further wallet to the account they are signed in to. */
export const walletLinking = createStore(false);

/** A wallet that somebody has picked without logging in with it. */
export interface PickedWallet {
  /** Lower case. */
  readonly address: Hex;
  /** EIP-6963 name of the wallet. */
  readonly walletId: string;
  readonly walletName: string;
}

/**
 * Asks the wallet panel to have a wallet picked beside the connected one, which stays connected. `onPick` gets it;
 * closing the panel ends the question.
 */
export interface WalletPick {
  /** Says what the picked wallet is for, in the language of the page. */
  readonly text: string;
  readonly onPick: (picked: PickedWallet) => void;
}

/** The open question; null while the panel is for connecting. */
export const walletPick = createStore<WalletPick | null>(null);

/** Opens the wallet panel to have a wallet picked. */
export function requestWalletPick(pick: WalletPick): void {
  walletPick.set(pick);
  requestWalletPopover();
}
