type Hex = `0x${string}`;

/** A transaction that the wallet is asked to send. */
export interface TokenCall {
  readonly to: Hex;
  readonly data: Hex;
  /** Wei. */
  readonly value?: bigint;
}

/** What the connected wallet does for the token pages; its libraries come with the first press. */
export interface TokenWays {
  /** Has the wallet send a transaction of our chain. @returns its hash */
  readonly send: (call: TokenCall) => Promise<Hex>;
  /** Has the wallet list a token beside its coins. */
  readonly showToken: (token: {
    readonly address: string;
    readonly symbol: string;
    readonly decimals: number;
  }) => Promise<void>;
}
