import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, saveSession } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { passwordQuestion } from '../popover/request-password.ts';
import { readStoredWallet, writeStoredWallet } from './stored-wallet.ts';
import type * as WalletRequests from './wallet-requests.ts';

// Runs idle work immediately, so that work of one test does not run in the next.
vi.mock('../../../lib/preload/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const OTHER = '0x749b4428f608326bed46be948c0724cc4963343f';
const NOVA = '0x17ac9';

/** The wallet's side of EIP-1193: realistic responses, and a log of its requests. */
const wallet = {
  accounts: [ADDRESS],
  isAuthorised: false,
  chainId: NOVA,
  requested: [] as string[],
  fail: new Map<string, number[]>(),
  isSilent: false,
  onSign: () => {},
  listeners: new Map<string, Set<(value: unknown) => void>>(),
  emit(event: string, value: unknown) {
    for (const listener of this.listeners.get(event) ?? []) listener(value);
  },
};

async function answer(method: string, params: readonly unknown[] = []): Promise<unknown> {
  wallet.requested.push(method);
  if (wallet.isSilent && method === 'eth_requestAccounts') return new Promise(() => undefined);
  const code = wallet.fail.get(method)?.shift();
  if (code !== undefined) throw Object.assign(new Error(`refused with ${code}`), { code });
  switch (method) {
    case 'eth_requestAccounts':
      wallet.isAuthorised = true;
      return wallet.accounts;
    case 'eth_accounts':
      return wallet.isAuthorised ? wallet.accounts : [];
    case 'eth_chainId':
      return wallet.chainId;
    case 'personal_sign':
      wallet.onSign();
      return `0x${'ab'.repeat(65)}`;
    case 'wallet_switchEthereumChain':
      wallet.chainId = (params[0] as { chainId: string }).chainId;
      wallet.emit('chainChanged', wallet.chainId);
      return null;
    default:
      throw Object.assign(new Error(`${method} is not supported`), { code: -32601 });
  }
}

const provider = {
  request: ({ method, params }: { method: string; params?: readonly unknown[] }) => answer(method, params),
  on(event: string, listener: (value: unknown) => void) {
    const known = wallet.listeners.get(event) ?? new Set();
    wallet.listeners.set(event, known.add(listener));
  },
  removeListener(event: string, listener: (value: unknown) => void) {
    wallet.listeners.get(event)?.delete(listener);
  },
};

function announce(): void {
  const info = { uuid: '1', name: 'MetaMask', icon: 'data:,', rdns: 'io.metamask' };
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
}

const wire = vi.fn<typeof fetch>();
const pathOf = (url: string | URL | Request) => (typeof url === 'string' ? url : '');
const answerJson = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const bonus = { new_wallet: false, status: 'received', points: 1000, gas_sent: true, waits_for: 'network' };
const account = {
  id: 'u1',
  email: null as string | null,
  has_password: false,
  role: 'user',
  wallets: [{ address: ADDRESS, is_primary: true }],
};

function serve(connectStatus = 200): void {
  wire.mockImplementation(async (url) => {
    const path = pathOf(url);
    if (path === '/auth/v1/siwe/nonce') {
      return answerJson(200, { nonce: 'abcdefgh12345678', expires_at: '2026-11-20T14:10:00.000Z' });
    }
    if (path === '/functions/v1/welcome-bonus') return answerJson(200, bonus);
    if (path === '/auth/v1/user') return answerJson(200, { user: account });
    if (path === '/auth/v1/sign-out') return new Response(null, { status: 204 });
    if (connectStatus !== 200) {
      return answerJson(connectStatus, { error: { code: 'signature_invalid', message: 'No.' } });
    }
    const session = {
      access_token: 'a1',
      refresh_token: 'r1',
      expires_at: '2099-01-01T00:00:00.000Z',
      expires_in: 900,
    };
    return answerJson(200, { source: 'server', address: ADDRESS, user_id: 'u1', new_wallet: true, session });
  });
}

const WRONG = { status: 401, code: 'credentials_wrong' };
/** Makes the server request a password until it receives this one. */
function refuseUntil(password: string): void {
  const answerAll = wire.getMockImplementation()!;
  wire.mockImplementation((url, init) => {
    const sent = pathOf(url) === '/functions/v1/wallet-operations' ? passwordOf(init) : password;
    if (sent === password) return answerAll(url, init);
    const refused = sent === undefined ? { status: 403, code: 'password_required' } : WRONG;
    const { status, code } = refused;
    return Promise.resolve(answerJson(status, { error: { code, message: 'No.' } }));
  });
}
const passwordOf = (init: RequestInit | undefined) =>
  (JSON.parse(init!.body as string) as { data: { password?: string } }).data.password;
const passwordsSent = () =>
  wire.mock.calls
    .filter(([url]) => pathOf(url) === '/functions/v1/wallet-operations')
    .map(([, init]) => passwordOf(init));

const loadRuntime = async () => ({
  ...(await import('./announced-wallets.ts')),
  ...(await import('./connect-wallet.ts')),
  ...(await import('./disconnect-wallet.ts')),
  ...(await import('./restore-wallet.ts')),
});
let runtime: Awaited<ReturnType<typeof loadRuntime>>;
let requests: typeof WalletRequests;
const metaMask = () => runtime.announcedWallets.get().find((connector) => connector.id === 'io.metamask')!;
const toastTitles = () => toastQueue.get().map((toast) => toast.title);

beforeAll(async () => {
  vi.stubGlobal('fetch', wire);
  addEventListener('eip6963:requestProvider', announce);
  runtime = await loadRuntime();
  requests = await import('./wallet-requests.ts');
});

beforeEach(async () => {
  serve();
  Object.assign(bonus, { status: 'received', points: 1000, gas_sent: true, waits_for: 'network' });
  account.email = null;
  await runtime.disconnectWallet();
  Object.assign(wallet, {
    accounts: [ADDRESS],
    isAuthorised: false,
    chainId: NOVA,
    requested: [],
    isSilent: false,
    onSign: () => {},
  });
  wallet.fail.clear();
  wire.mockClear();
  localStorage.clear();
  toastQueue.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('requests accounts and one signature, and stores the session', async () => {
    await runtime.connectWallet(metaMask());
    expect(walletStore.get()).toEqual({
      status: 'connected',
      address: ADDRESS,
      chainId: 96969,
      walletName: 'MetaMask',
      mode: 'session',
    });
    expect(wallet.requested.filter((method) => method === 'personal_sign')).toHaveLength(1);
    expect(readSession()?.tokens.refresh_token).toBe('r1');
    expect(readStoredWallet()).toEqual({ address: ADDRESS, walletId: 'io.metamask' });
  });

  it('sends the signed message with the address in lowercase', async () => {
    await runtime.connectWallet(metaMask());
    const call = wire.mock.calls.find(([url]) => pathOf(url) === '/functions/v1/wallet-operations')!;
    const body = JSON.parse(call[1]!.body as string) as { action: string; data: Record<string, unknown> };
    expect(body.action).toBe('connect_wallet');
    expect(body.data.address).toBe(ADDRESS);
    expect(body.data.chainId).toBe(96969);
    expect(body.data.message).toContain('Nonce: abcdefgh12345678');
  });

  it('requests no signature while the session of this account is valid', async () => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
    saveSession({ userId: 'u1', address: ADDRESS, tokens });
    await runtime.connectWallet(metaMask());
    expect(wallet.requested).not.toContain('personal_sign');
    expect(walletStore.get()).toMatchObject({ mode: 'session' });
  });

  it('shows the result of the welcome bonus for five seconds', async () => {
    bonus.status = 'granted';
    await runtime.connectWallet(metaMask());
    await vi.waitFor(() =>
      expect(toastQueue.get()).toMatchObject([
        { title: '+1,000 Energy Points welcome bonus!', durationMs: 5_000 },
      ]),
    );
  });

  it('says that a bonus is queued', async () => {
    Object.assign(bonus, { status: 'queued', points: 0 });
    await runtime.connectWallet(metaMask());
    await vi.waitFor(() => expect(toastTitles()).toEqual(['Your welcome bonus is queued']));
    expect(toastQueue.get()[0]!.text).toBe(
      'Your internet connection has reached its limit of welcome bonuses for 24 hours. Your 1,000 EP will arrive automatically when it’s your turn. ' +
        '0.01 NAC for your first network fees is on its way.',
    );
  });

  it('says that a bonus is postponed to another day, and its gas with it', async () => {
    Object.assign(bonus, { status: 'queued', points: 0, gas_sent: false, waits_for: 'day' });
    await runtime.connectWallet(metaMask());
    await vi.waitFor(() => expect(toastTitles()).toEqual(['Your welcome bonus is queued']));
    expect(toastQueue.get()[0]!.text).toBe(
      'All of today’s bonuses have been given out. Your 1,000 EP will arrive automatically when it’s your turn. ' +
        'You’ll also get 0.01 NAC for your first network fees.',
    );
  });

  it('names the wallet’s chain, and says that balances are on Nova', async () => {
    wallet.chainId = '0x1';
    await runtime.connectWallet(metaMask());
    const call = wire.mock.calls.find(([url]) => pathOf(url) === '/functions/v1/wallet-operations')!;
    const { data } = JSON.parse(call[1]!.body as string) as { data: { chainId: number; message: string } };
    expect(data.chainId).toBe(1);
    expect(data.message).toContain('Chain ID: 1\n');
    await vi.waitFor(() =>
      expect(toastTitles()).toEqual(['You logged in from Ethereum. Balances and rewards are on Nova.']),
    );
  });

  it('asks for the password of an account until it is correct, and signs once', async () => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
    account.email = 'ina@example.org';
    saveSession({ userId: 'u1', address: null, email: 'ina@example.org', wallets: [], tokens });
    refuseUntil('correct horse');
    const connecting = runtime.connectWallet(metaMask());
    await vi.waitFor(() => expect(passwordQuestion.get()).toMatchObject({ isWrong: false }));
    passwordQuestion.get()!.answer('a guess');
    await vi.waitFor(() => expect(passwordQuestion.get()).toMatchObject({ isWrong: true }));
    passwordQuestion.get()!.answer('correct horse');
    await connecting;
    expect(passwordQuestion.get()).toBeNull();
    expect(walletStore.get()).toMatchObject({ status: 'connected', mode: 'session' });
    expect(wallet.requested.filter((method) => method === 'personal_sign')).toHaveLength(1);
    // A wrong password counts as one attempt, because the token was valid and is not renewed.
    expect(passwordsSent()).toEqual([undefined, 'a guess', 'correct horse']);
  });

  it('withdraws the password request when the attempt is canceled', async () => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
    saveSession({ userId: 'u1', address: null, email: 'ina@example.org', wallets: [], tokens });
    refuseUntil('correct horse');
    const connecting = runtime.connectWallet(metaMask());
    await vi.waitFor(() => expect(passwordQuestion.get()).not.toBeNull());
    runtime.cancelConnecting();
    await connecting;
    expect(passwordQuestion.get()).toBeNull();
    expect(walletStore.get()).toEqual(DISCONNECTED);
  });

  it('says that the session has ended when the server rejects its token', async () => {
    const locks = {
      request: (_: string, task: () => Promise<unknown>) => task(),
      query: () => Promise.resolve({ held: [] }),
    };
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
    const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
    saveSession({ userId: 'u1', address: null, email: 'ina@example.org', wallets: [], tokens });
    const answerAll = wire.getMockImplementation()!;
    wire.mockImplementation((url, init) =>
      ['/functions/v1/wallet-operations', '/auth/v1/refresh'].includes(pathOf(url))
        ? Promise.resolve(
            answerJson(401, { error: { code: 'unauthorized', message: 'The demo has ended.' } }),
          )
        : answerAll(url, init),
    );
    await runtime.connectWallet(metaMask());
    expect(walletStore.get()).toMatchObject({ status: 'connected', mode: 'local' });
    await vi.waitFor(() =>
      expect(toastTitles()).toContain('Your session has ended. Log in again, then connect the wallet.'),
    );
    expect(readSession()).toBeNull();
  });

  it('joins the account logged in by email, and keeps its session on disconnect', async () => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
    account.email = 'ina@example.org';
    saveSession({ userId: 'u1', address: null, email: 'ina@example.org', wallets: [], tokens });
    await runtime.connectWallet(metaMask());
    const call = wire.mock.calls.find(([url]) => pathOf(url) === '/functions/v1/wallet-operations')!;
    expect((call[1]!.headers as Headers).get('authorization')).toBe('Bearer a');
    expect(readSession()).toMatchObject({ email: 'ina@example.org', wallets: [ADDRESS] });
    await runtime.disconnectWallet();
    expect(walletStore.get()).toEqual(DISCONNECTED);
    expect(readSession()?.email).toBe('ina@example.org');
    saveSession(null);
  });

  it('says that the user has rejected the request', async () => {
    wallet.fail.set('eth_requestAccounts', [4001]);
    await runtime.connectWallet(metaMask());
    await vi.waitFor(() => expect(toastTitles()).toEqual(['You declined the connection in your wallet']));
    expect(walletStore.get()).toEqual(DISCONNECTED);
    expect(readStoredWallet()).toBeNull();
  });

  it('says that the wallet shows no account', async () => {
    wallet.accounts = [];
    await runtime.connectWallet(metaMask());
    await vi.waitFor(() => expect(toastTitles()).toEqual(['No accounts found in wallet']));
    expect(walletStore.get()).toEqual(DISCONNECTED);
  });

  it('retries after three seconds when a request is already open', async () => {
    vi.useFakeTimers();
    wallet.fail.set('eth_requestAccounts', [-32002]);
    const connecting = runtime.connectWallet(metaMask());
    await vi.advanceTimersByTimeAsync(2_900);
    expect(walletStore.get().status).toBe('connecting');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await connecting;
    expect(walletStore.get().status).toBe('connected');
    expect(toastTitles()).toContain(
      'Your wallet already has an open request. Open your wallet; we’ll try again in 3 seconds.',
    );
  });

  it('stops waiting for a silent wallet after thirty seconds', async () => {
    vi.useFakeTimers();
    wallet.isSilent = true;
    const connecting = runtime.connectWallet(metaMask());
    await vi.advanceTimersByTimeAsync(29_000);
    expect(walletStore.get().status).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1_500);
    vi.useRealTimers();
    await connecting;
    expect(walletStore.get()).toEqual(DISCONNECTED);
    await vi.waitFor(() =>
      expect(toastTitles()).toEqual(['Connection failed: the wallet didn’t respond within 30 seconds']),
    );
  });

  it('ignores a second click during an attempt', async () => {
    await Promise.all([runtime.connectWallet(metaMask()), runtime.connectWallet(metaMask())]);
    expect(wallet.requested.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
  });
});

