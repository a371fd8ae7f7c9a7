import type { SendFromWallet } from './purchase-run.ts';

/** What the wallet can do for the pre-sale; its libraries come with the first press. */
export interface PresaleWays {
  /** Has the wallet send a transaction of our chain. */
  readonly send: SendFromWallet;
  /** Asks the wallet directly, on whatever network it is. */
  readonly ask: <T>(method: string, params: readonly unknown[]) => Promise<T>;
  readonly switchToNova: () => Promise<void>;
  readonly nameNetwork: (chainId: number) => string;
}
