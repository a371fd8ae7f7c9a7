import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import type { Random } from '@nova/people/random';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { callApi } from '@nova/testing/call-api';
import { TestUser } from '@nova/testing/test-user';
import { createPublicClient, createWalletClient, defineChain, http, type Abi, type Hex } from 'viem';

const READS = ['/api/v1/blocks?limit=20', '/api/v1/transactions?limit=20', '/api/v1/presale', '/explorer'];
const ONE_USDT = 1_000_000n;

/** What the honest users of one run have seen: shared by all of them. */
export interface HonestRecord {
  /** Milliseconds that each request took, with what was asked. */
  readonly latencies: { readonly what: string; readonly ms: number }[];
  /** Ids of the actions that the server has accepted. */
  readonly actionIds: string[];
  /** Transactions of purchases that the chain has confirmed. */
  readonly purchases: Hex[];
  /** Everything that was not answered as it should be. */
  readonly failures: string[];
}

/** A person who acts, reads and buys through the public interface while others attack. */
export class HonestUser {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #random: Random;
  readonly #record: HonestRecord;
  readonly #contracts: DeployedContracts;
  readonly #giveGas: (address: Hex) => Promise<void>;
  #user!: TestUser;
  #keys: string[] = [];

  constructor(options: {
    url: string;
    networkAddress: string;
    random: Random;
    record: HonestRecord;
    contracts: DeployedContracts;
    giveGas: (address: Hex) => Promise<void>;
  }) {
    this.#url = options.url;
    this.#headers = { 'x-forwarded-for': options.networkAddress };
    this.#random = options.random;
    this.#record = options.record;
    this.#contracts = options.contracts;
    this.#giveGas = options.giveGas;
  }

  /** Comes with a new wallet and coins for gas. */
  async arrive(): Promise<void> {
    this.#user = new TestUser(this.#url, { headers: this.#headers });
    await this.#user.signIn();
    await this.#giveGas(this.#user.address);
    this.#keys = [...BROWSER_KEYS];
  }

  /** Does the next thing, and notes how long it took and whether it was answered. */
  async doNext(): Promise<void> {
    const [what, work] = this.#random.isOneIn(8)
      ? (['buy', () => this.#buy()] as const)
      : this.#random.isOneIn(2)
        ? (['act', () => this.#act()] as const)
        : (['read', () => this.#read()] as const);
    const startedAt = performance.now();
    try {
      await work();
    } catch (error) {
      this.#record.failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
    // A purchase is three transactions, one after the other.
    const requests = what === 'buy' ? 3 : 1;
    this.#record.latencies.push({ what, ms: (performance.now() - startedAt) / requests });
  }

  async #act(): Promise<void> {
    const key = this.#keys.pop();
    if (key === undefined) return this.arrive();
    const answer = await this.#user.act(key, `${this.#user.address}-${key}`);
    if (answer.status === 'refused') throw new Error(`${key} was refused: ${JSON.stringify(answer)}`);
    this.#record.actionIds.push(answer.action_id!);
  }

  async #read(): Promise<void> {
    const path = this.#random.pick(READS);
    const { status } = await callApi(this.#url, path, { headers: this.#headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }

  async #buy(): Promise<void> {
    const presale = this.#contracts.Presale!.address;
    const usdt = this.#contracts.TestUSDT!.address;
    await this.#send(usdt, testUSDTAbi, 'tap', [this.#user.address, ONE_USDT]);
    await this.#send(usdt, testUSDTAbi, 'approve', [presale, ONE_USDT]);
    this.#record.purchases.push(await this.#send(presale, presaleAbi, 'buy', [1n, ONE_USDT, 0n]));
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
    const hash = await wallet.writeContract({ address, abi, functionName, args, gas: 500_000n });
    const { status } = await reader.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`${functionName} was reverted in ${hash}`);
    return hash;
  }
}
