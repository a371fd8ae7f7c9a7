import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import type { Random } from '@nova/actors/random';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import type { CardSession } from '@nova/shared/presale/card';
import { callApi } from '@nova/testing/call-api';
import type { StripeDouble } from '@nova/testing/presale/stripe-double';
import { TestUser } from '@nova/testing/test-user';
import { createPublicClient, createWalletClient, defineChain, http, type Abi, type Hex } from 'viem';

const READS = ['/api/v1/blocks?limit=20', '/api/v1/transactions?limit=20', '/api/v1/presale', '/explorer'];
const ONE_USDT = 1_000_000n;
const ONE_USDT_CENTS = 100;

/**
 * Responses that an honest user waits for: an action, a page, a transaction in a block, or a card payment.
 */
export const HONEST_WAITS = ['act', 'read', 'transaction', 'card'] as const;
export type HonestWait = (typeof HONEST_WAITS)[number];

/** Observations of the honest users of one run, shared by all of them. */
export interface HonestRecord {
  /** Milliseconds of each individual wait. */
  readonly latencies: { readonly what: HonestWait; readonly ms: number }[];
  /** IDs of the actions that the server has accepted. */
  readonly actionIds: string[];
  /** Transactions of purchases that the chain has confirmed. */
  readonly purchases: Hex[];
  /** Card purchases whose payment the server has accepted. */
  readonly cardPurchases: string[];
  /** Every unexpected response. */
  readonly failures: string[];
}

/** A user who acts, reads and buys through the public interface during attacks. */
export class HonestUser {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #random: Random;
  readonly #record: HonestRecord;
  readonly #contracts: DeployedContracts;
  readonly #sendGas: (address: Hex) => Promise<void>;
  readonly #stripe: StripeDouble;
  #user!: TestUser;
  #keys: string[] = [];

  constructor(options: {
    url: string;
    networkAddress: string;
    random: Random;
    record: HonestRecord;
    contracts: DeployedContracts;
    sendGas: (address: Hex) => Promise<void>;
    stripe: StripeDouble;
  }) {
    this.#url = options.url;
    this.#headers = { 'x-forwarded-for': options.networkAddress };
    this.#random = options.random;
    this.#record = options.record;
    this.#contracts = options.contracts;
    this.#sendGas = options.sendGas;
    this.#stripe = options.stripe;
  }

  /** Logs in with a new wallet and coins for gas. */
  async arrive(): Promise<void> {
    this.#user = new TestUser(this.#url, { headers: this.#headers });
    await this.#user.signIn();
    await this.#sendGas(this.#user.address);
    this.#keys = [...BROWSER_KEYS];
  }

  /** Performs the next step, and records duration and correctness of each response. */
  async doNext(): Promise<void> {
    const [what, work] = this.#chooseNext();
    await work().catch((error: unknown) => {
      this.#record.failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  #chooseNext(): [string, () => Promise<void>] {
    if (this.#random.isOneIn(8)) return ['buy', () => this.#buy()];
    if (this.#random.isOneIn(12)) return ['buy by card', () => this.#buyByCard()];
    return this.#random.isOneIn(2) ? ['act', () => this.#act()] : ['read', () => this.#read()];
  }

  async #time<T>(what: HonestWait, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#record.latencies.push({ what, ms: performance.now() - startedAt });
    }
  }

  async #act(): Promise<void> {
    const key = this.#keys.pop();
    if (key === undefined) return this.arrive();
    const answer = await this.#time('act', () => this.#user.act(key, `${this.#user.address}-${key}`));
    if (answer.status === 'refused') throw new Error(`${key} was refused: ${JSON.stringify(answer)}`);
    this.#record.actionIds.push(answer.action_id!);
  }

  async #read(): Promise<void> {
    const path = this.#random.pick(READS);
    const { status } = await this.#time('read', () => callApi(this.#url, path, { headers: this.#headers }));
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }

  async #buy(): Promise<void> {
    const presale = this.#contracts.Presale!.address;
    const usdt = this.#contracts.TestUSDT!.address;
    await this.#send(usdt, testUSDTAbi, 'tap', [this.#user.address, ONE_USDT]);
    await this.#send(usdt, testUSDTAbi, 'approve', [presale, ONE_USDT]);
    this.#record.purchases.push(await this.#send(presale, presaleAbi, 'buy', [1n, ONE_USDT, 0n]));
  }

  /** Opens a payment page and makes the processor notify the server of the payment. */
  async #buyByCard(): Promise<void> {
    const page = await this.#time('card', () =>
      callApi(this.#url, '/api/v1/presale/card-sessions', {
        token: this.#user.accessToken,
        headers: this.#headers,
        body: {
          usdt_units: ONE_USDT.toString(),
          phase: 1,
          accepts_risks: true,
          request_id: `${this.#user.address}-${this.#random.hex(8)}`,
        },
      }),
    );
    if (page.status !== 200) throw new Error(`the page answered ${page.status} ${page.code}`);
    const { id } = (page.body as CardSession).purchase;
    const { body, signature } = await this.#stripe.paid(id, ONE_USDT_CENTS);
    const webhookResponse = await this.#time('card', () =>
      callApi(this.#url, '/webhooks/stripe', { body, headers: { 'stripe-signature': signature } }),
    );
    if (webhookResponse.status !== 200)
      throw new Error(`the event answered ${webhookResponse.status} ${webhookResponse.code}`);
    this.#record.cardPurchases.push(id);
  }

  async #send(address: Hex, abi: Abi, functionName: string, args: readonly unknown[]): Promise<Hex> {
    const transport = http(`${this.#url}/rpc`, { fetchOptions: { headers: this.#headers } });
    const chain = defineChain({
      id: CHAIN_ID,
      name: 'Nova',
      nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
      rpcUrls: { default: { http: [`${this.#url}/rpc`] } },
    });
    const wallet = createWalletClient({ account: this.#user.account, chain, transport });
    const reader = createPublicClient({ chain, transport, pollingInterval: 100 });
    const { hash, status } = await this.#time('transaction', async () => {
      const sent = await wallet.writeContract({ address, abi, functionName, args, gas: 500_000n });
      const receipt = await reader.waitForTransactionReceipt({ hash: sent });
      return { hash: sent, status: receipt.status };
    });
    if (status !== 'success') throw new Error(`${functionName} was reverted in ${hash}`);
    return hash;
  }
}
