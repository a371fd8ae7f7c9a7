import type { Hex } from 'viem';
import { createStore } from '../store/create-store.ts';

/**
 * Connection of an account: `session` with a login on the
 * server, `local` with the wallet only (requirement 313).
 */
export type WalletMode = 'session' | 'local';

export interface ConnectedWallet {
  readonly status: 'connected';
  /** Lowercase. */
  readonly address: Hex;
  readonly chainId: number;
  /** EIP-6963 name of the wallet. */
  readonly walletName: string;
  readonly mode: WalletMode;
}

/**
 * `restoring`: a stored flag names an account, and a check without a prompt finds out whether the wallet still
 * exposes it. `connecting`: the wallet prompts the user until `deadline`; `account` is set while only the
 * signature is missing.
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

/** The page's wallet. Only the wallet feature writes it. */
export const walletStore = createStore<WalletState>(DISCONNECTED);

/** Counts requests to open the wallet popover, for features that need a wallet. */
export const walletPopoverRequests = createStore(0);

export function requestWalletPopover(): void {
  walletPopoverRequests.set(walletPopoverRequests.get() + 1);
}

/** True from a press of "Continue with a passkey" until the open panel has taken over. */
export const passkeyWanted = createStore(false);

/** Opens the wallet panel and continues with a passkey. */
export function requestPasskey(): void {
  passkeyWanted.set(true);
  requestWalletPopover();
}

/** Functions that announce the wallets that live in the page. */
export const pageWallets = createStore<readonly (() => Promise<void>)[]>([]);

/** True while the user links another wallet to the current account. */
export const walletLinking = createStore(false);

/** A wallet that the user has chosen without logging in with it. */
export interface PickedWallet {
  /** Lower case. */
  readonly address: Hex;
  /** EIP-6963 name of the wallet. */
  readonly walletId: string;
  readonly walletName: string;
}

/**
 * A request to choose a wallet in addition to the connected one, which stays connected. `onPick` receives the
 * choice; closing the panel cancels the request.
 */
export interface WalletPick {
  /** Purpose of the chosen wallet, in the language of the page. */
  readonly text: string;
  readonly onPick: (picked: PickedWallet) => void;
}

/** The open request to choose a wallet; null while the panel is for connecting. */
export const walletPick = createStore<WalletPick | null>(null);

/** Opens the wallet panel for the choice of a wallet. */
export function requestWalletPick(pick: WalletPick): void {
  walletPick.set(pick);
  requestWalletPopover();
}
