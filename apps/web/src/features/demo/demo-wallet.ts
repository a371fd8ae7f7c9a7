import { CHAIN_ID } from '@nova/shared/chain/constants';
import { createWalletClient, defineChain, http, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { readStored, removeStored, writeStored } from '../../lib/stored-value.ts';

const KEY = 'nova.demoWallet';
/** EIP-6963 name of the wallet that lives in this browser. */
export const DEMO_WALLET_ID = 'nova.demo';
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAyMCI+PHBhdGggZmlsbD0iIzIyMiIgZD0iTTAgMGgyMHYyMEgweiIvPjxwYXRoIGZpbGw9IiNmZmYiIGQ9Ik01IDE1VjVsMTAgMTBWNSIgc3Ryb2tlPSIjZmZmIi8+PC9zdmc+';

/** The rejection code of EIP-1193 for methods that a wallet does not have. */
const UNSUPPORTED = 4200;

type Request = { method: string; params?: readonly unknown[] };
type Listener = (value: unknown) => void;

/** The demo wallet's key, made with the demo and forgotten with it. Worth nothing by construction. */
export function readDemoKey(): Hex | null {
  const key = readStored(KEY);
  return key !== null && /^0x[0-9a-f]{64}$/.test(key) ? (key as Hex) : null;
}

export function createDemoKey(): Hex {
  const key = generatePrivateKey();
  writeStored(KEY, key);
  return key;
}

export function forgetDemoKey(): void {
  removeStored(KEY);
}

/**
 * A wallet in this browser for whoever tries Nova without one. It signs and sends at once, without asking: what it
 * holds is worth nothing. It speaks to the page like every other wallet does (EIP-1193).
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
  const send = (wanted: { to: Hex; value?: Hex; data?: Hex }) =>
    client.sendTransaction({
      to: wanted.to,
      value: BigInt(wanted.value ?? 0),
      ...(wanted.data ? { data: wanted.data } : {}),
    });

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

/** Announces the demo wallet like any other one (EIP-6963). Returns the way to take it back. */
export function announceDemoWallet(key: Hex, name: string): () => void {
  const { provider } = createDemoProvider(key);
  const info = Object.freeze({
    uuid: crypto.randomUUID?.() ?? `demo-${key.slice(2, 10)}`,
    name,
    icon: ICON,
    rdns: DEMO_WALLET_ID,
  });
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => removeEventListener('eip6963:requestProvider', announce);
}
