import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { BRIDGE_CHAIN_ID, BRIDGE_CHAINS } from '@nova/shared/presale/bridge';
import { CARD_MAX_USDT_UNITS, CARD_MIN_USDT_UNITS } from '@nova/shared/presale/card-terms';
import {
  BONUS_MIN_USDT_UNITS,
  BONUS_PERCENT,
  BONUS_PHASE,
  MIN_USDT_UNITS,
  USDT_DECIMALS,
  USDT_UNITS,
} from '@nova/shared/presale/constants';
import type { Sale } from '@nova/shared/presale/sale';
import type { PresaleStatus } from '@nova/shared/presale/status';
import { toWireTime } from '../../../http/clock.ts';
import type { SaleSnapshot, ShownSale } from './sale-cache.ts';
import type { ChainPhase, SaleOnChain } from './sale-chain.ts';
import type { PresaleSettings } from './settings.ts';

const getRemaining = ({ allocationWei, soldWei, reservedWei }: ChainPhase) =>
  (allocationWei - soldWei - reservedWei).toString();

/** Returns the presale status with exactly the fields of requirement 104. */
export function toPresaleStatus(snapshot: SaleSnapshot): PresaleStatus {
  const { chain, ledger, purchasesLogged, whitelistAdded } = snapshot;
  return {
    contract: chain.contract,
    owner: chain.owner,
    status: {
      name: NATIVE_COIN.name,
      symbol: NATIVE_COIN.symbol,
      currentPhase: chain.currentPhase,
      phases: chain.phases.map((phase) => ({
        id: phase.id,
        allocation: phase.allocationWei.toString(),
        minted: phase.soldWei.toString(),
        remaining: getRemaining(phase),
        price_usdt: Number(phase.priceUsdtUnits) / Number(USDT_UNITS),
      })),
      bonus: {
        slotsTotal: chain.bonusSlotsTotal,
        slotsUsed: chain.bonusSlotsUsed,
        remainingSlots: chain.bonusSlotsTotal - chain.bonusSlotsUsed,
      },
      totalSold: chain.phases.reduce((sum, { soldWei }) => sum + soldWei, 0n).toString(),
    },
    ledger,
    metrics: { purchasesLogged, whitelistAdded },
  };
}

/** Returns the sale with all data that its page shows. */
export function toSale({ snapshot, isStale }: ShownSale, settings: PresaleSettings): Sale {
  const { chain } = snapshot;
  return {
    block: chain.block,
    is_stale: isStale,
    contract: chain.contract,
    reserve: chain.reserve,
    treasury: chain.treasury,
    usdt: chain.usdt,
    is_test_usdt: isTestUsdt(snapshot),
    is_paused: chain.isPaused,
    is_closed: chain.isClosed,
    whitelist_opens_at: toOpening(chain.whitelistOpensAt),
    public_opens_at: toOpening(chain.publicOpensAt),
    current_phase: chain.currentPhase,
    phases: chain.phases.map((phase) => ({
      id: phase.id,
      allocation: phase.allocationWei.toString(),
      sold: phase.soldWei.toString(),
      reserved: phase.reservedWei.toString(),
      remaining: getRemaining(phase),
      price_usdt_units: phase.priceUsdtUnits.toString(),
      state: toState(phase.id, chain),
    })),
    bonus: {
      phase: BONUS_PHASE,
      percent: Number(BONUS_PERCENT),
      min_usdt_units: BONUS_MIN_USDT_UNITS.toString(),
      slots_total: chain.bonusSlotsTotal,
      slots_used: chain.bonusSlotsUsed,
      slots_remaining: chain.bonusSlotsTotal - chain.bonusSlotsUsed,
    },
    min_usdt_units: MIN_USDT_UNITS.toString(),
    offchain_left: chain.offchainLeftWei.toString(),
    simulated_usdt_units: snapshot.simulatedUnits,
    card: {
      mode: settings.cardMode,
      min_usdt_units: CARD_MIN_USDT_UNITS.toString(),
      max_usdt_units: CARD_MAX_USDT_UNITS.toString(),
    },
    bridge: BRIDGE_CHAINS.map(({ id, name }) => toBridgeChain(id, name, settings)),
  };
}

/** Returns whether payments use the worthless test token of development. */
export function isTestUsdt({ chain, testUsdt }: Pick<SaleSnapshot, 'chain' | 'testUsdt'>): boolean {
  return chain.usdt !== null && chain.usdt === testUsdt?.toLowerCase();
}

function toBridgeChain(
  id: number,
  name: string,
  { mainnet, isProduction }: PresaleSettings,
): Sale['bridge'][number] {
  const entry = id === BRIDGE_CHAIN_ID ? mainnet : null;
  return {
    chain_id: id,
    name,
    is_enabled: entry !== null || (!isProduction && id === BRIDGE_CHAIN_ID),
    is_simulated: entry === null && !isProduction && id === BRIDGE_CHAIN_ID,
    usdt: entry?.usdt ?? null,
    decimals: entry ? USDT_DECIMALS : null,
    treasury: entry?.treasury ?? null,
    confirmations: entry?.confirmations ?? null,
  };
}

const toOpening = (seconds: number) => (seconds === 0 ? null : toWireTime(seconds * 1000));

function toState(id: number, { currentPhase }: SaleOnChain): Sale['phases'][number]['state'] {
  if (id === currentPhase) return 'current';
  return id < currentPhase ? 'over' : 'to_come';
}
