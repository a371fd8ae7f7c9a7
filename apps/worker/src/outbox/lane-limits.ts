import type { OutboxLane } from '@nova/db/schema/outbox';
import { DEMO_FUNDS } from '@nova/shared/demo/constants';
import { WELCOME_BONUSES_PER_DAY } from '@nova/shared/wallet/constants';
import { WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';

/** The most that the key of a lane does, whatever its rows say. */
export interface LaneLimits {
  /** In the last 24 hours; counted by the key's nonces, which only the chain hands out. */
  readonly transactionsPerDay: number;
  /** Coins that one transaction may carry. */
  readonly weiPerTransaction: bigint;
  /** Coins that left the key in the last 24 hours. */
  readonly weiPerDay: bigint;
}

/**
 * Limits of each lane unless configured otherwise. The lane `actions` has none here: it carries every click, and the
 * contract limits each account.
 */
export function defaultLimits(isDevelopment: boolean): Partial<Record<OutboxLane, LaneLimits>> {
  const noCoins = { weiPerTransaction: 0n, weiPerDay: 0n };
  const welcomeWei = BigInt(WELCOME_BONUSES_PER_DAY) * WELCOME_GAS_WEI;
  return {
    money: { transactionsPerDay: 50_000, ...noCoins },
    gas: {
      transactionsPerDay: 20_000,
      // Demo accounts are given more, in development only.
      weiPerTransaction: isDevelopment ? DEMO_FUNDS.trade.gasWei : WELCOME_GAS_WEI,
      weiPerDay: isDevelopment ? 1_000n * DEMO_FUNDS.trade.gasWei : 2n * welcomeWei,
    },
    curation: { transactionsPerDay: 10_000, ...noCoins },
    pausing: { transactionsPerDay: 100, ...noCoins },
  };
}
