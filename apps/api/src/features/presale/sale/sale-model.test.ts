import {
  type PaymentOutcome,
  saleCommands,
  type SaleDriver,
  SaleModel,
} from '@nova/testing/presale/sale-model';
import { rounds } from '@nova/testing/rounds';
import { PRESALE_PHASES, type PhaseNumber } from '@nova/shared/presale/constants';
import { isDeliverableLater } from '@nova/shared/presale/limits';
import { getPhaseTerms, nacWeiToUsdt, quotePurchase, usdtToNacWei } from '@nova/shared/presale/pricing';
import type { PaymentMethod } from '@nova/shared/presale/sale';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteSale } from './quote.ts';
import { readCapacity, type SaleOnChain } from './sale-chain.ts';

const SLOTS = 3;
const ADDRESS = `0x${'11'.repeat(20)}` as const;
const MIN_UNITS = 10_000n;

interface Reservation {
  readonly phase: PhaseNumber;
  readonly baseWei: bigint;
  readonly bonusWei: bigint;
}

/** In-memory model of the contract, statement by statement, in wei. */
class ContractInMemory {
  currentPhase = 1;
  slotsUsed = 0;
  readonly soldWei = [0n, 0n, 0n];
  readonly reservedWei = [0n, 0n, 0n];
  /** The daily limit of 720,000 coins for reservations; no test sequence spans more than a day. */
  offchainLeftWei = 720_000n * 10n ** 18n;

  buy(phase: PhaseNumber, units: bigint): boolean {
    if (phase !== this.currentPhase || units > this.#leftUnits(phase)) return false;
    this.#useBonus(phase, units);
    this.#sell(phase, usdtToNacWei(phase, units));
    return true;
  }

  /** Reserves coins. @returns the reservation, or the name of the contract's error */
  reserve(phase: PhaseNumber, units: bigint): Reservation | string {
    if (phase !== this.currentPhase) return 'WrongPhase';
    if (units > this.#leftUnits(phase)) return 'ExceedsPhase';
    const baseWei = usdtToNacWei(phase, units);
    const { allocationWei } = getPhaseTerms(phase);
    const partWei = ((allocationWei - this.soldWei[phase - 1]!) * 20n) / 100n;
    const leastWei = usdtToNacWei(phase, 100_000_000n);
    const limitWei = partWei > leastWei ? partWei : leastWei;
    const leftWei = limitWei > this.reservedWei[phase - 1]! ? limitWei - this.reservedWei[phase - 1]! : 0n;
    if (baseWei > leftWei) return 'ReservationLimitReached';
    const { bonusWei } = quotePurchase(phase, units, this.slotsUsed < SLOTS);
    if (baseWei + bonusWei > this.offchainLeftWei) return 'DailyLimitReached';
    this.offchainLeftWei -= baseWei + bonusWei;
    this.reservedWei[phase - 1]! += baseWei;
    return { phase, baseWei, bonusWei: this.#useBonus(phase, units) };
  }

  fulfil({ phase, baseWei }: Reservation): void {
    this.reservedWei[phase - 1]! -= baseWei;
    this.#sell(phase, baseWei);
  }

  #leftUnits(phase: PhaseNumber): bigint {
    const { allocationWei, priceUsdtUnits } = getPhaseTerms(phase);
    const leftWei = allocationWei - this.soldWei[phase - 1]! - this.reservedWei[phase - 1]!;
    return (leftWei * priceUsdtUnits) / 10n ** 18n;
  }

  #useBonus(phase: PhaseNumber, units: bigint): bigint {
    const { bonusWei } = quotePurchase(phase, units, this.slotsUsed < SLOTS);
    if (bonusWei > 0n) this.slotsUsed += 1;
    return bonusWei;
  }

  #sell(phase: PhaseNumber, baseWei: bigint): void {
    this.soldWei[phase - 1]! += baseWei;
    const unsoldWei = getPhaseTerms(phase).allocationWei - this.soldWei[phase - 1]!;
    if (phase === this.currentPhase && unsoldWei < usdtToNacWei(phase, MIN_UNITS)) this.currentPhase += 1;
  }
}

interface Paid {
  readonly method: PaymentMethod;
  readonly phase: PhaseNumber;
  readonly units: bigint;
  readonly minWei: bigint;
  readonly reservation: Reservation | null;
}

