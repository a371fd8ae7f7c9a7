import type { OutboxLane } from '@nova/db/schema/outbox';
import { DEMO_FUNDS } from '@nova/shared/demo/constants';
import { WELCOME_BONUSES_PER_DAY } from '@nova/shared/wallet/constants';
import { WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';

/** Limits of a lane's key, enforced regardless of its rows. */
export interface LaneLimits {
  /** Transactions in the last 24 hours, counted by the key's nonces, which only the chain assigns. */
  readonly transactionsPerDay: number;
  /** Coins that one transaction may transfer. */
  readonly weiPerTransaction: bigint;
  /** Coins transferred from the key in the last 24 hours. */
  readonly weiPerDay: bigint;
}

/**
 * Returns the default limits of each lane. The lane `actions` has none here, because it handles every
 * action of every user, and the contract limits each account.
 */
export function defaultLimits(isDevelopment: boolean): Partial<Record<OutboxLane, LaneLimits>> {
  const noCoins = { weiPerTransaction: 0n, weiPerDay: 0n };
  const welcomeWei = BigInt(WELCOME_BONUSES_PER_DAY) * WELCOME_GAS_WEI;
  return {
    money: { transactionsPerDay: 50_000, ...noCoins },
    gas: {
      transactionsPerDay: 20_000,
      // Demo accounts receive more; they exist only in development.
      weiPerTransaction: isDevelopment ? DEMO_FUNDS.trade.gasWei : WELCOME_GAS_WEI,
      weiPerDay: isDevelopment ? 1_000n * DEMO_FUNDS.trade.gasWei : 2n * welcomeWei,
    },
    curation: { transactionsPerDay: 10_000, ...noCoins },
    pausing: { transactionsPerDay: 100, ...noCoins },
  };
}
