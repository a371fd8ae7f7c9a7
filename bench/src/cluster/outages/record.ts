import type { Hex } from 'viem';

/** What people do. */
export const ACTIVITIES = ['act', 'buy', 'buy by card', 'trade', 'upload'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** An activity that the site has acknowledged. */
interface Wait {
  readonly activity: Activity;
  /** Milliseconds from the first attempt to the acknowledgment, with all repetitions. */
  readonly ms: number;
}

/** Everything that the site has acknowledged to people, and what went wrong meanwhile. */
export class RunRecord {
  readonly waits: Wait[] = [];
  readonly actions: { readonly actionId: string; readonly account: string; readonly points: number }[] = [];
  /** Transactions of purchases with USDT. */
  readonly purchases: Hex[] = [];
  /** IDs of purchases whose card payment was accepted. */
  readonly cardPurchases: string[] = [];
  /** Owner of each NFT by its ID, in lower case. */
  readonly owners = new Map<string, string>();
  /** Balances of the traded token by its holder, in lower case. */
  readonly balances = new Map<string, bigint>();
  /** Paths of uploaded files. */
  readonly uploads: string[] = [];
  /** Failed attempts, which were repeated. */
  readonly errors: string[] = [];
  /** What must never happen: final refusals, and people who gave up. */
  readonly failures: string[] = [];

  /** Adds a transfer of the traded token. */
  moveTokens(from: string, to: string, units: bigint): void {
    this.balances.set(from, (this.balances.get(from) ?? 0n) - units);
    this.balances.set(to, (this.balances.get(to) ?? 0n) + units);
  }
}
