import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';

/** Wallet operations of the token pages; their libraries load on the first click. */
export interface TokenClient {
  readonly send: SendTransaction;
  /** Asks the wallet to show a token in its list. */
  readonly showToken: (token: {
    readonly address: string;
    readonly symbol: string;
    readonly decimals: number;
  }) => Promise<void>;
}
