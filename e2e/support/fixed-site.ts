import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@nova/shared/durations';
import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import type { Block, Stats, Transaction } from '@nova/shared/explorer/schemas';
import { keccak256, toHex, type Hex } from 'viem';
import { FIXED_SALE, fixedStatus } from './fixed-sale.ts';

/** Time at which the screenshots are taken; everything in them happened earlier. */
export const FIXED_TIME = Date.UTC(2026, 0, 15, 12, 0, 0);

const NEWEST = 1_284_507;
const hashOf = (text: string): Hex => keccak256(toHex(text));
const addressOf = (text: string) => hashOf(text).slice(0, 42) as Hex;

function createTransaction(number: number, at: number, index: number): Transaction {
  const { key, points } = REWARD_CATALOGUE[(index * 5) % REWARD_CATALOGUE.length]!;
  const timestamp = new Date(at).toISOString();
  const [blockHash, hash, account] = [
    hashOf(`block ${number}`),
    hashOf(`transaction ${number}`),
    addressOf(`account ${index % 4}`),
  ];
  return {
    hash,
    block_number: number,
    block_hash: blockHash,
    index: 0,
    from: addressOf('attestor'),
    to: addressOf('ledger'),
    contract_address: null,
    value: '0',
    fee: '150000000000000',
    gas_price: '1000000000',
    gas_used: 150_000,
    gas_limit: 200_000,
    nonce: number,
    type: 2,
    status: 'successful',
    selector: '0x12345678',
    timestamp,
    action: {
      action_id: hashOf(`action ${number}`),
      action_key: key,
      account,
      user_hash: hashOf(`user ${index % 4}`),
      points,
      occurred_at: timestamp,
      timestamp,
      block_number: number,
      block_hash: blockHash,
      transaction_hash: hash,
      is_revoked: false,
    },
  };
}

const transactions = Array.from({ length: 25 }, (_, index) =>
  createTransaction(NEWEST - index, FIXED_TIME - index * index * 7_000 - 4_000, index),
);
const blocks: readonly Block[] = transactions.map((transaction) => ({
  number: transaction.block_number,
  hash: transaction.block_hash,
  parent_hash: hashOf(`block ${transaction.block_number - 1}`),
  timestamp: transaction.timestamp,
  size: 1_312,
  gas_used: transaction.gas_used,
  gas_limit: 30_000_000,
  transaction_count: 1,
  miner: addressOf('operations'),
  action: transaction.action,
  from: transaction.from,
  to: transaction.to,
}));
const stats: Stats = {
  total_blocks: NEWEST + 1,
  total_transactions: NEWEST,
  total_actions: 1_201_334,
  total_energy_points: 18_402_115,
  indexed_block: NEWEST,
  chain_block: NEWEST,
  peers: 3,
  mempool: 0,
  total_addresses: 48_211,
  total_tokens: 62,
  block_time_ms: 4_210,
  latest_reward: blocks[0]!.action?.points ?? 0,
  latest_block_at: blocks[0]!.timestamp,
  uptime: 0.9993,
};

/**
 * Freezes everything that changes by itself, so that two screenshots can be compared: the clock, and all
 * data from the chain. The event stream neither opens nor fails.
 */
export async function fixSite(page: Page): Promise<void> {
  await page.clock.setFixedTime(FIXED_TIME + MINUTE_MS);
  await page.route('**/realtime/**', () => undefined);
  await page.route('**/functions/v1/presale-phases', (route) =>
    route.fulfill({ json: fixedStatus(FIXED_TIME) }),
  );
  await page.route('**/api/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/presale')) return route.fulfill({ json: FIXED_SALE });
    if (pathname.endsWith('/stats')) return route.fulfill({ json: stats });
    if (pathname.endsWith('/blocks')) return route.fulfill({ json: { items: blocks, nextCursor: null } });
    if (pathname.endsWith('/transactions')) {
      return route.fulfill({ json: { items: transactions, nextCursor: null } });
    }
    return route.continue();
  });
}
