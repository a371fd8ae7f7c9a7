export type Hex = `0x${string}`;

/** A transaction that the wallet is asked to send. */
export interface WalletCall {
  readonly to: Hex;
  readonly data: Hex;
  /** Wei. */
  readonly value?: bigint;
}

/** What the wallet can do for NFTs; its libraries come with the first press. */
export interface NftWays {
  /** Has the wallet send a transaction of our chain. @returns its hash */
  readonly send: (call: WalletCall) => Promise<Hex>;
  readonly switchToNova: () => Promise<void>;
}
