type Answer = (params: readonly unknown[]) => unknown;
type Listener = (value: unknown) => void;

/** For tests: a wallet announced like an extension (EIP-6963), with configurable responses. */
export class TestWallet {
  readonly requestedMethods: string[] = [];
  /** Custom responses by method. */
  readonly answers = new Map<string, Answer>();
  accounts: readonly string[] = ['0xde6b34a0a6baa8b8b90896c7015da6f177345d98'];
  isAuthorised = false;
  chainId = '0x17ac9';
  readonly #listeners = new Map<string, Set<Listener>>();

  readonly provider = {
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      this.requestedMethods.push(method);
      const answer = this.answers.get(method);
      return answer ? answer(params) : this.#answer(method);
    },
    on: (event: string, listener: Listener) => {
      this.#listeners.set(event, (this.#listeners.get(event) ?? new Set<Listener>()).add(listener));
    },
    removeListener: (event: string, listener: Listener) => {
      this.#listeners.get(event)?.delete(listener);
    },
  };

  emit(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value);
  }

  /** @param provider the announced provider; an extension that was just removed no longer has one */
  announce(name = 'MetaMask', rdns = 'io.metamask', provider: unknown = this.provider): void {
    const detail = Object.freeze({ info: { uuid: rdns, name, icon: 'data:,', rdns }, provider });
    const report = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    addEventListener('eip6963:requestProvider', report);
    report();
  }

  #answer(method: string): unknown {
    switch (method) {
      case 'eth_requestAccounts':
        this.isAuthorised = true;
        return this.accounts;
      case 'eth_accounts':
        return this.isAuthorised ? this.accounts : [];
      case 'eth_chainId':
        return this.chainId;
      case 'personal_sign':
        return `0x${'ab'.repeat(65)}`;
      default:
        throw Object.assign(new Error(`${method} is not supported`), { code: -32601 });
    }
  }
}
