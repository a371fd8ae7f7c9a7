import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HomeGreeting } from './features/account/home-greeting.tsx';
import { DemoPart } from './features/demo/demo-part.tsx';
import { DEMO_WALLET_ID } from './features/demo/wallet-id.ts';
import { announceRunningDemo } from './features/demo/restore-demo.ts';
import { storePlan } from './features/demo/asset-transfer/asset-transfer-plan.ts';
import { startDemo } from './features/demo/start-demo.ts';
import { connectDemoWallet } from './features/wallet/connection/connect-demo.ts';
import { TestWallet } from './features/wallet/connection/test-wallet.ts';
import { ConnectedWalletView } from './features/wallet/popover/connected-wallet-view.tsx';
import { leaveDemo, leaveTransferredDemo } from './leave-demo.ts';
import { startDemo as startDemoHere } from './start-demo.ts';
import { loadCatalogues } from './lib/i18n/client-catalogues.ts';
import { endRevokedSession, readSession, saveSession } from './lib/session/session-store.ts';
import { demoDialog } from './lib/chain/demo-dialog.ts';
import { signOut } from './lib/session/sign-out.ts';
import { demoRequest, requestDemo } from './lib/chain/demo-request.ts';
import { walletStore } from './lib/chain/wallet-state.ts';
import { renderUi } from './ui/render-ui.tsx';
import { DEMO_PLACE } from './ui/shell/demo-place.ts';
import { toastQueue } from './ui/feedback/show-toast.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const LATER = '2099-01-01T00:00:00.000Z';
const CHIP = /^Demo, \d+ h \d+ min left$/;
const OWN = {
  userId: 'u1',
  address: ADDRESS,
  email: null,
  wallets: [ADDRESS],
  tokens: { access_token: 'own', refresh_token: 'r-own', expires_at: LATER },
} as const;

const wallet = new TestWallet();
const loadRuntime = async () => ({
  ...(await import('./features/wallet/connection/announced-wallets.ts')),
  ...(await import('./features/wallet/connection/connect-wallet.ts')),
  ...(await import('./features/wallet/connection/disconnect-wallet.ts')),
});
let runtime: Awaited<ReturnType<typeof loadRuntime>>;
/** Requests as method, path, and the session that they use or end. */
let sentRequests: string[] = [];

const wire = vi.fn<typeof fetch>(async (url, init) => {
  const path = typeof url === 'string' ? url : '';
  const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Record<string, string>;
  const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? '';
  sentRequests.push(`${init?.method ?? 'GET'} ${path} ${body.refresh_token ?? token}`.trim());
  if (path === '/auth/v1/siwe/nonce')
    return Response.json({ nonce: 'abcdefgh12345678', expires_at: '2026-11-22T14:10:00.000Z' });
  if (path === '/functions/v1/demo-account-manager' && init?.method === 'POST') {
    const session = { access_token: 'demo', refresh_token: 'r-demo', expires_at: LATER, expires_in: 900 };
    const address = body.address!.toLowerCase();
    const demo = { user_id: 'd1', address, demoType: body.demoType, expiresAt: LATER, has_value: true };
    return Response.json({ ...demo, session }, { status: 201 });
  }
  if (path === '/functions/v1/wallet-operations') {
    const session = { access_token: 'own', refresh_token: 'r-own', expires_at: LATER, expires_in: 900 };
    return Response.json({ user_id: 'u1', address: ADDRESS, session });
  }
  return new Response(null, { status: 204 });
});

async function start(): Promise<void> {
  const { address } = await startDemo('trade');
  await announceRunningDemo();
  await connectDemoWallet(DEMO_WALLET_ID, address);
  expect(readSession()).toMatchObject({ userId: 'd1' });
  expect(walletStore.get()).toMatchObject({
    status: 'connected',
    walletName: 'Demo wallet',
    mode: 'session',
  });
  sentRequests = [];
}
async function signInWithOwnWallet(): Promise<void> {
  wallet.isAuthorised = true;
  saveSession(OWN);
  await runtime.connectWallet(runtime.announcedWallets.get().find(({ id }) => id === 'io.metamask')!);
  expect(walletStore.get()).toMatchObject({ address: ADDRESS, mode: 'session' });
}
const demoTraces = () =>
  ['demoSession', 'nova.demoWallet'].filter((key) => localStorage.getItem(key) !== null);
