import { expect, test, type Page } from '../test.ts';
import { openPage, settlePage } from '../support/open-page.ts';

/** Replaces the server's response by one without the data that part of the page needs. */
async function spoil(page: Page, url: string, spoiled: unknown): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json: spoiled }));
}

test('a crashed part shows an error in its place, and the rest of the page works', async ({ page }) => {
  await spoil(page, '**/api/v1/stats*', { total_blocks: null, energy: {} });
  await spoil(page, '**/api/v1/blocks?*', { items: [{ number: 1, hash: null, action: { points: null } }] });
  for (const path of ['/', '/explorer']) {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText('Something went wrong').first()).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).not.toHaveText('Something went wrong');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Explorer' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  // The page still works: its link works, and with correct responses a retry restores the part.
  await page.unroute('**/api/v1/stats*');
  await page.unroute('**/api/v1/blocks?*');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click();
    await expect(again).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});

test('a page that crashes completely shows the error screen with text and links', async ({ page }) => {
  await spoil(page, '**/api/v1/blocks/7', { number: 7, transactions: null, action: { action_key: 5 } });
  await openPage(page, '/de/explorer/block/7');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwas ist schiefgelaufen');
  await expect(main).toContainText('Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut.');
  await expect(main.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
  const technical = main.getByText('Technische Details');
  await expect(main.locator('pre')).toBeHidden();
  await technical.click();
  await expect(main.locator('pre')).toContainText('TypeError');
});

test('on a phone that loses its network, the menu and the demo say so, and the page stays', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/energy-dashboard');
  // The first touch after the page has loaded everything loads the toasts.
  await expect(async () => {
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await expect(page.locator('.toast-layer')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await context.setOffline(true);
  const unreachable = page.locator('.toast').getByText('We couldn’t reach the server.');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(unreachable).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your energy');
  await expect(unreachable).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Try without a wallet' }).click();
  await expect(unreachable).toBeVisible();
  await context.setOffline(false);
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(thrown).toEqual([]);
});

/** Delays the scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let releaseRequest = () => {};
  const held = new Promise<void>((resolve) => (releaseRequest = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return releaseRequest;
}

test('a page that takes long to load is announced, and one whose file a deployment removed opens anyway', async ({
  page,
}) => {
  await openPage(page, '/team');
  let remove = () => {};
  const removed = new Promise<void>((resolve) => (remove = resolve));
  await page.route('**/assets/faq-*.js', async (route) => {
    await removed;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const loading = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(loading).toBeVisible();
  // The document of the new build names files that exist.
  await page.route('**/faq', async (route) => {
    await page.unroute('**/assets/faq-*.js');
    await route.continue();
  });
  remove();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await expect(loading).toHaveCount(0);
});

test('a click before the scripts are loaded is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const releaseRequest = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  const wallet = banner.getByRole('button', { name: 'Connect wallet' });
  await wallet.click();
  await expect(wallet).toHaveAttribute('aria-busy', 'true');
  await banner.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  // A menu of links needs no script.
  await banner.getByRole('button', { name: 'NFT' }).click();
  await expect(page.locator('.nav-menu:popover-open')).toBeVisible();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  releaseRequest();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a form submitted before the scripts are loaded is sent once they are', async ({ page }) => {
  const releaseRequest = await delayScripts(page);
  await page.goto('/faucet', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Address', { exact: true }).fill('0x123');
  await main.getByRole('button', { name: 'Get 0.01 NAC' }).click();
  await expect(page).toHaveURL(/\/faucet$/);
  releaseRequest();
  await expect(main.getByText('Enter a wallet address: 0x followed by 40 hex characters.')).toBeVisible();
  await expect(main.getByLabel('Address', { exact: true })).toHaveValue('0x123');
});

for (const { path, label, text } of [
  { path: '/faucet', label: 'Address', text: `0x${'ab'.repeat(20)}` },
  { path: '/kontakt', label: 'Message', text: 'Written on a slow line.' },
]) {
  test(`text entered at ${path} before the scripts are loaded is not lost`, async ({ page }) => {
    const releaseRequest = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await field.pressSequentially(text);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    releaseRequest();
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
    await field.press('End');
    await field.pressSequentially('1');
    await expect(field).toHaveValue(`${text}1`);
  });
}

test('a checkbox checked before the scripts are loaded stays checked', async ({ page }) => {
  const releaseRequest = await delayScripts(page);
  await page.goto('/risk-disclaimer', { waitUntil: 'commit' });
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.nth(0).check({ force: true });
  await boxes.nth(1).check({ force: true });
  releaseRequest();
  await expect(page.locator('#risk-count')).toHaveText(/^2 /);
  await boxes.nth(2).check({ force: true });
  await expect(page.locator('#risk-count')).toHaveText(/^3 /);
  for (const index of [0, 1, 2]) await expect(boxes.nth(index)).toBeChecked();
});

test('a link clicked before the scripts are loaded works', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/faq$/);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openPage(page, '/explorer');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  // When data replaces a placeholder above, the browser scrolls along.
  await settlePage(page);
  await page.evaluate(() => scrollTo(0, 420));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/team$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/explorer$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
  await page.goForward();
  await expect(page).toHaveURL(/\/team$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
