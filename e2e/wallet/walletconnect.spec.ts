import type { RunningApi } from '@nova/api/start-api';
import { walletButton } from '../support/connect-wallet.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors, findTextErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';
import { openRemoteWallet, type RemoteWallet } from '../support/walletconnect/remote-wallet.ts';
import { startSiteWithRelay } from '../support/walletconnect/start-site.ts';
import { startTestRelay, type TestRelay } from '../support/walletconnect/test-relay.ts';
import { watchErrors } from '../support/watch-errors.ts';
import { expect, test, type Page } from '../test.ts';

// A wallet app on another device, connected through a relay. The main Nova has none.

/** Name of the file with WalletConnect's package. */
const PACKAGE = /remote-wallet/;
let relay: TestRelay;
let site: RunningApi;
let wallet: RemoteWallet;

test.beforeAll(async () => {
  relay = await startTestRelay();
  site = await startSiteWithRelay(relay);
});
test.afterAll(async () => {
  await site.close();
  await relay.close();
});
test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  wallet = await openRemoteWallet(relay, `${site.url}/rpc`);
});
test.afterEach(() => wallet.close());

async function openPairing(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^WalletConnect/ })
    .click();
}

/** Returns the link in the code, as a person would copy it. */
async function copyLink(page: Page): Promise<string> {
  await expect(
    page.getByRole('img', { name: 'QR code that connects a wallet app to this page' }),
  ).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. Paste it into your wallet app.').first()).toBeVisible();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(/^wc:[0-9a-f]{64}@2\?/);
  const link = await read();
  return link;
}

async function connect(page: Page): Promise<void> {
  await openPairing(page);
  await wallet.pair(await copyLink(page));
  await expect(walletButton(page, wallet.address)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Account and settings' })).toBeVisible();
  await page.keyboard.press('Escape');
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('nova.walletConnect'));

test('a wallet app logs in, stays connected after a reload, sends a transaction, declines one, and is disconnected', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await openPage(page, `${site.url}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^WalletConnect/ })).toBeVisible();
  expect(requested.filter((url) => PACKAGE.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await connect(page);
  expect(requested.filter((url) => PACKAGE.test(url))).not.toEqual([]);
  expect(wallet.countOf('personal_sign')).toBe(1);
  expect(wallet.sessions).toBe(1);

  await fundWallet(site.url, wallet.address, { nac: '0.05', usdt: '0' });
  await openPage(page, `${site.url}/presale`);
  await expect(walletButton(page, wallet.address)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Buy NAC' });
  wallet.decline('eth_sendTransaction');
  await panel.getByRole('button', { name: 'Get 1,000 test USDT' }).click();
  await expect(page.getByText(/declined|rejected/i).first()).toBeVisible();
  wallet.allow();
  await panel.getByRole('button', { name: 'Get 1,000 test USDT' }).click();
  await expect.poll(() => wallet.countOf('eth_sendTransaction')).toBe(2);
  await expect(panel.getByRole('button', { name: 'Get 1,000 test USDT' })).toBeHidden();

  await walletButton(page, wallet.address).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await expect.poll(() => wallet.sessions).toBe(0);
  await expect.poll(() => storedSession(page)).toBeNull();
  expect(errors).toEqual([]);
});

test('the wallet app ends the connection, also while the page is closed', async ({ page }) => {
  const errors = await watchErrors(page);
  await openPage(page, `${site.url}/`);
  await connect(page);
  await wallet.disconnect();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();

  await connect(page);
  await page.goto('about:blank');
  await wallet.disconnect();
  await openPage(page, `${site.url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  // Requests that are on the way when the session ends are refused, which the browser logs.
  expect(errors.filter((error) => !error.includes('status of 401'))).toEqual([]);
});

test('a disconnect in one tab ends the connection in another, which can connect again', async ({
  page,
  context,
}) => {
  await openPage(page, `${site.url}/`);
  await connect(page);
  const other = await context.newPage();
  await openPage(other, `${site.url}/explorer`);
  await expect(walletButton(other, wallet.address)).toBeVisible();
  await page.bringToFront();
  await walletButton(page, wallet.address).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await expect.poll(() => wallet.sessions).toBe(0);
  await other.bringToFront();
  await connect(other);
  expect(wallet.sessions).toBe(1);
});

test('a declined connection and an expired code lead to a new code', async ({ page }) => {
  await page.clock.install();
  await openPage(page, `${site.url}/`);
  await openPairing(page);
  await wallet.pair(await copyLink(page), false);
  await expect(page.getByRole('alert')).toContainText('You declined the connection in your wallet app.');
  await page.getByRole('button', { name: 'Show a new code' }).click();
  await copyLink(page);
  await page.clock.fastForward('06:00');
  await expect(page.getByRole('alert')).toContainText('The code has expired.');
  await page.getByRole('button', { name: 'Show a new code' }).click();
  await wallet.pair(await copyLink(page));
  await expect(walletButton(page, wallet.address)).toBeVisible();
});

test('without the relay, the page says so and tries again', async ({ page }) => {
  await relay.interrupt();
  try {
    await openPage(page, `${site.url}/`);
    await openPairing(page);
    await expect(page.getByRole('alert')).toContainText(
      'The relay that connects wallet apps can’t be reached.',
    );
  } finally {
    await relay.resume();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  const link = await copyLink(page);
  await relay.interrupt();
  await expect(page.getByText('The connection to the relay was interrupted. Reconnecting.')).toBeVisible();
  await relay.resume();
  await expect(page.getByText('Waiting for your wallet app.')).toBeVisible();
  await wallet.pair(link);
  await expect(walletButton(page, wallet.address)).toBeVisible();
});

test('a phone gets links to its wallet apps, which fit in German too', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openPage(page, `${site.url}/de`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /verbinden/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^WalletConnect/ })
    .click();
  const link = page.getByRole('link', { name: 'MetaMask öffnen' });
  await expect(link).toHaveAttribute('href', /^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/);
  await expect(page.getByRole('link', { name: 'Andere App öffnen' })).toHaveAttribute('href', /^wc:/);
  expect(await findSidewaysErrors(page)).toEqual([]);
  expect(await findTextErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Andere Wallets' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^WalletConnect/ })).toBeVisible();
});

test('an operator without a project offers no wallet apps and loads nothing for them', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  const response = await page.goto('/');
  expect(response!.headers()['content-security-policy']).toContain("connect-src 'self';");
  await openPage(page, '/');
  const options = page.waitForResponse('**/api/v1/wallet/options');
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  expect(await (await options).json()).toEqual({ walletconnect: null });
  await expect(page.getByRole('dialog').getByText('MetaMask').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('WalletConnect')).toHaveCount(0);
  expect(requested.filter((url) => PACKAGE.test(url))).toEqual([]);
});
