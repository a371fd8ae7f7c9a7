import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { PaymentMethod } from '@nova/shared/presale/sale';

/**
 * Result of a received payment. `waiting`: reservations of others block it for now. `for approval`: it
 * exceeds the daily limit; the simulated sequences neither approve it with the Safe nor last long enough for
 * the limit to recover.
 */
export type PaymentOutcome = 'completed' | 'returned' | 'waiting' | 'for approval';

/** A sale that receives payments: in memory, or of a whole stack. */
export interface SaleDriver {
  quote(method: PaymentMethod, units: bigint): Promise<{ refusal: string | null; maxUnits: bigint }>;
  /**
   * Buys on our chain with a new wallet.
   * @returns false if the contract refuses
   */
  buy(units: bigint): Promise<boolean>;
  /**
   * Opens a payment page for a new account that accepts no less than its quote.
   * @returns null if refused
   */
  openPage(units: bigint): Promise<string | null>;
  payPage(id: string): Promise<PaymentOutcome>;
  /** Pays on Ethereum with a new wallet, regardless of the quote, until the payment is in a block. */
  sendBridge(units: bigint): Promise<string>;
  /** Confirms the payment. */
  confirmBridge(id: string): Promise<PaymentOutcome>;
  /** Returns the final result of a waiting payment once nothing else is pending. */
  settle(id: string): Promise<PaymentOutcome>;
  endPhase(): Promise<void>;
  readSold(): Promise<{ phase: number; soldUnits: readonly bigint[]; slotsUsed: number }>;
}

const USDT = 1_000_000n;
/** Amounts for sale in the phases in USDT units: 10, 20 and 50 million coins at 0.01, 0.02 and 0.05. */
const ALLOCATION_UNITS = [100_000n * USDT, 400_000n * USDT, 2_500_000n * USDT] as const;
const MIN_UNITS = 10_000n;
/** Millionths of a coin per USDT unit: 100, 50 and 20 coins for 1 USDT. */
const COINS_PER_UNIT = [100n, 50n, 20n] as const;
/** Daily limit of reservations including bonuses: 720,000 coins. No sequence takes longer than a day. */
const DAY_COINS = 720_000n * 1_000_000n;
/** An unsold remainder below this can be reserved completely. */
const RESERVABLE_UNITS_MIN = 100n * USDT;

const least = (...units: readonly bigint[]) => units.reduce((a, b) => (b < a ? b : a));

interface Payment {
  readonly phase: number;
  readonly units: bigint;
  /** True if its coins are reserved on the chain. */
  readonly isHeld: boolean;
  readonly hasBonus: boolean;
}

/** The expected state of the sale in the simplest arithmetic: USDT units and counts. */
export class SaleModel {
  readonly slots: number;
  /** Maximum number of concurrent payments from Ethereum. */
  readonly bridgeMost: number;
  phase = 1;
  slotsUsed = 0;
  readonly sold = [0n, 0n, 0n];
  /** Reserved for pending payments, and for refunded ones until the reservation expires. */
  readonly reserved = [0n, 0n, 0n];
  dayCoins = DAY_COINS;
  readonly pages = new Map<string, Payment>();
  readonly bridge = new Map<string, Payment>();
  readonly waiting = new Map<string, Payment>();

  constructor(slots: number, bridgeMost = Number.POSITIVE_INFINITY) {
    this.slots = slots;
    this.bridgeMost = bridgeMost;
  }

  mostUnits(method: PaymentMethod): bigint {
    const left = this.leftUnits();
    if (method === 'usdt') return left;
    const most = least(left, this.reservableUnits(this.reserved[this.phase - 1]!), this.dayUnits());
    return method === 'bridge' ? most : least(most - (most % 10_000n), 5_000n * USDT);
  }

  leftUnits(): bigint {
    const at = this.phase - 1;
    return ALLOCATION_UNITS[at]! - this.sold[at]! - this.reserved[at]!;
  }

