import { expect, test, type Page } from '../test.ts';
import { generatePrivateKey } from 'viem/accounts';
import { connectWallet, walletButton } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

// Reloads in every state, several tabs, and a browser that stores nothing.

const dialog = (page: Page) => page.getByRole('dialog');
const connectButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
const storedWallet = (page: Page) => page.evaluate(() => localStorage.getItem('nova.wallet'));
const settled = async (page: Page) => {
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('.wallet-button.restoring')).toHaveCount(0);
};

test('a reload keeps Local Mode and the wrong network without a new request', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, chainId: 1 });
  wallet.refuse('personal_sign');
  await openPage(page, '/faq');
  await connectWallet(page, wallet);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /Local Mode/ })).toBeVisible();
  await walletButton(page, wallet.address).click();
  await expect(dialog(page).getByText('Ethereum (not Nova)')).toBeVisible();
  expect(wallet.countOf('personal_sign')).toBe(1);
  expect(wallet.countOf('eth_requestAccounts')).toBe(1);
});

test('a reload while connecting returns to the choice, and connecting works', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  const answer = wallet.hold('wallet_requestPermissions');
  await openPage(page, '/faq');
  await connectButton(page).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await expect.poll(() => wallet.countOf('wallet_requestPermissions')).toBe(1);
  await page.reload();
  await settled(page);
  answer();
  await connectWallet(page, wallet);
});

test('an explicit disconnect persists across a reload', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/faq');
  await connectWallet(page, wallet);
  await walletButton(page, wallet.address).click();
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(connectButton(page)).toBeVisible();
  const requestCount = wallet.countOf('eth_accounts');
  await page.clock.install();
  await page.reload();
  await settled(page);
  await page.clock.fastForward(5_000);
  await expect(connectButton(page)).toBeVisible();
  expect(wallet.countOf('eth_accounts')).toBe(requestCount);
});

test('a wallet that shows another account, or none, after a reload is disconnected, and the flag is removed', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, moreKeys: [generatePrivateKey()] });
  await openPage(page, '/faq');
  await connectWallet(page, wallet);
  await page.goto('about:blank');
  await wallet.selectAccount(1);
  await openPage(page, '/faq');
  await expect(connectButton(page)).toBeVisible();
  expect(await storedWallet(page)).toBeNull();
});

test('a wallet that does not respond after a reload blocks nothing', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/faq');
  await connectWallet(page, wallet);
  const answer = wallet.hold('eth_accounts');
  const requestCount = wallet.countOf('eth_accounts');
  await page.clock.install();
  await page.reload();
  await expect(page.locator('.wallet-button.restoring')).toBeVisible();
  await expect.poll(() => wallet.countOf('eth_accounts')).toBeGreaterThan(requestCount);
  await page.clock.fastForward(31_000);
  await expect(connectButton(page)).toBeVisible();
  answer();
  await connectWallet(page, wallet);
});

test('a wallet connected in one tab is connected in the other, and disconnecting affects both', async ({
  context,
  baseURL,
}) => {
  const wallet = await injectWallet(context, { rpcUrl: `${baseURL}/rpc` });
  const first = await context.newPage();
  const second = await context.newPage();
  await openPage(second, '/faq');
  await openPage(first, '/faq');
  await connectWallet(first, wallet);
  await expect(walletButton(second, wallet.address)).toBeVisible();
  await expect(second.getByRole('banner').getByRole('button', { name: /Local Mode/ })).toHaveCount(0);
  await walletButton(second, wallet.address).click();
  await dialog(second).getByRole('button', { name: 'Disconnect' }).click();
  await expect(connectButton(second)).toBeVisible();
  await expect(connectButton(first)).toBeVisible();
  await first.reload();
  await settled(first);
  await expect(connectButton(first)).toBeVisible();
});

test('a browser that stores nothing connects, acts and disconnects like any other, until the page is left', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const errors = await watchErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/energy-dashboard');
  await connectWallet(page, wallet);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Collect energy/ })
    .click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  await walletButton(page, wallet.address).click();
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(connectButton(page)).toBeVisible();
  expect(errors).toEqual([]);
});