const isBackWithOwn = () => {
  expect(readSession()).toEqual(OWN);
  expect(walletStore.get()).toMatchObject({
    status: 'connected',
    address: ADDRESS,
    walletName: 'MetaMask',
    mode: 'session',
  });
  expect(JSON.parse(localStorage.getItem('nova.wallet')!)).toEqual({
    address: ADDRESS,
    walletId: 'io.metamask',
  });
  expect(demoTraces()).toEqual([]);
};
const isNobody = () => {
  expect(readSession()).toBeNull();
  expect(walletStore.get().status).toBe('disconnected');
  expect(Object.keys(localStorage)).toEqual([]);
};
const shownToasts = () => toastQueue.get().map(({ title, text }) => [title, text]);

beforeAll(async () => {
  vi.stubGlobal('fetch', wire);
  // Replaces the browser's lock manager with one that allows one holder at a time.
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) =>
    (last = last.catch(() => undefined).then(task));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  wallet.announce();
  document.body.append(Object.assign(document.createElement('span'), { id: DEMO_PLACE }));
  runtime = await loadRuntime();
  await loadCatalogues('en', ['home', 'demo', 'transaction', 'wallet']);
});
beforeEach(async () => {
  saveSession(null);
  await runtime.disconnectWallet();
  localStorage.clear();
  wallet.isAuthorised = false;
  toastQueue.set([]);
  sentRequests = [];
});
afterEach(() => {
  cleanup();
  demoDialog.set(false);
});

it('restores the user’s own login and wallet when a demo ends', async () => {
  await signInWithOwnWallet();
  await start();
  await leaveDemo();
  await vi.waitFor(isBackWithOwn);
  expect(sentRequests).toEqual(['DELETE /functions/v1/demo-account-manager demo']);
  expect(shownToasts()).toEqual([['The demo has ended', 'You’re logged in with your own account.']]);
});

it('restores a login by email, which has no wallet', async () => {
  const byMail = { ...OWN, address: null, email: 'ina@example.org', wallets: [] };
  saveSession(byMail);
  await start();
  await leaveDemo();
  expect(readSession()).toEqual(byMail);
  expect(walletStore.get().status).toBe('disconnected');
  expect(demoTraces()).toEqual([]);
});

it('leaves a previous visitor logged out', async () => {
  await start();
  await leaveDemo();
  isNobody();
  expect(shownToasts()).toEqual([['The demo has ended', undefined]]);
});

it('restores the login on a page opened after the demo has expired', async () => {
  await signInWithOwnWallet();
  await start();
  const demo = { expiresAt: new Date(Date.now() - 1_000).toISOString(), demoType: 'trade' };
  localStorage.setItem('demoSession', JSON.stringify(demo));
  await renderUi(<DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />);
  await vi.waitFor(isBackWithOwn);
  expect(screen.queryByRole('button', { name: CHIP })).toBeNull();
});

it('restores the login when the server has ended the demo’s session', async () => {
  await signInWithOwnWallet();
  await start();
  await renderUi(<DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />);
  expect(await screen.findByRole('button', { name: CHIP })).toBeTruthy();
  endRevokedSession();
  await vi.waitFor(isBackWithOwn);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: CHIP })).toBeNull());
});

it('restores the login when the demo’s wallet is disconnected', async () => {
  await signInWithOwnWallet();
  await start();
  await renderUi(<DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />);
  await runtime.disconnectWallet();
  await vi.waitFor(isBackWithOwn);
  expect(sentRequests).toContain('POST /auth/v1/sign-out r-demo');
  expect(sentRequests).not.toContain('POST /auth/v1/sign-out r-own');
});

