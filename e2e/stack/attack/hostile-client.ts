import { request } from 'node:http';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { callApi, type ApiAnswer } from '@nova/testing/call-api';
import type { Random } from '@nova/actors/random';
import type { TestUser } from '@nova/testing/test-user';
import type { SessionTokens } from '@nova/shared/account/schemas';
import type { ConnectWalletResult } from '@nova/shared/wallet/schemas';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { WebSocket } from 'ws';

const FEES = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
/** Milliseconds after which attackers abandon a request and send the next one. */
const LEAVE_AFTER_MS = 3_000;

/** Outcome of an attacker's request: the status of its response, or why there was none. */
export type Outcome = number | 'left' | 'cut off';

/**
 * One attacker with a network address, a logged-in wallet and coins for gas, limited to the public
 * interface.
 */
export class HostileClient {
  readonly url: string;
  readonly user: TestUser;
  readonly random: Random;
  readonly headers: Record<string, string>;
  /** Outcomes of the requests of the current attack. */
  outcomes: Outcome[] = [];
  #nonce: number | undefined;

  constructor(options: { url: string; user: TestUser; random: Random; networkAddress: string }) {
    this.url = options.url;
    this.user = options.user;
    this.random = options.random;
    this.headers = { 'x-forwarded-for': options.networkAddress };
  }

  /** Sends one request. Resolves to null if the attacker disconnected before the response. */
  async call(path: string, options: Parameters<typeof callApi>[2] = {}): Promise<ApiAnswer | null> {
    const headers = { ...this.headers, ...options.headers };
    const signal = AbortSignal.timeout(LEAVE_AFTER_MS);
    const answer = await callApi(this.url, path, { ...options, headers, signal }).catch(() => null);
    this.outcomes.push(answer?.status ?? (signal.aborted ? 'left' : 'cut off'));
    return answer;
  }

  /** Announces a body of the given size, sends one byte of it, and disconnects after a while. */
  announceBody(path: string, bytes: number): Promise<void> {
    return new Promise((resolve) => {
      const headers = {
        ...this.headers,
        authorization: `Bearer ${this.user.accessToken}`,
        'content-type': 'application/octet-stream',
        'content-length': bytes,
      };
      const sent = request(new URL(path, this.url), { method: 'POST', headers, agent: false });
      const end = () => {
        clearTimeout(timer);
        sent.destroy();
        resolve();
      };
      const timer = setTimeout(() => {
        this.outcomes.push('left');
        end();
      }, LEAVE_AFTER_MS);
      sent.on('response', ({ statusCode }) => {
        this.outcomes.push(statusCode!);
        end();
      });
      sent.on('error', end);
      sent.write('x');
    });
  }

  rpc(method: string, params: unknown[]): Promise<ApiAnswer | null> {
    return this.call('/rpc', { body: { jsonrpc: '2.0', id: 1, method, params } });
  }

  /**
   * Opens a session with the server's login message: for the client's own wallet or, with a token, for a
   * new wallet of the token's account.
   */
  async openSession(token?: string): Promise<SessionTokens | null> {
    const account = token === undefined ? this.user.account : privateKeyToAccount(generatePrivateKey());
    const wallet = { address: account.address.toLowerCase(), chainId: CHAIN_ID };
    const nonceResponse = await this.call('/auth/v1/siwe/nonce', { body: wallet });
    const message = (nonceResponse?.body as { message?: string } | undefined)?.message;
    if (message === undefined) return null;
    const data = { ...wallet, signature: await account.signMessage({ message }) };
    const body = { action: 'connect_wallet', data };
    const options = token === undefined ? { body } : { body, token };
    const answer = await this.call('/functions/v1/wallet-operations', options);
    return (answer?.body as Partial<ConnectWalletResult> | undefined)?.session ?? null;
  }

  /** Requests a number of subscriptions under one ID on one socket, and disconnects after the responses. */
  async subscribe(count: number): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/rpc`, { headers: this.headers });
    let answers = 0;
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] });
    socket.on('open', () => Array.from({ length: count }).forEach(() => socket.send(call)));
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('"id":1') && ++answers === count) socket.close();
    });
    socket.on('unexpected-response', (_, { statusCode }) => {
      this.outcomes.push(statusCode!);
      socket.terminate();
    });
    // Emitted if the socket is closed before it is open; it still closes.
    socket.on('error', () => {});
    const timer = setTimeout(() => socket.terminate(), LEAVE_AFTER_MS);
    await new Promise((resolve) => socket.on('close', resolve));
    clearTimeout(timer);
    this.outcomes.push(answers === count ? 200 : 'left');
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
    // An unanswered transaction may or may not be in the pool, so the next nonce is read from the chain
    // again.
    this.#nonce = body?.result ? (this.#nonce ?? 0) + 1 : undefined;
    return body?.result ?? null;
  }

  async #readNonce(): Promise<number | undefined> {
    const answer = await this.rpc('eth_getTransactionCount', [this.user.address, 'pending']);
    const result = (answer?.body as { result?: Hex } | undefined)?.result;
    return result === undefined ? undefined : Number(result);
  }
}
