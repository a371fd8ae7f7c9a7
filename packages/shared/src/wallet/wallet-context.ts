/** The wallet context of SPEC §3: what a page knows of the connected wallet. */
export interface WalletContext<Provider = unknown, Signer = unknown> {
  /** Lower case; null while no wallet is connected. */
  readonly account: `0x${string}` | null;
  readonly chainId: number | null;
  readonly provider: Provider | null;
  readonly signer: Signer | null;
  readonly isConnecting: boolean;
  readonly energyPoints: number;
  /** NAC, in wei. */
  readonly novaCoins: bigint;
}

/** Its second variant in SPEC §3, with the balances in the words of `user_balances`. */
export interface WalletBalanceContext {
  readonly account: `0x${string}` | null;
  readonly chainId: number | null;
  readonly balance: {
    /** NAC, in wei. */
    readonly nova_coins: bigint;
    readonly energy_points: number;
  };
  readonly isLoadingBalance: boolean;
  readonly isConnecting: boolean;
  readonly connectionError: string | null;
}
