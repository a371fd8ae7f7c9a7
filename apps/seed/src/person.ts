import { composeSignIn } from '@nova/actors/compose-sign-in';
import { WalletTransactions } from '@nova/actors/wallet-transactions';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { ConnectWalletResult, Nonce } from '@nova/shared/wallet/schemas';
import { keccak256, toHex, type Hex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { ApiClient, type Question } from './api-client.ts';
import { Refusal } from './endings.ts';
import type { FoundNova } from './find-nova.ts';
import { networkOf } from './find-nova.ts';
import type { PersonPlan } from './plan/world.ts';
import { createTransport } from './rpc-transport.ts';

const UNAUTHORIZED = 401;

/** A user who uses Nova as the website does. */
export class Person {
  readonly plan: PersonPlan;
  readonly api: ApiClient;
  readonly actions: WalletTransactions;
  readonly password: string;
  readonly #account: PrivateKeyAccount;
  #token: string | undefined;

  /** @param world determines key, password and network, so that a later run recreates the same user */
  constructor(
    nova: FoundNova,
    plan: PersonPlan,
    world: { readonly seed: number; readonly generation: number; readonly signal: AbortSignal },
  ) {
    const { seed, generation, signal } = world;
    const address = nova.hasManyAddresses ? networkOf(seed, generation, plan.index) : undefined;
    this.plan = plan;
    // Anyone can compute this key, but coins on a development chain have no value.
    const secret = keccak256(toHex(`nova seed ${seed}, generation ${generation}, person ${plan.index}`));
    this.#account = privateKeyToAccount(secret);
    this.password = `seed ${secret.slice(2, 26)}`;
    this.api = new ApiClient(nova.origin, signal, address);
    this.actions = new WalletTransactions(createTransport(this.api), this.#account, nova.contracts);
  }

  /** Whether the account has a wallet. */
  get hasWallet(): boolean {
    return this.plan.login !== 'email';
  }

  /** Lower case. */
  get address(): Hex {
    return this.#account.address.toLowerCase() as Hex;
  }

  /** Sends a request with the session; an expired one is replaced. */
  async request<T>(path: string, question: Question = {}): Promise<T> {
    this.#token ??= await this.#signIn();
    try {
      return await this.api.request<T>(path, { ...question, token: this.#token });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== UNAUTHORIZED) throw error;
      this.#token = await this.#signIn();
      return this.api.request<T>(path, { ...question, token: this.#token });
    }
  }

  /**
   * Logs in with the wallet. A user with login `both` logs in by email first, and the wallet is added to that
   * account.
   */
  async connectWallet(): Promise<void> {
    if (this.plan.login === 'both') this.#token = await this.#signInByMail();
    this.#token = await this.#connect(this.#token);
  }

  #signIn(): Promise<string> {
    return this.hasWallet ? this.#connect() : this.#signInByMail();
  }

  async #signInByMail(): Promise<string> {
    const { email, language } = this.plan;
    const body = { email, password: this.password, language };
    return (await this.api.request<SessionTokens>('/auth/v1/sign-in', { body })).access_token;
  }

  async #connect(token?: string): Promise<string> {
    const { nonce } = await this.api.request<Nonce>('/auth/v1/siwe/nonce', { body: {} });
    const { origin } = this.api;
    const proof = await composeSignIn(this.#account, { origin, nonce, now: new Date() });
    // If a session exists, its account has a password, which adding a wallet requires.
    const password = token === undefined ? {} : { password: this.password };
    const data = { address: this.address, chainId: CHAIN_ID, walletType: 'seed', ...proof, ...password };
    const body = { action: 'connect_wallet', data };
    const { session } = await this.api.request<ConnectWalletResult>('/functions/v1/wallet-operations', {
      body,
      token,
    });
    return session.access_token;
  }
}