it('logs in with the recipient’s wallet after the demo has ended', async () => {
  await start();
  storePlan({ from: ADDRESS, to: ADDRESS, walletId: 'io.metamask', walletName: 'MetaMask', rows: [] });
  await leaveTransferredDemo('io.metamask');
  expect(sentRequests.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual(
    expect.arrayContaining([
      'DELETE /functions/v1/demo-account-manager',
      'POST /functions/v1/wallet-operations',
    ]),
  );
  expect(readSession()).toMatchObject({ userId: 'u1', address: ADDRESS });
  expect(readSession()?.before).toBeUndefined();
  expect(walletStore.get()).toMatchObject({ address: ADDRESS, walletName: 'MetaMask', mode: 'session' });
  expect(shownToasts()[0]).toEqual([
    'Your NFTs and tokens are in your wallet',
    'The demo has ended. Its points and NAC weren’t carried over.',
  ]);
  expect([...demoTraces(), localStorage.getItem('nova.demoKeep')]).toEqual([null]);
});

it('requires no second login if the recipient’s wallet was logged in before the demo', async () => {
  await signInWithOwnWallet();
  await start();
  await leaveTransferredDemo('io.metamask');
  await vi.waitFor(isBackWithOwn);
  expect(sentRequests).toEqual(['DELETE /functions/v1/demo-account-manager demo']);
});

it('keeps the login through a second demo', async () => {
  await signInWithOwnWallet();
  await start();
  const first = readSession()!.address;
  await start();
  expect(readSession()!.address).not.toBe(first);
  await leaveDemo();
  await vi.waitFor(isBackWithOwn);
});

it('asks before it ends the demo on a logout on the home page, and then restores the login', async () => {
  const byMail = { ...OWN, address: null, email: 'ina@example.org', wallets: [] };
  saveSession(byMail);
  await start();
  await renderUi(
    <>
      <HomeGreeting />
      <DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const end = await screen.findByRole('button', { name: 'End demo' });
  expect(sentRequests).not.toContain('POST /auth/v1/sign-out r-demo');
  expect(walletStore.get().status).toBe('connected');
  await userEvent.click(end);
  await vi.waitFor(() => expect(readSession()).toEqual(byMail));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('logs out completely when all sessions end: chip, key and wallet of the demo are removed, and no login is restored', async () => {
  saveSession({ ...OWN, address: null, email: 'ina@example.org', wallets: [] });
  await start();
  await renderUi(<DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />);
  expect(await screen.findByRole('button', { name: CHIP })).toBeTruthy();
  await signOut();
  await vi.waitFor(isNobody);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: CHIP })).toBeNull());
  expect(sentRequests).toContain('POST /auth/v1/sign-out r-demo');
  await vi.waitFor(() => expect(sentRequests).toContain('POST /auth/v1/sign-out r-own'));
});

it('keeps another login made meanwhile', async () => {
  await start();
  await renderUi(<DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />);
  const other = { ...OWN, userId: 'u2', address: null, email: 'kai@example.org', wallets: [] };
  saveSession(other);
  await vi.waitFor(() => expect(demoTraces()).toEqual([]));
  await vi.waitFor(() => expect(walletStore.get().status).toBe('disconnected'));
  expect(readSession()).toEqual(other);
  // The pages load what they show of the other account, but no session is ended.
  expect(sentRequests.filter((each) => /sign-out|^DELETE/.test(each))).toEqual([]);
});

it('starts a demo that was requested before this code was loaded, and announces it', async () => {
  requestDemo('explore');
  await renderUi(<DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />);
  expect(await screen.findByRole('button', { name: CHIP })).toBeTruthy();
  await vi.waitFor(() => expect(shownToasts()[0]?.[0]).toBe('Your demo is running'));
  expect(walletStore.get().status).toBe('connected');
  expect(demoRequest.get()).toBeNull();
});

it('asks before it ends the demo when its wallet is disconnected in the wallet menu', async () => {
  await start();
  const connected = walletStore.get();
  if (connected.status !== 'connected') throw new Error('The demo wallet is not connected.');
  await renderUi(
    <>
      <ConnectedWalletView wallet={connected} onLeave={() => undefined} />
      <DemoPart onStart={startDemoHere} onEnd={leaveDemo} onTransferred={leaveTransferredDemo} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'End demo' })).toBeTruthy();
  expect(walletStore.get()).toBe(connected);
  expect(readSession()).toMatchObject({ userId: 'd1' });
});