  /** Returns what can still be reserved in the phase, given the amount already reserved. */
  reservableUnits(reserved: bigint): bigint {
    const at = this.phase - 1;
    const fifth = ((ALLOCATION_UNITS[at]! - this.sold[at]!) * 20n) / 100n;
    const limit = fifth > RESERVABLE_UNITS_MIN ? fifth : RESERVABLE_UNITS_MIN;
    return limit > reserved ? limit - reserved : 0n;
  }

  dayUnits(): bigint {
    const perUnit = COINS_PER_UNIT[this.phase - 1]!;
    const without = this.dayCoins / perUnit;
    if (!this.hasBonus(USDT)) return without;
    const withBonus = (this.dayCoins * 5n) / (perUnit * 6n);
    return withBonus >= USDT ? withBonus : least(without, USDT - 1n);
  }

  /** Returns a payment's part of the daily limit, including its bonus. */
  coinsOf(units: bigint): bigint {
    const coins = units * COINS_PER_UNIT[this.phase - 1]!;
    return this.hasBonus(units) ? coins + coins / 5n : coins;
  }

  /** Returns the maximum reservation that the phase alone permits now. */
  mostOfPhase(): bigint {
    return least(this.leftUnits(), this.reservableUnits(this.reserved[this.phase - 1]!));
  }

  hasBonus(units: bigint): boolean {
    return this.phase === 1 && units >= USDT && this.slotsUsed < this.slots;
  }

  sell(phase: number, units: bigint): void {
    this.sold[phase - 1]! += units;
    const left = ALLOCATION_UNITS[phase - 1]! - this.sold[phase - 1]!;
    if (phase === this.phase && left < MIN_UNITS) this.phase += 1;
  }

  /** Reserves coins if the contract would. */
  reserve(payment: Payment): Payment {
    const coins = this.coinsOf(payment.units);
    const fits =
      payment.phase === this.phase && payment.units <= this.mostOfPhase() && coins <= this.dayCoins;
    if (!fits) return payment;
    this.dayCoins -= coins;
    this.reserved[payment.phase - 1]! += payment.units;
    const hasBonus = this.hasBonus(payment.units);
    if (hasBonus) this.slotsUsed += 1;
    return { ...payment, isHeld: true, hasBonus };
  }

  deliver({ phase, units }: Payment): void {
    this.reserved[phase - 1]! -= units;
    this.sell(phase, units);
  }
}

type SaleCommand = fc.AsyncCommand<SaleModel, SaleDriver>;
type Step = (model: SaleModel, driver: SaleDriver) => Promise<void>;

function command(name: string, check: (model: SaleModel) => boolean, step: Step): SaleCommand {
  return {
    check: (model) => model.phase <= 3 && check(model),
    run: async (model, driver) => {
      await step(model, driver);
      const { phase, soldUnits, slotsUsed } = await driver.readSold();
      assert.deepEqual(
        { phase, soldUnits, slotsUsed },
        {
          phase: model.phase,
          soldUnits: model.sold,
          slotsUsed: model.slotsUsed,
        },
      );
    },
    toString: () => name,
  };
}

const isQuiet = (model: SaleModel) => model.waiting.size === 0;

/** Returns the expected result of a received payment. */
function expectOutcome(
  model: SaleModel,
  id: string,
  payment: Payment,
  isPromisedBonus: boolean,
): PaymentOutcome {
  const held = payment.isHeld ? payment : model.reserve(payment);
  if (!held.isHeld) {
    if (payment.phase === model.phase && payment.units <= model.mostOfPhase()) return 'for approval';
    const isLater =
      payment.phase === model.phase &&
      payment.units <= model.reservableUnits(0n) &&
      payment.units * COINS_PER_UNIT[model.phase - 1]! <= DAY_COINS;
    // An amount that the phase no longer has is refunded immediately.
    const isThere = payment.units <= model.leftUnits();
    if (!isLater || !isThere) return 'returned';
    model.waiting.set(id, payment);
    return 'waiting';
  }
  if (isPromisedBonus && !held.hasBonus) return 'returned';
  model.deliver(held);
  return 'completed';
}

