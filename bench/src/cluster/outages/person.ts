import { setTimeout as sleep } from 'node:timers/promises';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { createdTokenAbi } from '@nova/abi/created-token';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import type { Random } from '@nova/actors/random';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import type { CardSession } from '@nova/shared/presale/card';
import type { Upload } from '@nova/shared/storage/schemas';
import { callApi } from '@nova/testing/call-api';
import { ApiRefusal, TestUser } from '@nova/testing/test-user';
import { type Abi, encodeFunctionData, type Hex, parseEther, parseEventLogs } from 'viem';
import { createPng } from '../../pages/create-png.ts';
import type { Activity, RunRecord } from './record.ts';
import { describe, FinalRefusal, untilDone } from './retry.ts';
import { SiteWallet } from './site-wallet.ts';

/** As long as the website waits for a response. */
const TIMEOUT_MS = 15_000;
const ONE_USDT = 1_000_000n;
/** Energy Points that a standard NFT costs. */
const NFT_POINTS = 50n;
const PRICE_WEI = parseEther('0.001');
/** Seconds for which an NFT is offered: longer than any run. */
const OFFER_SECONDS = 86_400;
const LEAST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 6_000;

/** An NFT that is on offer on the market. */
export interface Offer {
  readonly tokenId: bigint;
  readonly seller: Hex;
}

/** What all people share. */
export interface Scenario {
  readonly url: string;
  readonly contracts: DeployedContracts;
  readonly record: RunRecord;
  /** NFTs on the market that no one is buying. */
  readonly offers: Offer[];
  /** The token that people send to each other. */
  readonly token: Hex;
  /** Wallets of everyone who receives tokens. */
  readonly addresses: Hex[];
  readonly signal: AbortSignal;
}

/** Someone who acts, buys and trades through the public interface until the run ends. */
export class Person {
  readonly #scenario: Scenario;
  readonly #random: Random;
  /** Buys and trades. */
  readonly wallet: SiteWallet;
  /** Logs in and acts; replaced once every action has been rewarded. */
  #user!: TestUser;
  #keys: (typeof BROWSER_KEYS)[number][] = [];
  /** NFTs that the wallet owns and does not offer. */
  readonly #nfts: bigint[] = [];
  #cards = 0;

  constructor(scenario: Scenario, random: Random, trader: TestUser) {
    this.#scenario = scenario;
    this.#random = random;
    this.wallet = new SiteWallet(scenario.url, trader.account, scenario.record);
  }

