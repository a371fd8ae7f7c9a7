import { composeSignIn } from '@nova/actors/compose-sign-in';
import type { RewardResult } from '@nova/shared/energy/schemas';
import type { ConnectWalletResult, Nonce } from '@nova/shared/wallet/schemas';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** An unexpected response of the api. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

const TIMEOUT_MS = 10_000;

interface PostOptions {
  readonly token?: string;
  readonly timeoutMs: number;
  readonly headers?: Record<string, string>;
}

async function post<T>(
  url: string,
  path: string,
  body: unknown,
  { token, timeoutMs, headers }: PostOptions,
): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json()) as T & { error?: { code: string; message: string } };
  if (!response.ok)
    throw new ApiRefusal(response.status, answer.error?.code ?? '', answer.error?.message ?? '');
  return answer;
}

/** A user with a wallet who logs in and acts through the public API, as the website does. */
export class TestUser {
  readonly #account = privateKeyToAccount(generatePrivateKey());
  readonly #url: string;
  readonly #common: { readonly timeoutMs: number; readonly headers: Record<string, string> };
  readonly #origin: URL;
  #session: ConnectWalletResult | undefined;

  /**
   * @param options.timeoutMs timeout of a request
   * @param options.origin public URL of the site if it is not `url`; the login message contains it
   * @param options.headers sent with every request, such as the network address set by a proxy
   */
  constructor(
    url: string,
    options: { timeoutMs?: number; origin?: string; headers?: Record<string, string> } = {},
  ) {
    this.#url = url;
    this.#common = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, headers: options.headers ?? {} };
    this.#origin = new URL(options.origin ?? url);
  }

  get address(): Hex {
    return this.#account.address.toLowerCase() as Hex;
  }

  /** The wallet's account, for transactions that the wallet sends itself. */
  get account() {
    return this.#account;
  }

  get userId(): string {
    return this.#session!.user_id;
  }

  get accessToken(): string {
    return this.#session!.session.access_token;
  }

  /** Returns a signed EIP-4361 message for this site. */
  async signMessage(now: Date): Promise<{ message: string; signature: Hex }> {
    const { nonce } = await post<Nonce>(this.#url, '/auth/v1/siwe/nonce', {}, this.#common);
    return composeSignIn(this.#account, { origin: this.#origin.origin, nonce, now });
  }

  async signIn(now: Date = new Date()): Promise<ConnectWalletResult> {
    const { message, signature } = await this.signMessage(now);
    this.#session = await post<ConnectWalletResult>(
      this.#url,
      '/functions/v1/wallet-operations',
      {
        action: 'connect_wallet',
        data: { address: this.address, signature, chainId: CHAIN_ID, message },
      },
      this.#common,
    );
    return this.#session;
  }

  /** Requests the reward of one action; the same request ID may be sent again after a failure. */
  act(actionKey: string, requestId: string): Promise<RewardResult> {
    return post<RewardResult>(
      this.#url,
      '/functions/v1/energy-points',
      {
        action: 'reward_action',
        user_id: this.userId,
        wallet_address: this.address,
        action_key: actionKey,
        request_id: requestId,
      },
      { ...this.#common, token: this.accessToken },
    );
  }
}
