import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PartnerAction, PartnerClient } from '@nova/partner-client/partner-client';
import type { BotStore } from './bot-store.ts';

export interface TradingBotApp {
  readonly nova: PartnerClient;
  readonly store: BotStore;
}

export interface Outcome {
  readonly points: number;
  /** Block that sealed the action; null if Nova did not credit it. */
  readonly blockNumber: number | null;
  readonly reason: string | null;
}

const POLL_MS = 500;
const POLLS_MAX = 120;

/** Activates the bot of a wallet. Activating it again reports the same action, which counts once. */
export function activateBot({ nova, store }: TradingBotApp, wallet: string): Promise<Outcome> {
  const known = store.find(wallet);
  const bot = known ?? store.save({ id: randomUUID(), wallet: wallet.toLowerCase(), trades: [] });
  return report(nova, { action_key: 'bot_activated', wallet_address: bot.wallet }, bot.id);
}

/**
 * Completes a trade of a wallet's bot. @throws Error for a wallet without a bot, and for an invalid amount.
 */
export async function completeTrade(
  { nova, store }: TradingBotApp,
  wallet: string,
  pair: string,
  amount: number,
): Promise<Outcome> {
  const bot = store.find(wallet);
  if (!bot) throw new Error('Activate the bot of this wallet first.');
  if (!(amount > 0) || pair === '')
    throw new Error('A trade has a pair, such as NAC/USDT, and an amount above 0.');
  const trade = { id: randomUUID(), pair, amount };
  store.save({ ...bot, trades: [...bot.trades, trade] });
  const description = `${amount} ${pair}`;
  const action = { action_key: 'trade_completed', wallet_address: bot.wallet, metadata: { description } };
  return report(nova, action, trade.id);
}

// A command has no webhook, so it polls the action until its block is known.
async function report(nova: PartnerClient, action: PartnerAction, id: string): Promise<Outcome> {
  const { action_id: actionId, points_awarded: points, reason } = await nova.report(action, id);
  if (actionId === null) return { points: 0, blockNumber: null, reason };
  for (let poll = 0; poll < POLLS_MAX; poll += 1) {
    const { block_number: blockNumber } = await nova.read(actionId);
    if (blockNumber !== null) return { points, blockNumber, reason: null };
    await wait(POLL_MS);
  }
  throw new Error('Nova accepted the action and has not sealed it yet. Its points are safe.');
}
