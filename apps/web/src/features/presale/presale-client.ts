import type { WalletSender } from '../../lib/transaction/transaction-call.ts';

/** Wallet operations for the presale; their libraries load on the first click. */
export interface PresaleClient extends WalletSender {
  /** Sends a request directly to the wallet, on any network. */
  readonly request: <T>(method: string, params: readonly unknown[]) => Promise<T>;
  readonly nameNetwork: (chainId: number) => string;
}