describe('Local Mode', () => {
  it('follows a rejected signature and ends with a later login', async () => {
    wallet.fail.set('personal_sign', [4001]);
    await runtime.connectWallet(metaMask());
    expect(walletStore.get()).toMatchObject({ status: 'connected', mode: 'local' });
    await vi.waitFor(() => expect(toastTitles()).toEqual(['You declined to sign the message']));
    await runtime.signInAgain();
    expect(walletStore.get()).toMatchObject({ mode: 'session' });
  });

  it('follows a rejection by the server', async () => {
    serve(401);
    await runtime.connectWallet(metaMask());
    expect(walletStore.get()).toMatchObject({ status: 'connected', mode: 'local' });
    await vi.waitFor(() => expect(toastTitles()).toEqual(['Authentication failed. Please try again.']));
  });
});

describe('restoring', () => {
  const restore = async () => {
    writeStoredWallet({ address: ADDRESS, walletId: 'io.metamask' });
    await runtime.restoreStored();
  };
  /** Announces a wallet that names its account only after a call of `respond`. */
  const announceSlowWallet = () => {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    const request = async ({ method }: { method: string }) => {
      if (method === 'eth_accounts') await responded;
      return method === 'eth_chainId' ? NOVA : [OTHER];
    };
    const info = { uuid: '2', name: 'Slow', icon: 'data:,', rdns: 'org.slow' };
    const detail = Object.freeze({ info, provider: { ...provider, request } });
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    return { respond };
  };
  const notifyFromOtherTab = (walletId: string) => {
    const otherTab = new BroadcastChannel('nova.wallet');
    const notify: (walletId: string) => void = otherTab.postMessage.bind(otherTab);
    notify(walletId);
    return otherTab;
  };

  it('restores the account without a prompt if the wallet still shows it', async () => {
    wallet.isAuthorised = true;
    await restore();
    expect(walletStore.get()).toMatchObject({ status: 'connected', address: ADDRESS, mode: 'local' });
    expect(new Set(wallet.requested)).toEqual(new Set(['eth_accounts', 'eth_chainId']));
  });

  it('removes the flag if the wallet shows another account', async () => {
    wallet.isAuthorised = true;
    wallet.accounts = [OTHER];
    await restore();
    expect(walletStore.get()).toEqual(DISCONNECTED);
    expect(readStoredWallet()).toBeNull();
  });

  it('keeps a wallet that is connected while another one is still being restored', async () => {
    const { respond } = announceSlowWallet();
    writeStoredWallet({ address: OTHER, walletId: 'org.slow' });
    const restored = runtime.restoreStored();
    await runtime.linkAnotherWallet();
    const connected = runtime.connectWallet(metaMask());
    setTimeout(respond, 50);
    await Promise.all([restored, connected]);
    expect(walletStore.get()).toMatchObject({ status: 'connected', address: ADDRESS });
    expect(readSession()).toMatchObject({ address: ADDRESS });
  });

  it('keeps the permission of a wallet that is connected again after another tab ended its restoring', async () => {
    wallet.isAuthorised = true;
    writeStoredWallet({ address: ADDRESS, walletId: 'io.metamask' });
    const restoring = runtime.restoreStored();
    const otherTab = notifyFromOtherTab('any');
    await vi.waitFor(() => expect(walletStore.get().status).toBe('disconnected'));
    await restoring;
    otherTab.close();
    await runtime.connectWallet(metaMask());
    expect(walletStore.get()).toMatchObject({ status: 'connected', mode: 'session' });
    expect(wallet.requested).not.toContain('wallet_revokePermissions');
  });

  it.each(['its flag is gone', 'a message arrives before its flag is gone'])(
    'does not show a wallet that another tab removed before it responded: %s',
    async (order) => {
      const { respond } = announceSlowWallet();
      writeStoredWallet({ address: OTHER, walletId: 'org.slow' });
      const restoring = runtime.restoreStored();
      if (order === 'its flag is gone') localStorage.removeItem('nova.wallet');
      else notifyFromOtherTab('org.slow');
      await vi.waitFor(() => expect(readStoredWallet()).toBeNull());
      respond();
      await restoring;
      expect(walletStore.get()).toEqual(DISCONNECTED);
    },
  );

  it('removes the flag if the wallet shows no account', async () => {
    await restore();
    expect(walletStore.get()).toEqual(DISCONNECTED);
    expect(wallet.requested).not.toContain('eth_requestAccounts');
  });
});

