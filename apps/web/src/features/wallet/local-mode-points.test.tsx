import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectedWallet } from '../../lib/chain/wallet-state.ts';
import { useBalances } from './popover/use-balances.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const LEDGER = `0x${'1e'.repeat(20)}`;
const requestedUrls: string[] = [];
let tokens: unknown[] = [];

beforeEach(() => {
  requestedUrls.length = 0;
  const energy = { kind: 'energy', symbol: 'EP', address: LEDGER, decimals: 0, is_test: false };
  tokens = [energy];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requestedUrls.push(url);
    if (url === '/api/v1/wallet/tokens') return Response.json({ items: tokens });
    const call = JSON.parse(init!.body as string) as {
      method: string;
      params: [{ to: string; data: string }];
    };
    if (call.method !== 'eth_call') return Response.json({ jsonrpc: '2.0', id: 1, result: '0x0' });
    const [{ to, data }] = call.params;
    const isBalanceOf = data === `0x70a08231${ADDRESS.slice(2).padStart(64, '0')}`;
    if (to !== LEDGER || !isBalanceOf) return Response.json({ jsonrpc: '2.0', id: 1, result: '0x' });
    return Response.json({ jsonrpc: '2.0', id: 1, result: `0x${(1_250).toString(16).padStart(64, '0')}` });
  });
});
afterEach(cleanup);

function Points() {
  const connected: ConnectedWallet = {
    status: 'connected',
    address: ADDRESS,
    chainId: 96969,
    walletName: 'MetaMask',
    mode: 'local',
  };
  const { points } = useBalances(connected);
  return <output>{points.isPending ? 'pending' : (points.value?.toString() ?? 'not available')}</output>;
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Points />
    </QueryClientProvider>,
  );

it('shows the ledger’s points of a wallet without a session', async () => {
  show();
  expect(await screen.findByText('1250')).toBeTruthy();
  // Without a session, the server is not asked for points.
  expect(requestedUrls).not.toContain('/functions/v1/energy-points');
});

it('says that points are not available if the chain has no ledger', async () => {
  tokens = [];
  show();
  expect(await screen.findByText('not available')).toBeTruthy();
});
