// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WalletRequest } from './walletconnect-wallet.ts';

interface Announced {
  readonly info: { readonly rdns: string };
  readonly provider: { request(request: WalletRequest): Promise<unknown> };
}

/** Announcements since the test began. */
const announced: Announced[] = [];
const onAnnounce = (event: Event) => void announced.push((event as CustomEvent<Announced>).detail);
const request = vi.fn<typeof fetch>();
const answer = (walletconnect: unknown) =>
  request.mockImplementation(async () => Response.json({ walletconnect }));

beforeEach(() => {
  vi.resetModules();
  announced.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', request);
  addEventListener('eip6963:announceProvider', onAnnounce);
});
afterEach(() => {
  removeEventListener('eip6963:announceProvider', onAnnounce);
  request.mockReset();
  vi.unstubAllGlobals();
});
const load = () => import('./walletconnect-wallet.ts');

it('announces nothing without a project of the operator', async () => {
  answer(null);
  const { announceWalletConnect } = await load();
  await announceWalletConnect();
  expect(announced).toEqual([]);
});

it('announces itself once, and again after a failed request', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'));
  answer({ project_id: 'project-id', relay_url: 'wss://relay.example' });
  const { announceWalletConnect, WALLETCONNECT_ID } = await load();
  await expect(announceWalletConnect()).rejects.toThrow('did not answer');
  await Promise.all([announceWalletConnect(), announceWalletConnect()]);
  expect(announced.map(({ info }) => info.rdns)).toEqual([WALLETCONNECT_ID]);
});

it('has no account and ends nothing without a session', async () => {
  answer({ project_id: 'project-id', relay_url: 'wss://relay.example' });
  const { announceWalletConnect } = await load();
  await announceWalletConnect();
  const { provider } = announced[0]!;
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([]);
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x17ac9');
  expect(await provider.request({ method: 'wallet_revokePermissions' })).toBeNull();
});
