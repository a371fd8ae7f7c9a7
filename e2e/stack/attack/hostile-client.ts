import { CHAIN_ID } from '@nova/shared/chain/constants';
import { callApi, type ApiAnswer } from '@nova/testing/call-api';
import type { Random } from '@nova/people/random';
import type { TestUser } from '@nova/testing/test-user';
import type { Hex } from 'viem';

const FEES = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
/** Attackers do not wait for an answer that takes long: they leave, and ask for the next thing. */
const LEAVE_AFTER_MS = 3_000;

/** One attacker with a network address, a signed-in wallet and coins for gas, who uses the public interface only. */
export class HostileClient {
  readonly url: string;
  readonly user: TestUser;
  readonly random: Random;
  readonly headers: Record<string, string>;
  #nonce: number | undefined;

  constructor(options: { url: string; user: TestUser; random: Random; networkAddress: string }) {
    this.url = options.url;
    this.user = options.user;
    this.random = options.random;
    this.headers = { 'x-forwarded-for': options.networkAddress };
  }

  /** Sends one request; null when the attacker has left before the answer. */
  async call(path: string, options: Parameters<typeof callApi>[2] = {}): Promise<ApiAnswer | null> {
    const headers = { ...this.headers, ...options.headers };
    return callApi(this.url, path, {
      ...options,
      headers,
      signal: AbortSignal.timeout(LEAVE_AFTER_MS),
    }).catch(() => null);
  }

  rpc(method: string, params: unknown[]): Promise<ApiAnswer | null> {
    return this.call('/rpc', { body: { jsonrpc: '2.0', id: 1, method, params } });
  }

  /** Signs a transaction with the next nonce and sends it. */
  async send(transaction: { to?: Hex; data: Hex; gas: bigint }): Promise<Hex | null> {
    this.#nonce ??= await this.#readNonce();
    const raw = await this.user.account.signTransaction({
      ...transaction,
      ...FEES,
      type: 'eip1559',
      chainId: CHAIN_ID,
      nonce: this.#nonce ?? 0,
    });
    const answer = await this.rpc('eth_sendRawTransaction', [raw]);
    const body = answer?.body as { result?: Hex; error?: unknown } | undefined;
    // An unanswered transaction may be in the pool or not: the chain knows the next nonce.
    this.#nonce = body?.result ? (this.#nonce ?? 0) + 1 : undefined;
    return body?.result ?? null;
  }

  async #readNonce(): Promise<number | undefined> {
    const answer = await this.rpc('eth_getTransactionCount', [this.user.address, 'pending']);
    const result = (answer?.body as { result?: Hex } | undefined)?.result;
    return result === undefined ? undefined : Number(result);
  }
}
