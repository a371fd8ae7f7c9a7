type Answer = (params: readonly unknown[]) => unknown;
type Listener = (value: unknown) => void;

/** Calls that a page has sent as one transaction. */
export interface SentCalls {
  readonly id: string;
  readonly chainId: string;
  readonly from: string;
  readonly atomicRequired: boolean;
  readonly calls: readonly { readonly to: string; readonly data: string; readonly value?: string }[];
}

const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code });

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

  /**
   * Makes it a wallet that sends several calls as one transaction (EIP-5792). It accepts an ID once, and its
   * status is `answerStatus`'s.
   *
   * @param atomic the capability that it reports for Nova
   * @returns the calls that it has sent
   */
  sendCallsTogether(atomic: string, answerStatus: Answer): SentCalls[] {
    const sent: SentCalls[] = [];
    this.answers.set('wallet_getCapabilities', ([account]) => {
      if (account !== this.accounts[0]) throw rpcError(4100, 'Not this account.');
      return { '0x1': { atomic: { status: 'supported' } }, '0x17ac9': { atomic: { status: atomic } } };
    });
    this.answers.set('wallet_sendCalls', ([calls]) => {
      const wanted = calls as SentCalls;
      if (sent.some(({ id }) => id === wanted.id)) throw rpcError(5720, 'Duplicate ID.');
      sent.push(wanted);
      return { id: wanted.id };
    });
    this.answers.set('wallet_getCallsStatus', ([id]) => {
      if (!sent.some((each) => each.id === id)) throw rpcError(5730, 'Unknown bundle ID.');
      return answerStatus([id]);
    });
    return sent;
  }

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
        throw rpcError(-32601, `${method} is not supported`);
    }
  }
}
