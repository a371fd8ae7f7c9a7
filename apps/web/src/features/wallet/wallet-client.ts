import { createWalletCalls } from '../../lib/transaction/send-calls.ts';
import type { WalletRequest } from '../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { currentConnector } from './connection/current-connector.ts';
import type { Provider } from './connection/switch-network.ts';
import { sendFromWallet, switchNetwork } from './connection/wallet-requests.ts';

/** Sends a request on any network of the wallet. @throws the wallet's error */
const request: WalletRequest = async <T>(method: string, params: readonly unknown[]) => {
  const provider = (await currentConnector.get()?.getProvider()) as Provider | undefined;
  if (!provider) throw new TransactionFailure('noWallet');
  return (await provider.request({ method, params })) as T;
};

/** Wallet operations of the pages that sell something. */
export const walletClient = {
  send: sendFromWallet,
  request,
  calls: createWalletCalls(request),
  /** Switches the wallet to Nova and shows the result. */
  switchToNova: () => switchNetwork(),
} as const;
