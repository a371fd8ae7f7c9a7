import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { currentConnector } from './connection/current-connector.ts';
import type { Provider } from './connection/switch-network.ts';
import { sendFromWallet, switchNetwork } from './connection/wallet-requests.ts';

/** Wallet operations of the pages that sell something. */
export const walletClient = {
  send: sendFromWallet,
  /** Sends a request on any network of the wallet. @throws the wallet's error */
  request: async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const provider = (await currentConnector.get()?.getProvider()) as Provider | undefined;
    if (!provider) throw new TransactionFailure('noWallet');
    return (await provider.request({ method, params })) as T;
  },
  /** Switches the wallet to Nova and shows the result. */
  switchToNova: () => switchNetwork(),
} as const;
