import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { currentConnector } from './connection/current-connector.ts';
import type { Provider } from './connection/switch-network.ts';
import { sendFromWallet, switchNetwork } from './connection/wallet-requests.ts';

/** What a page that sells has the connected wallet do. */
export const walletClient = {
  send: sendFromWallet,
  /** Asks for a method, on whatever network the wallet is. @throws what the wallet answers */
  ask: async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const provider = (await currentConnector.get()?.getProvider()) as Provider | undefined;
    if (!provider) throw new TransactionFailure('noWallet');
    return (await provider.request({ method, params })) as T;
  },
  /** Puts the wallet on our network, and says what came of it. */
  switchToNova: () => switchNetwork(),
} as const;
