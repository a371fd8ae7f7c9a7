import type { WalletSender } from '../../lib/transaction/transaction-call.ts';

/** What the wallet can do for the pre-sale; its libraries come with the first press. */
export interface PresaleClient extends WalletSender {
  /** Asks the wallet directly, on whatever network it is. */
  readonly ask: <T>(method: string, params: readonly unknown[]) => Promise<T>;
  readonly nameNetwork: (chainId: number) => string;
}
