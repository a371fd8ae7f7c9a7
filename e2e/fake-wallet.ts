import type { Page } from '@playwright/test';
import { createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts';

export interface FakeWalletOptions {
  readonly name?: string;
  readonly rdns?: string;
  readonly key?: Hex;
  /** Where the wallet sends what it signs. */
  readonly rpcUrl: string;
  /** The chain the wallet is on at first. */
  readonly chainId?: number;
}

export interface FakeWallet {
  readonly address: Hex;
  /** Answers the next requests of this method with an error, as a person who refuses would. */
  refuse(method: string, code?: number): void;
  /** How often the page asked for this method. */
  countOf(method: string): number;
}

type Answer = { ok?: unknown; error?: { code: number; message: string } };

/**
 * An EIP-6963 wallet that signs for real. The page's side only forwards; key and signing stay in this process.
 * Like a real one it shows no account before it was allowed to.
 */
export async function injectWallet(page: Page, options: FakeWalletOptions): Promise<FakeWallet> {
  const account = privateKeyToAccount(options.key ?? generatePrivateKey());
  let chainId = options.chainId ?? 96969;
  let isAuthorised = false;
  const refused = new Map<string, number>();
  const counts = new Map<string, number>();
  const chain = defineChain({
    id: 96969,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [options.rpcUrl] } },
  });
  const client = createWalletClient({ account, chain, transport: http() });

  const answer = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    switch (method) {
      case 'eth_requestAccounts':
        isAuthorised = true;
        return [account.address];
      case 'eth_accounts':
        return isAuthorised ? [account.address] : [];
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`;
      case 'wallet_switchEthereumChain':
        chainId = Number((params[0] as { chainId: string }).chainId);
        return null;
      case 'wallet_addEthereumChain':
        return null;
      case 'wallet_requestPermissions':
        isAuthorised = true;
        return [{ parentCapability: 'eth_accounts' }];
      case 'wallet_revokePermissions':
        isAuthorised = false;
        return null;
      case 'personal_sign':
        return account.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_sendTransaction': {
        const wanted = params[0] as { to: Hex; value?: Hex; data?: Hex };
        return client.sendTransaction({
          to: wanted.to,
          value: BigInt(wanted.value ?? 0),
          ...(wanted.data ? { data: wanted.data } : {}),
        });
      }
      default:
        return client.request({ method, params } as never);
    }
  };

  const binding = `novaWallet${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(binding, async (method: string, params: unknown[]): Promise<Answer> => {
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const code = refused.get(method);
    if (code !== undefined) return { error: { code, message: 'The user refused.' } };
    try {
      return { ok: await answer(method, params) };
    } catch (error) {
      return { error: { code: -32603, message: error instanceof Error ? error.message : String(error) } };
    }
  });
  await page.addInitScript(announceProvider, {
    binding,
    name: options.name ?? 'MetaMask',
    rdns: options.rdns ?? 'io.metamask',
  });
  return {
    address: account.address.toLowerCase() as Hex,
    refuse: (method, code = 4001) => void refused.set(method, code),
    countOf: (method) => counts.get(method) ?? 0,
  };
}

/** Runs in the page. */
function announceProvider({ binding, name, rdns }: { binding: string; name: string; rdns: string }): void {
  type Listener = (value: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  const call = (method: string, params: unknown[]) =>
    (window as unknown as Record<string, (method: string, params: unknown[]) => Promise<Answer>>)[binding]!(
      method,
      params,
    );
  const provider = {
    async request({ method, params }: { method: string; params?: unknown[] }) {
      const { ok, error } = await call(method, params ?? []);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      if (method === 'wallet_switchEthereumChain') {
        const { chainId } = params![0] as { chainId: string };
        for (const listener of listeners.get('chainChanged') ?? []) listener(chainId);
      }
      return ok;
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  const icon = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="orange"/></svg>')}`;
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns });
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    );
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
