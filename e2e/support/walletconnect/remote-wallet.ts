import { randomUUID } from 'node:crypto';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { SignClient } from '@walletconnect/sign-client';
import { createWalletClient, defineChain, type Hex, http, type LocalAccount } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { TestRelay } from './test-relay.ts';

/** A wallet app on a phone: it pairs with a link, and signs what pages request. */
export interface RemoteWallet {
  /** Address in lowercase. */
  readonly address: Hex;
  /** Accepts the link of a page, or declines the connection. */
  pair(uri: string, isAccepting?: boolean): Promise<void>;
  /** Declines the next requests of this method until `allow`. */
  decline(method: string): void;
  allow(): void;
  /** Returns how often a page requested this method. */
  countOf(method: string): number;
  /** Number of pages that it is connected to. */
  readonly sessions: number;
  /** Ends all sessions in the wallet. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

const DECLINED = { code: 5000, message: 'User rejected.' };
const METHODS = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'];

async function answer(account: LocalAccount, rpcUrl: string, method: string, params: unknown[]) {
  if (method === 'personal_sign') return account.signMessage({ message: { raw: params[0] as Hex } });
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const { to, value, data } = params[0] as { to: Hex; value?: Hex; data?: Hex };
  return createWalletClient({ account, chain, transport: http() }).sendTransaction({
    to,
    value: BigInt(value ?? 0),
    ...(data ? { data } : {}),
  });
}

/** @param rpcUrl RPC URL to which the wallet sends transactions */
export async function openRemoteWallet(relay: TestRelay, rpcUrl: string): Promise<RemoteWallet> {
  const account = privateKeyToAccount(generatePrivateKey());
  const client = await SignClient.init({
    projectId: relay.projectId,
    relayUrl: relay.url,
    logger: 'silent',
    telemetryEnabled: false,
    // Clients of one process share their core unless their storage differs.
    customStoragePrefix: randomUUID(),
    storageOptions: { database: ':memory:' },
    metadata: { name: 'Test Wallet', description: 'A wallet app', url: 'https://wallet.example', icons: [] },
  });
  const counts = new Map<string, number>();
  let declined: string | null = null;
  let isAccepting = true;
  client.on('session_proposal', async ({ id }) => {
    if (!isAccepting) return client.reject({ id, reason: DECLINED });
    const chains = [`eip155:${CHAIN_ID}`];
    const accounts = chains.map((chain) => `${chain}:${account.address}`);
    const events = ['accountsChanged', 'chainChanged'];
    const { acknowledged } = await client.approve({
      id,
      namespaces: { eip155: { chains, accounts, methods: METHODS, events } },
    });
    await acknowledged();
  });
  client.on('session_request', async ({ topic, id, params: { request } }) => {
    counts.set(request.method, (counts.get(request.method) ?? 0) + 1);
    const respond = (outcome: object) =>
      client.respond({ topic, response: { id, jsonrpc: '2.0', ...outcome } as never });
    if (declined === request.method) return respond({ error: DECLINED });
    const result = await answer(account, rpcUrl, request.method, request.params as unknown[]);
    await respond({ result });
  });
  return {
    address: account.address.toLowerCase() as Hex,
    pair: async (uri, accepts = true) => {
      isAccepting = accepts;
      await client.pair({ uri });
    },
    decline: (method) => {
      declined = method;
    },
    allow: () => {
      declined = null;
    },
    countOf: (method) => counts.get(method) ?? 0,
    get sessions() {
      return client.session.length;
    },
    disconnect: async () => {
      for (const { topic } of client.session.getAll()) await client.disconnect({ topic, reason: DECLINED });
    },
    close: async () => {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose();
    },
  };
}
