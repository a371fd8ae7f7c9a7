import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onActionReport } from '../../lib/store/action-reports.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { toastQueue } from '../../ui/feedback/show-toast.ts';
import { TestWallet } from './connection/test-wallet.ts';
import type * as WalletRequests from './connection/wallet-requests.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const wallet = new TestWallet();
const reportedKeys: string[] = [];
const loadRuntime = async () => ({
  ...(await import('./connection/announced-wallets.ts')),
  ...(await import('./connection/connect-wallet.ts')),
  ...(await import('./connection/disconnect-wallet.ts')),
});
let runtime: Awaited<ReturnType<typeof loadRuntime>>;
let requests: typeof WalletRequests;

const connectorOf = (id: string) => runtime.announcedWallets.get().find((connector) => connector.id === id)!;
const fail = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code });
};
const output = () => toastQueue.get().map(({ title }) => title);

/** Logs in and connects on a network. */
async function connectOn(chainId: string): Promise<void> {
  wallet.chainId = chainId;
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: ADDRESS, tokens });
  await runtime.connectWallet(connectorOf('io.metamask'));
  toastQueue.set([]);
}

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  history.replaceState(null, '', '/de/faq');
  wallet.announce();
  wallet.announce('Entfernt', 'org.removed', null);
  onActionReport((key) => reportedKeys.push(key));
  runtime = await loadRuntime();
  requests = await import('./connection/wallet-requests.ts');
});
beforeEach(async () => {
  await runtime.disconnectWallet();
  wallet.answers.clear();
  wallet.chainId = '0x17ac9';
  reportedKeys.length = 0;
  toastQueue.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

it('says «Keine Wallet-Adresse gefunden» when the wallet returns no valid address', async () => {
  wallet.answers.set('eth_requestAccounts', () => ['MetaMask is locked']);
  await runtime.connectWallet(connectorOf('io.metamask'));
  await vi.waitFor(() => expect(output()).toEqual(['Keine Wallet-Adresse gefunden']));
  expect(walletStore.get()).toEqual(DISCONNECTED);
});

it('says «Wallet nicht verfügbar» when the announced wallet no longer exists', async () => {
  await runtime.connectWallet(connectorOf('org.removed'));
  await vi.waitFor(() => expect(output()).toEqual(['Wallet nicht verfügbar']));
});

it('says «Fehler beim Verbinden der Wallet» for every other error, with the wallet’s message below', async () => {
  wallet.answers.set('eth_requestAccounts', fail(-32603, 'The vault is broken.'));
  await runtime.connectWallet(connectorOf('io.metamask'));
  await vi.waitFor(() => expect(output()).toEqual(['Fehler beim Verbinden der Wallet']));
  expect(toastQueue.get()[0]!.text).toMatch(/^Verbindung fehlgeschlagen: .+/);
});

it('says «Fehler beim Wechseln des Netzwerks» when the wallet agrees without switching', async () => {
  await connectOn('0x1');
  vi.useFakeTimers();
  wallet.answers.set('wallet_switchEthereumChain', () => null);
  const switching = requests.switchNetwork();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(output()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await switching;
  expect(output()).toEqual(['Fehler beim Wechseln des Netzwerks']);
  expect(reportedKeys).toEqual([]);
});

it('reports a completed network switch, and none when the network was only added', async () => {
  await connectOn('0x17ac9');
  wallet.answers.set('wallet_addEthereumChain', () => null);
  await requests.switchNetwork(true);
  expect(output()).toEqual(['Nova wurde zu deiner Wallet hinzugefügt']);
  expect(reportedKeys).toEqual([]);

  wallet.emit('chainChanged', '0x1');
  await requests.switchNetwork(true);
  expect(reportedKeys).toEqual([]);

  wallet.answers.set('wallet_switchEthereumChain', () => {
    wallet.emit('chainChanged', '0x17ac9');
    return null;
  });
  await requests.switchNetwork();
  expect(output()).toContain('Erfolgreich zum Nova-Netzwerk gewechselt');
  expect(reportedKeys).toEqual(['network_switch']);
});
