import { expect, test, type Page } from '../test.ts';
import { shortForm, walletButton } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

// Choosing and connecting a wallet: whatever the wallet does, the user is notified and can
// continue.

const COINBASE = { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' };
const TRUST = { name: 'Trust Wallet', rdns: 'com.trustwallet.app' };

const openChoice = async (page: Page, path = '/de/faq', name = 'Wallet verbinden') => {
  await openPage(page, path);
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const option = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();

test('of two installed wallets, only the chosen one receives a request; Trust Wallet is shown if installed', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const rpcUrl = `${baseURL}/rpc`;
  const metaMask = await injectWallet(page, { rpcUrl });
  const trust = await injectWallet(page, { rpcUrl, ...TRUST });
  await openChoice(page);
  await expect(option(page, /MetaMask.*erkannt/)).toBeVisible();
  await expect(option(page, /Trust Wallet.*erkannt/)).toBeVisible();
  // The second of the two wallets that are always offered is not installed.
  const install = page.getByRole('dialog').getByRole('link', { name: /Coinbase Wallet/ });
  await expect(install).toContainText('Coinbase Wallet ist nicht installiert');
  await option(page, /Trust Wallet/).click();
  await expect(walletButton(page, trust.address)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Trust Wallet')).toBeVisible();
  expect(metaMask.countOf('eth_requestAccounts') + metaMask.countOf('personal_sign')).toBe(0);
  expect(trust.countOf('personal_sign')).toBe(1);
  expect(errors).toEqual([]);
});

test('without any wallet, both offered ones are shown as not installed, each with its link', async ({
  page,
}) => {
  await openChoice(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'MetaMask ist nicht installiert' })).toHaveAttribute(
    'href',
    'https://metamask.io/download/',
  );
  await expect(dialog.getByRole('link', { name: 'Coinbase Wallet ist nicht installiert' })).toHaveAttribute(
    'href',
    'https://www.coinbase.com/wallet/downloads',
  );
  await expect(dialog.getByText('Trust Wallet')).toHaveCount(0);
  // Email remains as an alternative for users without a wallet.
  await dialog.getByRole('link', { name: 'Lieber mit E-Mail anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/auth\?next=/);
});

test('on a phone, the wallets open this page in their own browsers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openChoice(page, '/de/presale');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Mobile Browser unterstützen keine Wallet-Erweiterungen.')).toBeVisible();
  const { host } = new URL(baseURL!);
  const there = encodeURIComponent(`${baseURL}/de/presale`);
  await expect(dialog.getByRole('link', { name: /MetaMask/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://metamask\\.app\\.link/dapp/${host}/de/presale`),
  );
  await expect(dialog.getByRole('link', { name: /Coinbase Wallet/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://go\\.cb-w\\.com/dapp\\?cb_url=${there}`),
  );
  await expect(dialog.getByRole('link', { name: /Trust Wallet/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://link\\.trustwallet\\.com/open_url\\?coin_id=60&url=${there}`),
  );
  await context.close();
});

test('a locked wallet that answers after 15 seconds connects; further clicks are ignored meanwhile', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const rpcUrl = `${baseURL}/rpc`;
  const wallet = await injectWallet(page, { rpcUrl });
  const other = await injectWallet(page, { rpcUrl, ...COINBASE });
  const unlock = wallet.hold('wallet_requestPermissions');
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect(option(page, /MetaMask/)).toContainText('Verbinde...');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Verbinde...' })).toBeVisible();
  await expect(option(page, /MetaMask/)).toBeDisabled();
  await expect(option(page, /Coinbase Wallet/)).toBeDisabled();
  await option(page, /Coinbase Wallet/).dispatchEvent('click');
  await page.clock.fastForward(15_000);
  await expect(option(page, /MetaMask/)).toContainText(/noch 1\d s/);
  unlock();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  expect(wallet.countOf('wallet_requestPermissions')).toBe(1);
  expect(other.countOf('wallet_requestPermissions')).toBe(0);
});

test('a wallet that never answers times out after 30 seconds, its late answer has no effect, and a retry works', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  const answerLate = wallet.hold('wallet_requestPermissions');
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect(option(page, /MetaMask/)).toContainText('Verbinde...');
  await page.clock.fastForward(29_000);
  await expect(option(page, /MetaMask/)).toContainText('Verbinde...');
  await page.clock.fastForward(1_500);
  await expect(
    toast(page, 'Verbindung fehlgeschlagen: keine Antwort der Wallet innerhalb von 30 Sekunden'),
  ).toBeVisible();
  await expect(option(page, /MetaMask/)).toBeEnabled();
  answerLate();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('nova.wallet'))).toBeNull();
  await option(page, /MetaMask/).click();
  await expect(walletButton(page, wallet.address)).toBeVisible();
});

test('a running attempt can be canceled, even while the server does not respond', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await page.route('**/auth/v1/siwe/nonce', () => new Promise(() => undefined));
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect.poll(() => wallet.countOf('eth_requestAccounts')).toBe(1);
  await option(page, 'Abbrechen').click();
  await expect(toast(page, 'Verbindung vom Benutzer abgebrochen')).toBeVisible();
  await expect(option(page, /MetaMask/)).toBeEnabled();
  await page.unroute('**/auth/v1/siwe/nonce');
  await option(page, /MetaMask/).click();
  await expect(walletButton(page, wallet.address)).toBeVisible();
});