/** In-memory model of the sale: the server's quotes and limits in front of the contract. */
class SaleInMemory implements SaleDriver {
  readonly #contract = new ContractInMemory();
  readonly #payments = new Map<string, Paid>();
  #count = 0;

  #readSale(): SaleOnChain {
    const { currentPhase, slotsUsed, soldWei, reservedWei, offchainLeftWei } = this.#contract;
    return {
      block: 1,
      contract: ADDRESS,
      owner: ADDRESS,
      reserve: ADDRESS,
      treasury: ADDRESS,
      usdt: ADDRESS,
      isPaused: false,
      isClosed: false,
      whitelistOpensAt: 0,
      publicOpensAt: 0,
      currentPhase,
      phases: PRESALE_PHASES.map(({ phase, priceUsdtUnits, allocationWei }, index) => ({
        id: phase,
        priceUsdtUnits,
        allocationWei,
        soldWei: soldWei[index]!,
        reservedWei: reservedWei[index]!,
      })),
      bonusSlotsTotal: SLOTS,
      bonusSlotsUsed: slotsUsed,
      offchainLeftWei,
    };
  }

  #quote(method: PaymentMethod, usdtUnits: bigint) {
    const request = { method, usdtUnits, nacWei: null, hasBonus: false, now: 1, isWhitelisted: false };
    return quoteSale(this.#readSale(), request);
  }

  async quote(method: PaymentMethod, units: bigint) {
    const { refusal, max_usdt_units: most } = this.#quote(method, units);
    return { refusal, maxUnits: BigInt(most) };
  }

  async buy(units: bigint): Promise<boolean> {
    return this.#contract.buy(this.#contract.currentPhase as PhaseNumber, units);
  }

  async openPage(units: bigint): Promise<string | null> {
    const { refusal, phase, min_nac_wei: least } = this.#quote('card', units);
    if (refusal !== null) return null;
    return this.#add('card', phase as PhaseNumber, units, BigInt(least), null);
  }

  async payPage(id: string): Promise<PaymentOutcome> {
    return this.settle(id);
  }

  async sendBridge(units: bigint): Promise<string> {
    const phase = this.#contract.currentPhase as PhaseNumber;
    const answer = this.#contract.reserve(phase, units);
    return this.#add('bridge', phase, units, 0n, typeof answer === 'string' ? null : answer);
  }

  async confirmBridge(id: string): Promise<PaymentOutcome> {
    return this.settle(id);
  }

  async settle(id: string): Promise<PaymentOutcome> {
    const { method, phase, units, minWei, reservation } = this.#payments.get(id)!;
    const answer = reservation ?? this.#contract.reserve(phase, units);
    if (answer === 'ReservationLimitReached') {
      const capacity = readCapacity(this.#readSale(), phase, false);
      return isDeliverableLater(capacity, method, units) ? 'waiting' : 'returned';
    }
    if (answer === 'DailyLimitReached') return 'for approval';
    if (typeof answer === 'string' || answer.baseWei + answer.bonusWei < minWei) return 'returned';
    this.#contract.fulfil(answer);
    return 'completed';
  }

  async endPhase(): Promise<void> {
    this.#contract.currentPhase += 1;
  }

  async readSold() {
    const { currentPhase: phase, soldWei, slotsUsed } = this.#contract;
    const toUnits = (wei: bigint, index: number) => nacWeiToUsdt((index + 1) as PhaseNumber, wei);
    return { phase, soldUnits: soldWei.map(toUnits), slotsUsed };
  }

  #add(
    method: PaymentMethod,
    phase: PhaseNumber,
    units: bigint,
    minWei: bigint,
    reservation: Reservation | null,
  ): string {
    this.#count += 1;
    const id = `payment ${this.#count}`;
    this.#payments.set(id, { method, phase, units, minWei, reservation });
    return id;
  }
}

test('every quoted, paid and confirmed purchase is fully delivered or refunded in any order of events', async () => {
  const walk = fc.asyncProperty(saleCommands(60), (commands) =>
    fc.asyncModelRun(() => ({ model: new SaleModel(SLOTS), real: new SaleInMemory() }), commands),
  );
  await expect(fc.assert(walk, { numRuns: rounds(2_000, 50_000) })).resolves.toBeUndefined();
});