  /** Does one thing after the other. Final failures are recorded. */
  async live(): Promise<void> {
    while (!this.#scenario.signal.aborted) {
      const [name, work] = this.#chooseNext();
      try {
        await work();
      } catch (error) {
        this.#scenario.record.failures.push(`${name}: ${describe(error)}`);
      }
      await sleep(LEAST_PAUSE_MS + this.#random.below(LONGEST_PAUSE_MS - LEAST_PAUSE_MS));
    }
  }

  #chooseNext(): [string, () => Promise<void>] {
    const choice = this.#random.below(20);
    if (choice === 0) return ['buy', () => this.#buy()];
    if (choice === 1) return ['buy by card', () => this.#buyByCard()];
    if (choice === 2) return ['upload', () => this.#upload()];
    if (choice === 3) return ['send tokens', () => this.#sendTokens()];
    if (choice <= 5) return ['trade', () => this.#trade()];
    return ['act', () => this.#act()];
  }

  async #act(): Promise<void> {
    if (this.#keys.length === 0) await this.#arrive();
    const key = this.#keys.pop()!;
    const user = this.#user;
    const { record } = this.#scenario;
    const answer = await untilDone(record, 'act', () => user.act(key, `${user.address}-${key}`));
    if (answer.action_id === null) throw new FinalRefusal(`${key} was refused: ${answer.reason}`);
    record.actions.push({
      actionId: answer.action_id.toLowerCase(),
      account: user.address,
      points: answer.points_awarded,
    });
  }

  /** Logs in with a new wallet. */
  async #arrive(): Promise<void> {
    const user = new TestUser(this.#scenario.url, { timeoutMs: TIMEOUT_MS });
    await untilDone(this.#scenario.record, 'act', () => user.signIn());
    this.#user = user;
    this.#keys = [...BROWSER_KEYS];
  }

  /** Gets test USDT, approves it and buys coins for one USDT. */
  async #buy(): Promise<void> {
    const { contracts, record } = this.#scenario;
    const [presale, usdt] = [contracts.Presale!.address, contracts.TestUSDT!.address];
    await this.#send('buy', usdt, testUSDTAbi, 'tap', [this.wallet.address, ONE_USDT]);
    await this.#send('buy', usdt, testUSDTAbi, 'approve', [presale, ONE_USDT]);
    const { transactionHash } = await this.#send('buy', presale, presaleAbi, 'buy', [1n, ONE_USDT, 0n]);
    record.purchases.push(transactionHash);
  }

  /** Opens a payment page and pays at the test terminal. */
  async #buyByCard(): Promise<void> {
    if (this.#keys.length === 0) await this.#arrive();
    const { url, record } = this.#scenario;
    const user = this.#user;
    const body = {
      usdt_units: ONE_USDT.toString(),
      phase: 1,
      accepts_risks: true,
      request_id: `${user.address}-card-${(this.#cards += 1)}`,
    };
    const { id } = await untilDone(record, 'buy by card', async () => {
      const page = await this.#request('/api/v1/presale/card-sessions', { body, token: user.accessToken });
      return (page as CardSession).purchase;
    });
    const terminal = `${url}/test-terminal/cs_test_${id.slice(2)}/pay`;
    await untilDone(record, 'buy by card', async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { status } = await fetch(terminal, { method: 'POST', redirect: 'manual', signal });
      if (status !== 303) throw new ApiRefusal(status, 'terminal', 'the payment was not accepted');
    });
    record.cardPurchases.push(id);
  }

  async #upload(): Promise<void> {
    if (this.#keys.length === 0) await this.#arrive();
    const { url, record } = this.#scenario;
    const token = this.#user.accessToken;
    const body = new Uint8Array(createPng(this.#random.below(2 ** 31)));
    const stored = await untilDone(record, 'upload', async () => {
      const response = await fetch(`${url}/storage/v1/files?kind=image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (!response.ok) throw new ApiRefusal(response.status, 'upload', text.slice(0, 200));
      return JSON.parse(text) as Upload;
    });
    record.uploads.push(new URL(stored.image!.url).pathname);
  }

  async #sendTokens(): Promise<void> {
    const { token, addresses, record } = this.#scenario;
    const to = this.#random.pick(addresses);
    const units = 1n + BigInt(this.#random.below(100));
    await this.#send('trade', token, createdTokenAbi, 'transfer', [to, units]);
    record.moveTokens(this.wallet.address, to, units);
  }

  /** Buys an NFT of someone else if there is one; otherwise offers one, or mints one as far as points allow. */
  async #trade(): Promise<void> {
    const { offers } = this.#scenario;
    const index = offers.findIndex(({ seller }) => seller !== this.wallet.address);
    if (index !== -1 && this.#random.isOneIn(2)) return this.#buyNft(offers.splice(index, 1)[0]!.tokenId);
    const owned = this.#nfts.pop();
    if (owned !== undefined) return this.#offer(owned);
    if ((await this.#readPoints()) >= NFT_POINTS) await this.#mint();
    return undefined;
  }

  async #readPoints(): Promise<bigint> {
    const { contracts, record } = this.#scenario;
    const args = [this.wallet.address] as const;
    const data = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'balanceOf', args });
    const call = { to: contracts.ActionLedger.address, data };
    return BigInt(
      await untilDone(record, 'trade', () => this.wallet.call<Hex>('eth_call', [call, 'latest'])),
    );
  }

  async #mint(): Promise<void> {
    const { contracts, record } = this.#scenario;
    const nft = contracts.NovaNFT!.address;
    const args = [0n, 'data:application/json,{"name":"Ring"}', false, 0n];
    const { logs } = await this.#send('trade', nft, novaNFTAbi, 'mint', args);
    const [minted] = parseEventLogs({
      abi: novaNFTAbi,
      eventName: 'Minted',
      logs,
    });
    const { tokenId } = minted!.args;
    this.#nfts.push(tokenId);
    record.owners.set(String(tokenId), this.wallet.address);
  }

  async #offer(tokenId: bigint): Promise<void> {
    const { contracts, offers } = this.#scenario;
    const [nft, market] = [contracts.NovaNFT!.address, contracts.Marketplace!.address];
    await this.#send('trade', nft, novaNFTAbi, 'approve', [market, tokenId]);
    const expiresAt = BigInt(Math.floor(Date.now() / 1000) + OFFER_SECONDS);
    await this.#send('trade', market, marketplaceAbi, 'list', [tokenId, PRICE_WEI, expiresAt]);
    offers.push({ tokenId, seller: this.wallet.address });
  }

  async #buyNft(tokenId: bigint): Promise<void> {
    const { contracts, record } = this.#scenario;
    const market = contracts.Marketplace!.address;
    await this.#send('trade', market, marketplaceAbi, 'buy', [tokenId, PRICE_WEI], PRICE_WEI);
    this.#nfts.push(tokenId);
    record.owners.set(String(tokenId), this.wallet.address);
  }

  #send(
    activity: Activity,
    to: Hex,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ) {
    const data = encodeFunctionData({ abi, functionName, args });
    return this.wallet.send(activity, { to, data, ...(value === undefined ? {} : { value }) });
  }

  async #request(path: string, options: { body: unknown; token: string }): Promise<unknown> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await callApi(this.#scenario.url, path, { ...options, signal });
    if (answer.status !== 200)
      throw new ApiRefusal(answer.status, answer.code ?? '', JSON.stringify(answer.body).slice(0, 200));
    return answer.body;
  }
}