test('a pending request is repeated after 3 seconds, and a message asks the user to open the wallet', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  wallet.refuse('wallet_requestPermissions', -32002, 1);
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect(toast(page, /Öffne deine Wallet; wir versuchen es in 3 Sekunden/)).toBeVisible();
  expect(wallet.countOf('wallet_requestPermissions')).toBe(1);
  await page.clock.fastForward(3_000);
  await expect(walletButton(page, wallet.address)).toBeVisible();
  expect(wallet.countOf('wallet_requestPermissions')).toBe(2);
});

test('a pending request leaves no attempt behind', async ({ page, baseURL }) => {
  await page.clock.install();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  wallet.refuse('wallet_requestPermissions', -32002);
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect(toast(page, /Öffne deine Wallet;/)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(toast(page, /In deiner Wallet ist noch eine Anfrage offen\./)).toBeVisible();
  await expect(option(page, /MetaMask/)).toBeEnabled();
});

for (const [what, method, code, sentence] of [
  ['any other error', 'eth_requestAccounts', -32603, 'Fehler beim Verbinden der Wallet'],
  ['a rejection', 'wallet_requestPermissions', 4001, 'Wallet-Verbindung vom Nutzer abgelehnt'],
] as const) {
  test(`reports ${what} of the wallet (${code}) in a sentence, and keeps the choice open`, async ({
    page,
    baseURL,
  }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    wallet.refuse(method, code);
    await openChoice(page);
    await option(page, /MetaMask/).click();
    await expect(toast(page, new RegExp(`^${sentence}`))).toBeVisible();
    await expect(option(page, /MetaMask/)).toBeEnabled();
  });
}

test('reports a wallet without an account', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  wallet.showNoAccount();
  await openChoice(page, '/faq', 'Connect wallet');
  await option(page, /MetaMask/).click();
  await expect(toast(page, 'No accounts found in wallet')).toBeVisible();
});

for (const [what, code, sentence] of [
  ['refuses to sign', 4001, 'Signierung vom Benutzer abgebrochen'],
  ['fails to sign', -32603, 'MetaMask-Fehler beim Signieren'],
] as const) {
  test(`a wallet that ${what} is connected in Local Mode, which is shown, explained, and ended by logging in`, async ({
    page,
    baseURL,
  }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    wallet.refuse('personal_sign', code);
    await openChoice(page);
    await option(page, /MetaMask/).click();
    await expect(toast(page, sentence)).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Local Mode', { exact: true })).toBeVisible();
    await expect(dialog.getByText('bekommst aber keine Energy Points')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Local Mode/ })).toBeVisible();
    wallet.allow('personal_sign');
    await dialog.getByRole('button', { name: 'Mit dieser Wallet anmelden' }).click();
    await expect(dialog.getByText('Local Mode', { exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Konto und Einstellungen' })).toBeVisible();
  });
}

test('while the server is unavailable, a wallet connects anyway and logs in later', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await page.route('**/auth/v1/siwe/nonce', (route) => route.abort());
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect(toast(page, 'Authentifizierung fehlgeschlagen. Bitte versuche es erneut.')).toBeVisible();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  expect(wallet.countOf('personal_sign')).toBe(0);
  await page.unroute('**/auth/v1/siwe/nonce');
  await page.getByRole('dialog').getByRole('button', { name: 'Mit dieser Wallet anmelden' }).click();
  await expect(page.getByRole('dialog').getByText('Local Mode', { exact: true })).toHaveCount(0);
});

test('a computer whose clock is twenty minutes ahead logs in and stays logged in', async ({
  page,
  baseURL,
}) => {
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/refresh')) refreshes += 1;
  });
  await openChoice(page);
  await option(page, /MetaMask/).click();
  await expect(page.getByRole('dialog').getByText(shortForm(wallet.address))).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Local Mode', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  expect(refreshes).toBe(0);
});