const quote = (method: PaymentMethod, units: bigint) =>
  command(
    `quote ${method} ${units}`,
    () => true,
    async (model, driver) => {
      const most = model.mostUnits(method);
      const { refusal, maxUnits } = await driver.quote(method, units);
      assert.equal(maxUnits, most);
      assert.equal(refusal === null, units <= most);
    },
  );
const buy = (units: bigint) =>
  command(`buy ${units}`, isQuiet, async (model, driver) => {
    const fits = units <= model.mostUnits('usdt');
    assert.equal(await driver.buy(units), fits);
    if (!fits) return;
    if (model.hasBonus(units)) model.slotsUsed += 1;
    model.sell(model.phase, units);
  });
const openPage = (units: bigint) =>
  command(`open page ${units}`, isQuiet, async (model, driver) => {
    const id = await driver.openPage(units);
    assert.equal(id !== null, units <= model.mostUnits('card'));
    if (id === null) return;
    const hasBonus = model.hasBonus(units);
    model.pages.set(id, { phase: model.phase, units, isHeld: false, hasBonus });
  });
const payPage = (pick: number) =>
  command(
    `pay page ${pick}`,
    (model) => isQuiet(model) && model.pages.size > 0,
    async (model, driver) => {
      const [id, page] = [...model.pages][pick % model.pages.size]!;
      model.pages.delete(id);
      const expected = expectOutcome(model, id, page, page.hasBonus);
      assert.equal(await driver.payPage(id), expected);
    },
  );
const sendBridge = (units: bigint) =>
  command(
    `send bridge ${units}`,
    (model) => isQuiet(model) && model.bridge.size < model.bridgeMost,
    async (model, driver) => {
      const payment = { phase: model.phase, units, isHeld: false, hasBonus: false };
      const id = await driver.sendBridge(units);
      model.bridge.set(id, model.reserve(payment));
    },
  );
const confirmBridge = command(
  'confirm bridge',
  (model) => model.bridge.size > 0,
  async (model, driver) => {
    for (const [id, payment] of model.bridge) {
      model.bridge.delete(id);
      const expected = expectOutcome(model, id, payment, false);
      assert.equal(await driver.confirmBridge(id), expected);
    }
    const waiting = [...model.waiting];
    for (const [id, payment] of waiting) {
      model.waiting.delete(id);
      const expected = expectOutcome(model, id, payment, payment.hasBonus);
      // The reservation of a refunded payment still blocks it.
      if (expected === 'waiting') continue;
      assert.equal(await driver.settle(id), expected);
    }
  },
);
/** Only one in five selected commands ends a phase, so that the sequences cover more than that. */
const endPhase = (chance: number) =>
  command(
    'end phase',
    (model) => chance === 0 && isQuiet(model),
    async (model, driver) => {
      await driver.endPhase();
      model.phase += 1;
    },
  );

/** Amounts around all limits of the first phases, in USDT units. */
const amounts = fc.constantFrom(
  ...[1n, 90n, 2_000n, 4_000n, 6_000n, 7_200n, 9_000n, 30_000n].map((usdt) => usdt * USDT),
);
const pages = fc.constantFrom(...[1n, 2_500n, 5_000n, 5_001n].map((usdt) => usdt * USDT));

/** Returns commands from quote to payment to delivery with all three payment methods. */
export function saleCommands(maxCommands: number) {
  const method = fc.constantFrom<PaymentMethod>('usdt', 'card', 'bridge');
  return fc.commands(
    [
      fc.tuple(method, amounts).map(([way, units]) => quote(way, units)),
      amounts.map(buy),
      pages.map(openPage),
      fc.nat({ max: 20 }).map(payPage),
      amounts.map(sendBridge),
      fc.constant(confirmBridge),
      fc.nat({ max: 4 }).map(endPhase),
    ],
    { maxCommands, size: 'max' },
  );
}