describe('while connected', () => {
  beforeEach(async () => {
    await runtime.connectWallet(metaMask());
    toastQueue.set([]);
  });

  it('forgets everything on an explicit disconnect', async () => {
    await runtime.disconnectWallet();
    expect(walletStore.get()).toEqual(DISCONNECTED);
    expect(readStoredWallet()).toBeNull();
    expect(readSession()).toBeNull();
  });

  it('ends the session when the wallet switches to another account', async () => {
    wallet.emit('accountsChanged', [OTHER]);
    expect(walletStore.get()).toMatchObject({ address: OTHER, mode: 'local' });
    expect(readSession()).toBeNull();
  });

  it('disconnects when the wallet shows no accounts', async () => {
    wallet.emit('accountsChanged', []);
    await vi.waitFor(() => expect(walletStore.get()).toEqual(DISCONNECTED));
    expect(readStoredWallet()).toBeNull();
  });

  it('warns about another network and switches back', async () => {
    wallet.emit('chainChanged', '0xaa36a7');
    expect(walletStore.get()).toMatchObject({ chainId: 11155111 });
    await vi.waitFor(() =>
      expect(toastTitles()).toEqual(['Your wallet is now on Sepolia. Balances and rewards are on Nova.']),
    );
    await requests.switchNetwork();
    expect(walletStore.get()).toMatchObject({ chainId: 96969 });
    const switched = () => toastTitles().filter((title) => title === 'You’re now on the Nova network');
    await vi.waitFor(() => expect(switched()).toHaveLength(1));
  });

  it('announces a network switch that was made in the wallet', async () => {
    wallet.emit('chainChanged', '0x1');
    await vi.waitFor(() => expect(toastTitles()).toHaveLength(1));
    wallet.emit('chainChanged', NOVA);
    await vi.waitFor(() => expect(toastTitles()).toContain('You’re now on the Nova network'));
  });

  it('names an unsupported network', async () => {
    wallet.emit('chainChanged', '0xa');
    await vi.waitFor(() => expect(toastTitles()).toEqual(['Switched to unsupported network: Optimism']));
  });

  it('retries the switch when the wallet has an open request, and reports it if that fails', async () => {
    vi.useFakeTimers();
    wallet.emit('chainChanged', '0x1');
    wallet.fail.set('wallet_switchEthereumChain', [-32002, -32002]);
    const switching = requests.switchNetwork();
    await vi.advanceTimersByTimeAsync(3_100);
    vi.useRealTimers();
    await switching;
    expect(wallet.requested.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2);
    expect(wallet.requested).not.toContain('wallet_addEthereumChain');
    await vi.waitFor(() =>
      expect(toastTitles()).toContain('Your wallet still has an open request. Answer it, then try again.'),
    );
  });

  it('shows the account selected during the signature, and ends the session of the other', async () => {
    await runtime.disconnectWallet();
    wallet.onSign = () => wallet.emit('accountsChanged', [OTHER]);
    await runtime.connectWallet(metaMask());
    expect(walletStore.get()).toMatchObject({ address: OTHER, mode: 'local' });
    expect(readSession()).toBeNull();
  });

  it('adds the network if the wallet does not know it', async () => {
    wallet.emit('chainChanged', '0x1');
    wallet.fail.set('wallet_switchEthereumChain', [4902]);
    await requests.switchNetwork();
    expect(wallet.requested).toContain('wallet_addEthereumChain');
    await vi.waitFor(() => expect(toastTitles()).toContain('Network switch failed'));
  });
});
