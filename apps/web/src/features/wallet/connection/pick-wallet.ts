import { WALLET_CONNECT_TIMEOUT_MS } from '@nova/shared/wallet/constants';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import { DISCONNECTED, type PickedWallet, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { createStore } from '../../../lib/store/create-store.ts';
import { notifyWallet } from '../notify-wallet.ts';
import { requestAccounts } from './request-accounts.ts';
import { describeConnectError } from './wallet-error.ts';

/** The wallet that is being asked; the connected one is not touched. */
export const pickState = createStore<WalletState>(DISCONNECTED);
let attempt: AbortController | null = null;

/** Asks a wallet for its account without logging in. What goes wrong is said; then, and when cancelled, the answer is null. */
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

/** Ends the question; what the wallet answers later is ignored. */
export function cancelPicking(): void {
  attempt?.abort(new Error('cancelled'));
}
