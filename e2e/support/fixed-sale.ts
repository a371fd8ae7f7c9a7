import { MINUTE_MS } from '@nova/shared/durations';
import type { Sale } from '@nova/shared/presale/sale';
import type { PresaleStatus } from '@nova/shared/presale/status';
import { keccak256, toHex, type Hex } from 'viem';

const addressOf = (text: string) => keccak256(toHex(text)).slice(0, 42) as Hex;
const nac = (coins: number) => `${coins}000000000000000000`;

const PHASES = [
  { id: 1, coins: 10_000_000, sold: 6_412_880, reserved: 250_000, price: '10000', state: 'current' },
  { id: 2, coins: 20_000_000, sold: 0, reserved: 0, price: '20000', state: 'to_come' },
  { id: 3, coins: 50_000_000, sold: 0, reserved: 0, price: '50000', state: 'to_come' },
] as const;

/** The sale in the middle of phase 1, for screenshots. */
export const FIXED_SALE: Sale = {
  block: 1_284_507,
  is_stale: false,
  contract: addressOf('presale'),
  reserve: addressOf('reserve'),
  treasury: addressOf('treasury'),
  usdt: addressOf('usdt'),
  is_test_usdt: true,
  is_paused: false,
  is_closed: false,
  whitelist_opens_at: null,
  public_opens_at: null,
  current_phase: 1,
  phases: PHASES.map(({ id, coins, sold, reserved, price, state }) => ({
    id,
    allocation: nac(coins),
    sold: nac(sold),
    reserved: nac(reserved),
    remaining: nac(coins - sold - reserved),
    price_usdt_units: price,
    state,
  })),
  bonus: {
    phase: 1,
    percent: 20,
    min_usdt_units: '1000000',
    slots_total: 1_000,
    slots_used: 682,
    slots_remaining: 318,
  },
  min_usdt_units: '10000',
  simulated_usdt_units: '0',
  offchain_left: nac(720_000),
  card: { mode: 'test', min_usdt_units: '500000', max_usdt_units: '5000000000' },
  bridge: [],
};

/** Returns its status, with purchases in the minutes before `at`. */
export function fixedStatus(at: number): PresaleStatus {
  const details = [250, 40, 1_200, 100, 15].map((usdt, index) => ({
    id: keccak256(toHex(`purchase ${index}`)),
    wallet_address: addressOf(`buyer ${index}`),
    phase: 1,
    usdt_amount: `${usdt}000000`,
    nova_tokens: nac(usdt * 100),
    bonus_tokens: nac(usdt * 20),
    is_simulated: false,
    transaction_hash: keccak256(toHex(`purchase transaction ${index}`)),
    completed_at: new Date(at - (index * index + 1) * MINUTE_MS).toISOString(),
  }));
  const { phases, bonus, contract, treasury, current_phase: currentPhase } = FIXED_SALE;
  return {
    contract,
    owner: treasury,
    status: {
      name: 'Nova Action Coin',
      symbol: 'NAC',
      currentPhase,
      phases: phases.map(({ id, allocation, sold, remaining, price_usdt_units: price }) => ({
        id,
        allocation,
        minted: sold,
        remaining,
        price_usdt: Number(price) / 1_000_000,
      })),
      bonus: {
        slotsTotal: bonus.slots_total,
        slotsUsed: bonus.slots_used,
        remainingSlots: bonus.slots_remaining,
      },
      totalSold: phases[0]!.sold,
    },
    ledger: { totalEntries: 1_204, totalUsd: '64128800000', bonusEntries: 682, details },
    metrics: { purchasesLogged: 2_408, whitelistAdded: 0 },
  };
}
