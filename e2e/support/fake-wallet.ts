import type { BrowserContext, Page } from '@playwright/test';
import { createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts';
import { CALLS_METHODS, createCallsMethods } from './atomic-calls.ts';

export interface FakeWalletOptions {
  readonly name?: string;
  readonly rdns?: string;
  readonly key?: Hex;
  /** Keys of further accounts; the first account is selected initially. */
  readonly moreKeys?: readonly Hex[];
  /** Address shown instead of the first key's, which still signs: a contract wallet and its owner. */
  readonly contract?: Hex;
  /** RPC URL to which the wallet sends transactions. */
  readonly rpcUrl: string;
  /** RPC URLs for chains other than Nova's. */
  readonly otherRpcUrls?: Readonly<Record<number, string>>;
  /** Code with which its accounts execute several calls as one (EIP-7702); without it they cannot. */
  readonly callsAccount?: Hex;
  /** Initial chain of the wallet. */
  readonly chainId?: number;
  /** Chains that it can switch to without adding them. Default: all. */
  readonly knownChains?: readonly number[];
  /** False for wallets that do not switch to a network when it is added. */
  readonly switchesOnAdding?: boolean;
}

export interface FakeWallet {
  /** Address of the first account in lowercase. */
  readonly address: Hex;
  /** Addresses of all accounts in lowercase. */
  readonly addresses: readonly Hex[];
  /** Answers the next requests of this method with an error, like a user who rejects them. */
  refuse(method: string, code?: number, times?: number): void;
  /** Ends the effect of `refuse`. */
  allow(method: string): void;
  /**
   * Leaves requests of this method pending, like a locked wallet, until the returned function is called.
   */
  hold(method: string): () => void;
  /** Simulates a wallet that has no account yet. */
  showNoAccount(): void;
  /**
   * Returns the hash of the last sent transaction, as shown in the wallet's activity list; waits for the
   * first one.
   */
  sentHash(): Promise<Hex>;
  /** Returns how often the page requested this method. */
  countOf(method: string): number;
  /** Selects another account in the wallet. */
  selectAccount(index: number): Promise<void>;
  /** Selects another network in the wallet. */
  selectChain(chainId: number): Promise<void>;
  /** Locks the wallet, so that it exposes no account any longer. */
  lock(): Promise<void>;
  /** Emits an event to every page. */
  emit(event: string, value: unknown): Promise<void>;
}

type Answer = { ok?: unknown; error?: { code: number; message: string } };
interface Refusal {
  readonly code: number;
  times: number;
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`;

/**
 * Injects an EIP-6963 wallet that really signs into one page or every page of a context. The page's side
 * only forwards requests; keys and signing stay in this process. Like a real wallet, it exposes no account
 * without permission.
 */
export async function injectWallet(
  target: Page | BrowserContext,
  options: FakeWalletOptions,
): Promise<FakeWallet> {
  const keys = [options.key ?? generatePrivateKey(), ...(options.moreKeys ?? [])];
  const accounts = keys.map((key) => privateKeyToAccount(key));
  const addresses = accounts.map((account, index) => (index === 0 && options.contract) || account.address);
  let selected = 0;
  let chainId = options.chainId ?? 96969;
  const known = options.knownChains === undefined ? null : new Set([chainId, ...options.knownChains]);
  let isAuthorised = false;
  let isEmpty = false;
  const sent: Hex[] = [];
  const refused = new Map<string, Refusal>();
  const held = new Map<string, Promise<void>>();
  const counts = new Map<string, number>();
  const accountOf = (address: unknown) =>
    accounts[addresses.findIndex((each) => each.toLowerCase() === String(address).toLowerCase())] ??
    accounts[selected]!;
  const clientOf = (address: unknown) => {
    const otherUrl = options.otherRpcUrls?.[chainId];
    const url = otherUrl ?? options.rpcUrl;
    const chain = defineChain({
      id: otherUrl === undefined ? 96969 : chainId,
      name: 'Nova',
      nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    });
    return createWalletClient({ account: accountOf(address), chain, transport: http() });
  };

  const binding = `novaWallet${Math.random().toString(36).slice(2)}`;
  const pages = () => ('pages' in target ? target.pages() : [target]);
  const emit = async (event: string, value: unknown) => {
    const report = (page: Page) =>
      page
        .evaluate(
          ([name, what, data]) =>
            (globalThis as unknown as Record<string, (event: unknown, value: unknown) => void>)[
              name as string
            ]?.(what, data),
          [`${binding}Emit`, event, value] as const,
        )
        // A page that is being closed receives no event, as with a real wallet.
        .catch(() => undefined);
    await Promise.all(pages().map(report));
  };
  const selectChain = async (next: number) => {
    if (next === chainId) return;
    chainId = next;
    await emit('chainChanged', toHex(next));
  };

  const answerCalls = options.callsAccount
    ? createCallsMethods(options.callsAccount, clientOf, (hash) => sent.push(hash))
    : undefined;
  const answer = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    if (answerCalls && CALLS_METHODS.has(method)) return answerCalls(method, params);
    switch (method) {
      case 'eth_requestAccounts':
        isAuthorised = true;
        return isEmpty ? [] : [addresses[selected]];
      case 'eth_accounts':
        return isAuthorised ? [addresses[selected]] : [];
      case 'eth_chainId':
        return toHex(chainId);
      case 'wallet_switchEthereumChain': {
        const next = Number((params[0] as { chainId: string }).chainId);
        if (known !== null && !known.has(next))
          throw Object.assign(new Error('Unrecognized chain'), { code: 4902 });
        await selectChain(next);
        return null;
      }
      case 'wallet_addEthereumChain': {
        const next = Number((params[0] as { chainId: string }).chainId);
        known?.add(next);
        if (options.switchesOnAdding ?? true) await selectChain(next);
        return null;
      }
      case 'wallet_watchAsset':
        return true;
      case 'wallet_requestPermissions':
        isAuthorised = true;
        return [{ parentCapability: 'eth_accounts' }];
      case 'wallet_revokePermissions':
        isAuthorised = false;
        return null;
      case 'personal_sign':
        return accountOf(params[1]).signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return accountOf(params[0]).signTypedData(JSON.parse(params[1] as string) as never);
      case 'eth_sendTransaction': {
        const wanted = params[0] as { from?: Hex; to: Hex; value?: Hex; data?: Hex };
        const hash = await clientOf(wanted.from).sendTransaction({
          to: wanted.to,
          value: BigInt(wanted.value ?? 0),
          ...(wanted.data ? { data: wanted.data } : {}),
        });
        sent.push(hash);
        return hash;
      }
      default:
        return clientOf(undefined).request({ method, params } as never);
    }
  };

  await target.exposeFunction(binding, async (method: string, params: unknown[]): Promise<Answer> => {
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const refusal = refused.get(method);
    if (refusal && refusal.times > 0) {
      refusal.times -= 1;
      return { error: { code: refusal.code, message: 'The user refused.' } };
    }
    await held.get(method);
    try {
      return { ok: await answer(method, params) };
    } catch (error) {
      const { code } = error as { code?: unknown };
      const message = error instanceof Error ? error.message : String(error);
      return { error: { code: typeof code === 'number' ? code : -32603, message } };
    }
  });
  // The benchmarks' compiler wraps functions with a name helper that pages do not define.
  await target.addInitScript({ content: 'globalThis.__name ??= (value) => value' });
  await target.addInitScript(announceProvider, {
    binding,
    name: options.name ?? 'MetaMask',
    rdns: options.rdns ?? 'io.metamask',
  });
  return {
    address: addresses[0]!.toLowerCase() as Hex,
    addresses: addresses.map((address) => address.toLowerCase() as Hex),
    refuse: (method, code = 4001, times = Number.POSITIVE_INFINITY) =>
      void refused.set(method, { code, times }),
    allow: (method) => void refused.delete(method),
    hold: (method) => {
      let release = () => {};
      held.set(
        method,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        held.delete(method);
        release();
      };
    },
    showNoAccount: () => {
      isEmpty = true;
    },
    sentHash: async () => {
      while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      return sent.at(-1)!;
    },
    countOf: (method) => counts.get(method) ?? 0,
    selectAccount: async (index) => {
      selected = index;
      await emit('accountsChanged', [addresses[index]]);
    },
    selectChain,
    lock: async () => {
      isAuthorised = false;
      await emit('accountsChanged', []);
    },
    emit,
  };
}

/** Runs in the page. */
function announceProvider({ binding, name, rdns }: { binding: string; name: string; rdns: string }): void {
  type Listener = (value: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  const call = (method: string, params: unknown[]) =>
    (globalThis as unknown as Record<string, (method: string, params: unknown[]) => Promise<Answer>>)[
      binding
    ]!(method, params);
  (globalThis as unknown as Record<string, (event: string, value: unknown) => void>)[`${binding}Emit`] = (
    event,
    value,
  ) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
  const provider = {
    async request({ method, params }: { method: string; params?: unknown[] }) {
      const { ok, error } = await call(method, params ?? []);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
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
  // Cast because the benchmarks are compiled without browser types.
  const page = globalThis as unknown as EventTarget;
  const announce = () =>
    page.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    );
  page.addEventListener('eip6963:requestProvider', announce);
  announce();
}
