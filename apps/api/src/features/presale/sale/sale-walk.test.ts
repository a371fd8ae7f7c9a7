import assert from 'node:assert/strict';
import { composeBridgePurchase } from '@nova/testing/presale/bridge-buyer';
import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { isSoak, rounds } from '@nova/testing/rounds';
import {
  type PaymentOutcome,
  saleCommands,
  type SaleDriver,
  SaleModel,
} from '@nova/testing/presale/sale-model';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import type { CardSession } from '@nova/shared/presale/card';
import type { PhaseNumber } from '@nova/shared/presale/constants';
import { nacWeiToUsdt } from '@nova/shared/presale/pricing';
import type { PurchaseResult } from '@nova/shared/presale/purchase-request';
import type { Quote } from '@nova/shared/presale/quote';
import type { PaymentMethod, Sale } from '@nova/shared/presale/sale';
import * as fc from 'fast-check';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SLOTS = 3;
const CONFIRMATIONS = 20;
/** The maximum that the test token mints at once. */
const TAP_UNITS = 10_000_000_000n;
const WAIT = { timeout: 60_000, interval: 50 };

let stripe: StripeDouble;
let mainnet: TestMainnet;
const open: TestStack[] = [];

beforeAll(async () => {
  stripe = await startStripeDouble(Date.now);
  mainnet = await startTestMainnet();
}, 120_000);
afterAll(async () => {
  for (const stack of open) await stack.close();
  await mainnet?.close();
  await stripe?.close();
});

/** Polls until the check succeeds. */
const until = (check: () => Promise<boolean>) => vi.waitFor(async () => assert.ok(await check()), WAIT);

/** The sale of a complete stack, through its API and its chains. */
class SaleOfStack implements SaleDriver {
  readonly stack: TestStack;
  readonly #buyers: PresaleBuyers;
  #requests = 0;

  constructor(stack: TestStack) {
    this.stack = stack;
    this.#buyers = new PresaleBuyers(stack.chain);
  }

  async quote(method: PaymentMethod, units: bigint) {
    const { refusal, max_usdt_units: most } = await this.#quote(method, units);
    return { refusal, maxUnits: BigInt(most) };
  }

