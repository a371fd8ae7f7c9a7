import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';

/** What the connected wallet does for the token pages; its libraries come with the first press. */
export interface TokenClient {
  readonly send: SendTransaction;
  /** Has the wallet list a token beside its coins. */
  readonly showToken: (token: {
    readonly address: string;
    readonly symbol: string;
    readonly decimals: number;
  }) => Promise<void>;
}
