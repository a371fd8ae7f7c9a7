import { presaleAbi } from '@nova/abi/presale';
import type { PhaseNumber } from '@nova/shared/presale/constants';
import type { SaleCapacity } from '@nova/shared/presale/limits';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { toNumber, type ChainClient } from '../../../http/chain/chain-client.ts';

const abi = presaleAbi;
const PHASES = [1n, 2n, 3n] as const;
const BYTES = /^0x([0-9a-f]{2})+$/i;
/** Timeout in milliseconds; only the first caller waits that long. */
const READ_MS = 10_000;
const NOBODY = `0x${'00'.repeat(20)}`;

/** State of one phase in the contract. */
export interface ChainPhase {
  readonly id: number;
  readonly priceUsdtUnits: bigint;
  readonly allocationWei: bigint;
  readonly soldWei: bigint;
  readonly reservedWei: bigint;
}

/** The contract's complete state at the end of one block. */
export interface SaleOnChain {
  readonly block: number;
  readonly contract: Hex;
  readonly owner: Hex;
  readonly reserve: Hex;
  readonly treasury: Hex;
  /** Null if this chain has no USDT. */
  readonly usdt: Hex | null;
  readonly isPaused: boolean;
  readonly isClosed: boolean;
  /** Seconds since 1970; 0 = open. */
  readonly whitelistOpensAt: number;
  readonly publicOpensAt: number;
  /** 1 to 3; 4 once all phases have ended. */
  readonly currentPhase: number;
  readonly phases: readonly ChainPhase[];
  readonly bonusSlotsTotal: number;
  readonly bonusSlotsUsed: number;
  /**
   * Coins in wei, including bonus, that payments by card and from Ethereum can still get in the current 24
   * hours.
   */
  readonly offchainLeftWei: bigint;
}

const VIEWS = [
  'owner',
  'RESERVE',
  'TREASURY',
  'USDT',
  'paused',
  'isClosed',
  'WHITELIST_OPENS_AT',
  'PUBLIC_OPENS_AT',
  'currentPhase',
  'BONUS_SLOTS_TOTAL',
  'bonusSlotsUsed',
  'leftOffchainWei',
] as const;

/** Reads the state; null if the chain does not answer all of it. */
export async function readSaleOnChain(chain: ChainClient, contract: Hex): Promise<SaleOnChain | null> {
  const block = await chain.getHead(READ_MS);
  if (block === null) return null;
  const call = (data: Hex) => ({
    method: 'eth_call',
    params: [{ to: contract, data }, `0x${block.toString(16)}`],
  });
  const calls = [
    ...VIEWS.map((functionName) => call(encodeFunctionData({ abi, functionName }))),
    ...PHASES.map((phase) => call(encodeFunctionData({ abi, functionName: 'phaseOf', args: [phase] }))),
  ];
  const answers = await chain.call(calls, READ_MS);
  const bytes = answers.filter((answer): answer is Hex => typeof answer === 'string' && BYTES.test(answer));
  if (bytes.length !== answers.length) return null;
  const address = (index: number) => `0x${bytes[index]!.slice(-40).toLowerCase()}` as const;
  const number = (index: number) => toNumber(bytes[index])!;
  const usdt = address(3);
  return {
    block,
    contract: contract.toLowerCase() as Hex,
    owner: address(0),
    reserve: address(1),
    treasury: address(2),
    usdt: usdt === NOBODY ? null : usdt,
    isPaused: number(4) === 1,
    isClosed: number(5) === 1,
    whitelistOpensAt: number(6),
    publicOpensAt: number(7),
    currentPhase: number(8),
    bonusSlotsTotal: number(9),
    bonusSlotsUsed: number(10),
    offchainLeftWei: BigInt(bytes[11]!),
    phases: PHASES.map((phase, index) => toPhase(Number(phase), bytes[VIEWS.length + index]!)),
  };
}

function toPhase(id: number, data: Hex): ChainPhase {
  return { id, ...decodeFunctionResult({ abi, functionName: 'phaseOf', data }) };
}

/**
 * Returns whether a buyer's single bonus is used or held by an open reservation; null if the chain does not
 * respond.
 */
export async function readHasBonus(
  chain: ChainClient,
  contract: Hex,
  buyerKey: Hex,
): Promise<boolean | null> {
  const data = encodeFunctionData({ abi, functionName: 'hasBonus', args: [buyerKey] });
  const [answer] = await chain.call([{ method: 'eth_call', params: [{ to: contract, data }, 'latest'] }]);
  const value = toNumber(answer);
  return value === null ? null : value === 1;
}

/**
 * Returns the values that limit a single payment.
 * @param hasHadBonus true if the buyer's single bonus is used or reserved
 * @throws Error if the phase does not exist
 */
export function readCapacity(sale: SaleOnChain, phase: PhaseNumber, hasHadBonus: boolean): SaleCapacity {
  const found = sale.phases.find(({ id }) => id === phase);
  if (!found) throw new Error(`the sale has no phase ${phase}`);
  const { allocationWei, soldWei, reservedWei } = found;
  const hasBonusSlot = !hasHadBonus && sale.bonusSlotsUsed < sale.bonusSlotsTotal;
  const { offchainLeftWei } = sale;
  return { phase, allocationWei, soldWei, reservedWei, offchainLeftWei, hasBonusSlot };
}
