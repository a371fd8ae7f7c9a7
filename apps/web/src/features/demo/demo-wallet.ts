import { CHAIN_ID } from '@nova/shared/chain/constants';
import { addGasHeadroom } from '@nova/shared/chain/gas-headroom';
import { createWalletClient, defineChain, http, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { estimateGas } from 'viem/actions';
import { readDemoKey } from './demo-session.ts';
import { DEMO_WALLET_ID } from './wallet-id.ts';

const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAyMCI+PHBhdGggZmlsbD0iIzIyMiIgZD0iTTAgMGgyMHYyMEgweiIvPjxwYXRoIGZpbGw9IiNmZmYiIGQ9Ik01IDE1VjVsMTAgMTBWNSIgc3Ryb2tlPSIjZmZmIi8+PC9zdmc+';

/** EIP-1193 error codes for an unsupported method and a disconnected wallet. */
const UNSUPPORTED = 4200;
const DISCONNECTED = 4900;
/** A new UUID for each open page. */
const UUID = globalThis.crypto?.randomUUID?.() ?? 'nova-demo-wallet';

/** Creates a private key and its account. */
export function createDemoAccount() {
  const key = generatePrivateKey();
  return { key, account: privateKeyToAccount(key) };
}

type Request = { method: string; params?: readonly unknown[] };
type Listener = (value: unknown) => void;

/**
 * Creates an EIP-1193 provider with a key in this browser, for users without a wallet. It signs and sends
 * without confirmation because its assets have no value.
 */
export function createDemoProvider(key: Hex) {
  const account = privateKeyToAccount(key);
  const rpcUrl = `${location.origin}/rpc`;
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const client = createWalletClient({ account, chain, transport: http(rpcUrl) });
  const listeners = new Map<string, Set<Listener>>();
  const send = async (wanted: { to: Hex; value?: Hex; data?: Hex }) => {
    const call = {
      to: wanted.to,
      value: BigInt(wanted.value ?? 0),
      ...(wanted.data ? { data: wanted.data } : {}),
    };
    const estimate = await estimateGas(client, { account, ...call });
    return client.sendTransaction({ ...call, gas: addGasHeadroom(estimate, wanted.data) });
  };

  const answer = async ({ method, params = [] }: Request): Promise<unknown> => {
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [account.address];
      case 'eth_chainId':
        return `0x${CHAIN_ID.toString(16)}`;
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
      case 'wallet_revokePermissions':
        return null;
      case 'wallet_watchAsset':
        return true;
      case 'wallet_requestPermissions':
        return [{ parentCapability: 'eth_accounts' }];
      case 'personal_sign':
        return account.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return account.signTypedData(JSON.parse(params[1] as string) as never);
      case 'eth_sendTransaction':
        return send(params[0] as { to: Hex; value?: Hex; data?: Hex });
      default:
        if (/^(eth_(get|call|estimate|block|fee|gas|max)|net_|web3_)/.test(method))
          return client.request({ method, params } as never);
        throw Object.assign(new Error(`The demo wallet does not know ${method}.`), { code: UNSUPPORTED });
    }
  };
  const provider = {
    request: answer,
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  return { address: account.address.toLowerCase() as Hex, provider };
}

type DemoProvider = ReturnType<typeof createDemoProvider>['provider'];

/** The provider of the running demo; null after the demo has ended. */
let running: DemoProvider | null = null;
/**
 * The announced provider. Pages remember a wallet by its identifier as long as they are open, so the next
 * demo replaces only the provider behind it.
 */
const announced = {
  request: async (request: Request): Promise<unknown> => {
    if (running && readDemoKey() !== null) return running.request(request);
    throw Object.assign(new Error('The demo has ended.'), { code: DISCONNECTED });
  },
  on: (event: string, listener: Listener) => running?.on(event, listener),
  removeListener: (event: string, listener: Listener) => running?.removeListener(event, listener),
};

/** Announces the demo wallet like any other wallet (EIP-6963). Returns a function that withdraws it. */
export function announceDemoWallet(key: Hex, name: string): () => void {
  running = createDemoProvider(key).provider;
  const info = Object.freeze({ uuid: UUID, name, icon: ICON, rdns: DEMO_WALLET_ID });
  const detail = Object.freeze({ info, provider: announced });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => {
    running = null;
    removeEventListener('eip6963:requestProvider', announce);
  };
}
