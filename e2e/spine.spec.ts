import { expect, test, type Page } from './test.ts';
import { injectWallet } from './support/fake-wallet.ts';

test.use({ reducedMotion: 'no-preference' });

const watchForErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

const shortForm = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`;

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
}

test('a new user connects, collects energy, sees the block arrive, opens it and finds it on the address page', async ({
  page,
  baseURL,
}) => {
  const errors = watchForErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  const shortAddress = shortForm(wallet.address);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A blockchain that moves when people do');
  await connect(page);
  await expect(page.getByRole('banner').getByText(shortAddress)).toBeVisible();
  expect(wallet.countOf('personal_sign')).toBe(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Collect energy/ }).click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Energy collected' }).first();
  await expect(row).toContainText(shortAddress);

  await row
    .getByRole('link', { name: /^#?[\d,.]+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/explorer\/block\/(\d+|0x[0-9a-f]{64})$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Energy collected|Block/);
  await expect(page.getByRole('region', { name: 'Proof of Action' })).toContainText('Energy collected');

  await page.getByRole('link', { name: shortAddress }).first().click();
  await expect(page).toHaveURL(new RegExp(`/explorer/address/${wallet.address}$`));
  // Further actions, such as the visit of a page, may have been sealed meanwhile.
  const actions = page.getByRole('main').getByRole('row');
  await expect(actions.filter({ hasText: 'Energy collected' })).toContainText('+40 EP');
  await expect(actions.filter({ hasText: 'Wallet connected' })).toContainText('+10 EP');
  expect(errors).toEqual([]);
});

test('after a reload, the wallet is still connected without a new request', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await page.goto('/');
  await connect(page);
  const shortAddress = shortForm(wallet.address);
  await expect(page.getByRole('banner').getByText(shortAddress)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText(shortAddress)).toBeVisible();
  expect(wallet.countOf('personal_sign')).toBe(1);
  expect(wallet.countOf('eth_requestAccounts')).toBe(1);
});

test('a user who rejects the connection is told why and can try again', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  wallet.refuse('eth_requestAccounts');
  await page.goto('/de');
  await page.getByRole('button', { name: 'Wallet verbinden' }).first().click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await expect(page.getByText('Wallet-Verbindung vom Nutzer abgelehnt')).toBeVisible();
  await expect(page.getByRole('button', { name: /MetaMask/ })).toBeEnabled();
});

test('a user who rejects the signature is connected in Local Mode with an explanation', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  wallet.refuse('personal_sign');
  await page.goto('/');
  await connect(page);
  await expect(page.getByText('Local Mode').first()).toBeVisible();
});

test('another user’s action arrives on an open page without a reload', async ({ browser, baseURL }) => {
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto('/');
  await expect(watcher.locator('html[data-ready]')).toBeAttached();
  const actor = await (await browser.newContext()).newPage();
  const wallet = await injectWallet(actor, { rpcUrl: `${baseURL}/rpc` });
  await actor.goto('/');
  await connect(actor);
  await expect(actor.getByRole('banner').getByText(shortForm(wallet.address))).toBeVisible();
  await actor.keyboard.press('Escape');
  await actor.getByRole('button', { name: /^Collect energy/ }).click();
  await expect(actor.getByText('40 EnergyPoints collected')).toBeVisible();
  await expect(
    watcher
      .getByRole('row')
      .filter({ hasText: shortForm(wallet.address) })
      .first(),
  ).toBeVisible();
});

for (const [path, lang] of [
  ['/', 'en'],
  ['/de', 'de'],
  ['/explorer', 'en'],
  ['/de/explorer', 'de'],
] as const) {
  test(`${path} is readable without scripts in ${lang}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await context.close();
  });
}

test('an unknown path is a 404 with its code', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByText(/NAC-404-[0-9A-F]{8}/i)).toBeVisible();
});

test('two clicks in a row are one action', async ({ page, baseURL, request }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await page.goto('/');
  await connect(page);
  await expect(page.getByRole('banner').getByText(shortForm(wallet.address))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Collect energy/ }).dblclick();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  const answer = await request.get(`/api/v1/addresses/${wallet.address}/actions`);
  const { items } = (await answer.json()) as { items: { action_key: string }[] };
  expect(items.filter((item) => item.action_key === 'energy_collection')).toHaveLength(1);
});

test('a click while offline is reported, loses nothing, and counts once when online again', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await page.goto('/');
  await connect(page);
  await expect(page.getByRole('banner').getByText(shortForm(wallet.address))).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Collect energy/ }).click();
  await expect(page.getByText('Error collecting energy. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Collect energy/ }).click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  const answer = await request.get(`/api/v1/addresses/${wallet.address}/actions?limit=100`);
  const { items } = (await answer.json()) as { items: { action_key: string }[] };
  expect(items.filter((item) => item.action_key === 'energy_collection')).toHaveLength(1);
});

test('a second tab has the wallet and receives the first one’s events', async ({
  context,
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await page.goto('/');
  await connect(page);
  await expect(page.getByRole('banner').getByText(shortForm(wallet.address))).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/explorer/address/${wallet.address}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Collect energy/ }).click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  await expect(second.getByRole('row').filter({ hasText: 'Energy collected' })).toBeVisible();
});
