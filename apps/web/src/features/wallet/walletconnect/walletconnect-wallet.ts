import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { WalletOptions } from '@nova/shared/wallet/schemas';
import { requestJson } from '../../../lib/api/http.ts';
import { hasStoredSession } from './stored-session.ts';

/** Name of the wallet among announced ones (EIP-6963). */
export const WALLETCONNECT_ID = 'org.nova.walletconnect';
const NAME = 'WalletConnect';
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAyMCI+PHBhdGggZmlsbD0iIzIyMiIgZD0iTTAgMGgyMHYyMEgweiIvPjxwYXRoIGZpbGw9Im5vbmUiIHN0cm9rZT0iI2ZmZiIgc3Ryb2tlLXdpZHRoPSIxLjUiIGQ9Ik03IDNoNnYxNEg3ek05IDE1aDIiLz48L3N2Zz4=';
const UUID = globalThis.crypto?.randomUUID?.() ?? 'nova-walletconnect';

export type Relay = NonNullable<WalletOptions['walletconnect']>;
export interface WalletRequest {
  readonly method: string;
  readonly params?: readonly unknown[];
}
type Listener = (value: unknown) => void;

let relay: Promise<Relay | null> | null = null;

/** Returns the operator's relay; null without one. @throws ApiError */
export function readRelay(): Promise<Relay | null> {
  relay ??= requestJson<WalletOptions>('/api/v1/wallet/options').then(
    ({ walletconnect }) => walletconnect,
    (error: unknown) => {
      relay = null;
      throw error;
    },
  );
  return relay;
}

const listeners = new Map<string, Set<Listener>>();

/** Reports a change of the wallet on the other device. */
export function emitWalletEvent(event: 'accountsChanged' | 'chainChanged', value: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(value);
}

/** Answers without a session, for which the package is not loaded. */
const WITHOUT_SESSION: Readonly<Record<string, unknown>> = {
  eth_accounts: [],
  eth_chainId: `0x${CHAIN_ID.toString(16)}`,
  wallet_revokePermissions: null,
};

const provider = {
  async request(request: WalletRequest): Promise<unknown> {
    if (request.method in WITHOUT_SESSION && !hasStoredSession()) return WITHOUT_SESSION[request.method];
    const { answerRemoteRequest } = await import('./remote-wallet.ts');
    return answerRemoteRequest(request);
  },
  on: (event: string, listener: Listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener));
    return provider;
  },
  removeListener: (event: string, listener: Listener) => {
    listeners.get(event)?.delete(listener);
    return provider;
  },
};

let isAnnounced = false;

/**
 * Announces wallets on other devices like any other wallet (EIP-6963), if the operator has set up a relay. Further
 * calls do nothing, except after an error.
 *
 * @throws ApiError
 */
export async function announceWalletConnect(): Promise<void> {
  if (isAnnounced || (await readRelay()) === null || isAnnounced) return;
  isAnnounced = true;
  const info = Object.freeze({ uuid: UUID, name: NAME, icon: ICON, rdns: WALLETCONNECT_ID });
  const detail = Object.freeze({ info, provider });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
