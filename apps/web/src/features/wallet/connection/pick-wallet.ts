import { WALLET_CONNECT_TIMEOUT_MS } from '@nova/shared/wallet/constants';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import { DISCONNECTED, type PickedWallet, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { createStore } from '../../../lib/store/create-store.ts';
import { notifyWallet } from '../notify-wallet.ts';
import { requestAccounts } from './request-accounts.ts';
import { describeConnectError } from './wallet-error.ts';

/** State of the request to the chosen wallet; the connected wallet does not change. */
export const pickState = createStore<WalletState>(DISCONNECTED);
let attempt: AbortController | null = null;

/**
 * Requests a wallet's account without logging in. Notifies the user of an error. Returns null after an error
 * or a cancellation, and while another attempt is running.
 */
export async function pickWallet(connector: Connector): Promise<PickedWallet | null> {
  if (attempt) return null;
  attempt = new AbortController();
  const { signal } = attempt;
  const deadline = Date.now() + WALLET_CONNECT_TIMEOUT_MS;
  pickState.set({ status: 'connecting', walletId: connector.id, deadline });
  try {
    const { accounts } = await requestAccounts(connector, signal);
    const [address] = accounts;
    if (address)
      return {
        address: address.toLowerCase() as Hex,
        walletId: connector.id,
        walletName: connector.name,
      };
    void notifyWallet('error', { message: 'noAccounts' });
    return null;
  } catch (error) {
    if (!signal.aborted) void notifyWallet('error', describeConnectError(error));
    return null;
  } finally {
    attempt = null;
    pickState.set(DISCONNECTED);
  }
}

/** Aborts the running attempt; a later response of the wallet is ignored. */
export function cancelPicking(): void {
  attempt?.abort(new Error('cancelled'));
}
