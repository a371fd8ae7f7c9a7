import type { WalletRequest, WalletSender } from '../../lib/transaction/transaction-call.ts';

/** Wallet operations for the presale; their libraries load on the first click. */
export interface PresaleClient extends WalletSender {
  readonly request: WalletRequest;
  readonly nameNetwork: (chainId: number) => string;
}
