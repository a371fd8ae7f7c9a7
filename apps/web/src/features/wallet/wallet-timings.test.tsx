import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DISCONNECTED, walletStore, type ConnectedWallet } from '../../lib/chain/wallet-state.ts';
import { writeStoredWallet } from './connection/stored-wallet.ts';
import { TestWallet } from './connection/test-wallet.ts';
import { useBalances } from './popover/use-balances.ts';
import { useRestoreWallet } from './connection/use-restore-wallet.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const wallet = new TestWallet();
const loadRuntime = async () => ({
  ...(await import('./connection/disconnect-wallet.ts')),
  ...(await import('./connection/restore-wallet.ts')),
});
let runtime: Awaited<ReturnType<typeof loadRuntime>>;
let balanceReads = 0;

beforeAll(async () => {
  wallet.announce();
  runtime = await loadRuntime();
});
beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/v1/wallet/tokens') return Response.json({ items: [] });
    const { body } = init ?? {};
    if (url === '/rpc' && typeof body === 'string' && body.includes('eth_getBalance')) {
      balanceReads += 1;
      return Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' });
    }
    return new Response(null, { status: 204 });
  });
  await runtime.disconnectWallet();
  localStorage.clear();
  balanceReads = 0;
  wallet.isAuthorised = true;
  wallet.requestedMethods.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  walletStore.set(DISCONNECTED);
});

function Restoring() {
  useRestoreWallet();
  return null;
}

it('requests the wallet of the last visit one second after startup', async () => {
  writeStoredWallet({ address: ADDRESS, walletId: 'io.metamask' });
  render(<Restoring />);
  await vi.advanceTimersByTimeAsync(999);
  expect(wallet.requestedMethods).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(walletStore.get()).toMatchObject({ status: 'connected', address: ADDRESS }));
  expect(new Set(wallet.requestedMethods)).toEqual(new Set(['eth_accounts', 'eth_chainId']));
});

it('requests no wallet from a visitor who has never connected one', async () => {
  render(<Restoring />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wallet.requestedMethods).toEqual([]);
});

it('gives a late wallet 100 milliseconds to announce itself', async () => {
  const late = new TestWallet();
  late.isAuthorised = true;
  const stored = { address: ADDRESS, walletId: 'org.late' } as const;
  writeStoredWallet(stored);
  walletStore.set({ status: 'restoring', address: ADDRESS });
  const restoring = runtime.restoreWallet(stored);
  await vi.advanceTimersByTimeAsync(99);
  expect(walletStore.get().status).toBe('restoring');
  late.announce('Late', 'org.late');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await restoring;
  expect(walletStore.get()).toMatchObject({ status: 'connected', walletName: 'Late' });
});

it('forgets a wallet that does not announce itself in that time', async () => {
  const stored = { address: ADDRESS, walletId: 'org.gone' } as const;
  writeStoredWallet(stored);
  walletStore.set({ status: 'restoring', address: ADDRESS });
  const restoring = runtime.restoreWallet(stored);
  await vi.advanceTimersByTimeAsync(100);
  await restoring;
  expect(walletStore.get()).toEqual(DISCONNECTED);
  expect(localStorage.getItem('nova.wallet')).toBeNull();
});

it('reloads the balances 500 ms after connecting and 300 ms after a network change', async () => {
  const client = new QueryClient();
  function Balances({ chainId }: { chainId: number }) {
    const connected: ConnectedWallet = {
      status: 'connected',
      address: ADDRESS,
      chainId,
      walletName: 'MetaMask',
      mode: 'local',
    };
    useBalances(connected);
    return null;
  }
  const tree = (chainId: number) => (
    <QueryClientProvider client={client}>
      <Balances chainId={chainId} />
    </QueryClientProvider>
  );
  const view = render(tree(96969));
  await vi.advanceTimersByTimeAsync(499);
  expect(balanceReads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(balanceReads).toBe(2);
  view.rerender(tree(1));
  await vi.advanceTimersByTimeAsync(299);
  expect(balanceReads).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(balanceReads).toBe(3);
});