  async buy(units: bigint): Promise<boolean> {
    const { refusal, phase } = await this.#quote('usdt', units);
    const wallet = privateKeyToAccount(generatePrivateKey());
    await this.#buyers.sendGas(wallet.address);
    const token = this.stack.chain.contracts.TestUSDT!.address;
    for (let left = units; left > 0n; left -= TAP_UNITS) {
      const part = left < TAP_UNITS ? left : TAP_UNITS;
      await this.#buyers.send(wallet, token, testUSDTAbi, 'tap', [wallet.address, part]);
    }
    await this.#buyers.send(wallet, token, testUSDTAbi, 'approve', [this.#buyers.presale, units]);
    const isBought = await this.#buyers.buy(wallet, phase, units).then(
      () => true,
      () => false,
    );
    assert.equal(isBought, refusal === null);
    return isBought;
  }

  async openPage(units: bigint): Promise<string | null> {
    const { refusal, phase, min_nac_wei: least } = await this.#quote('card', units);
    const user = new TestUser(this.stack.url);
    await user.signIn();
    const answer = await callApi(this.stack.url, '/api/v1/presale/card-sessions', {
      token: user.accessToken,
      body: {
        usdt_units: units.toString(),
        phase,
        min_nac_wei: least,
        accepts_risks: true,
        request_id: this.#nextRequest(),
      },
    });
    assert.equal(answer.code, refusal);
    return refusal === null ? (answer.body as CardSession).purchase.id : null;
  }

  async payPage(id: string): Promise<PaymentOutcome> {
    const { units } = await this.#readRow(id);
    const { body, signature } = await stripe.paid(id, Number(BigInt(units) / 10_000n));
    await callApi(this.stack.url, '/webhooks/stripe', { body, headers: { 'stripe-signature': signature } });
    return this.#untilDecided(id, ['completed', 'returned', 'waiting', 'for approval']);
  }

  async sendBridge(units: bigint): Promise<string> {
    const wallet = privateKeyToAccount(generatePrivateKey());
    for (let funded = 0n; funded < units; funded += TAP_UNITS) await mainnet.fund(wallet.address);
    const txHash = await mainnet.transfer(wallet, units);
    const { phase } = await this.#quote('bridge', units);
    const usdt = (units / 1_000_000n).toString();
    const data = await composeBridgePurchase(wallet, { usdt, phase, requestId: this.#nextRequest(), txHash });
    const body = { action: 'purchase_presale', data };
    const answer = await callApi(this.stack.url, '/functions/v1/wallet-operations', { body });
    const { id } = (answer.body as PurchaseResult).purchase;
    await mainnet.mine(1);
    const isAnswered = async () => {
      const { status, state, reason } = await this.#readRow(id);
      return status === 'confirming' && (state === 'open' || (state === 'none' && reason !== null));
    };
    await until(isAnswered);
    return id;
  }

  async confirmBridge(id: string): Promise<PaymentOutcome> {
    await mainnet.mine(CONFIRMATIONS);
    return this.#untilDecided(id, ['completed', 'returned', 'waiting', 'for approval']);
  }

  settle(id: string): Promise<PaymentOutcome> {
    return this.#untilDecided(id, ['completed', 'returned', 'for approval']);
  }

  async endPhase(): Promise<void> {
    const { current_phase: phase } = await this.#readSale();
    await this.#buyers.endPhase(phase);
  }

  async readSold() {
    const sale = await this.#readSale();
    return {
      phase: sale.current_phase,
      soldUnits: sale.phases.map(({ id, sold }) => nacWeiToUsdt(id as PhaseNumber, BigInt(sold))),
      slotsUsed: sale.bonus.slots_used,
    };
  }

  /** Reads the chain's current state, because the API's cached answer may be outdated. */
  async #readSale(): Promise<Sale> {
    const head = Number(await this.#buyers.reader.getBlockNumber({ cacheTime: 0 }));
    let sale: Sale | undefined;
    const isCurrent = async () => {
      sale = (await callApi(this.stack.url, '/api/v1/presale')).body as Sale;
      return sale.block >= head;
    };
    await until(isCurrent);
    return sale!;
  }

  async #quote(method: PaymentMethod, units: bigint): Promise<Quote> {
    await this.#readSale();
    const path = `/api/v1/presale/quote?method=${method}&usdt_units=${units}`;
    // A buyer who has had no bonus.
    const address = privateKeyToAccount(generatePrivateKey()).address.toLowerCase();
    return (await callApi(this.stack.url, `${path}&address=${address}`)).body as Quote;
  }

  async #untilDecided(id: string, outcomes: readonly PaymentOutcome[]): Promise<PaymentOutcome> {
    let outcome: PaymentOutcome | null = null;
    const isDecided = async () => {
      const { status, reason } = await this.#readRow(id);
      outcome =
        status === 'completed'
          ? 'completed'
          : status === 'refund_due'
            ? 'returned'
            : status === 'paid' && reason === 'reservation_limit'
              ? 'waiting'
              : status === 'paid' && reason === 'awaiting_approval'
                ? 'for approval'
                : null;
      return outcome !== null && outcomes.includes(outcome);
    };
    await until(isDecided);
    return outcome!;
  }

  async #readRow(id: string) {
    const { rows } = await this.stack.database.pool.query(
      `select status, reason, reservation_state as state, usdt_amount::text as units
       from app.presale_purchases where id = $1`,
      [Buffer.from(id.slice(2), 'hex')],
    );
    return rows[0] as { status: string; reason: string | null; state: string; units: string };
  }

  #nextRequest(): string {
    this.#requests += 1;
    return `walk-request-${this.#requests}`;
  }
}

async function startSale() {
  const { rpcUrl, usdt, treasury } = mainnet;
  const stack = await startTestStack({
    isWhole: true,
    bonusSlots: SLOTS,
    stripe: stripe.keys,
    bridge: { rpcUrl, usdt, treasury, confirmations: CONFIRMATIONS, pollMs: 50 },
  });
  open.push(stack);
  // One at a time, because payments confirmed by the same block are delivered in any order.
  return { model: new SaleModel(SLOTS, 1), real: new SaleOfStack(stack) };
}

test(
  'a complete stack delivers or refunds what the model predicts, and its ledger is correct',
  { timeout: isSoak ? 3_600_000 : 300_000 },
  async () => {
    const walk = fc.asyncProperty(saleCommands(rounds(16, 30)), async (commands) => {
      let sale: SaleOfStack | undefined;
      const setUp = async () => {
        const started = await startSale();
        sale = started.real;
        return started;
      };
      await fc.asyncModelRun(setUp, commands);
      expect(await comparePresale(sale!.stack)).toEqual([]);
    });
    await fc.assert(walk, { numRuns: rounds(2, 20), endOnFailure: true, seed: 20_261_124 });
  },
);
