import { expect, test, type Locator, type Page } from './test.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

const PHONE = { width: 390, height: 844 };

/** Counts clicks from opening the page on; the duration is printed but never asserted. */
function countClicks(task: string) {
  const start = Date.now();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const report = () => {
    const seconds = ((Date.now() - start) / 1_000).toFixed(1);
    process.stdout.write(`${task}: ${clicks} presses, ${seconds} s\n`);
    return clicks;
  };
  return { click, report };
}

const demoChip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Demo, / });

test('a visitor on a phone without a wallet earns the first points two clicks after the home page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const errors = await watchErrors(page);
  await openPage(page, '/');
  const { click, report } = countClicks('first points');
  await click(page.getByRole('main').getByRole('button', { name: /^Seal your first block/ }));
  await click(page.getByRole('dialog').getByRole('button', { name: /^Try without a wallet/ }));
  await expect(page.getByText('Your demo is running').first()).toBeVisible();
  await expect(page.getByText(/^\+\d+ EnergyPoints for /).first()).toBeVisible();
  expect(report()).toBeLessThanOrEqual(2);
  await expect(demoChip(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  expect(errors).toEqual([]);
});

test('a visitor without a wallet buys NAC for 25 USDT in a demo in at most six clicks', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  const { click, report } = countClicks('25 USDT of NAC');
  await click(page.getByRole('main').getByRole('button', { name: 'Try without a wallet' }));
  await expect(demoChip(page)).toBeVisible();
  await click(page.getByRole('main').getByRole('link', { name: 'Buy NAC' }));
  const amount = page.getByRole('main').getByRole('textbox', { name: 'You pay' });
  await click(amount);
  await amount.fill('25');
  await click(page.getByRole('main').getByRole('checkbox'));
  await click(page.getByRole('main').getByRole('button', { name: /^(Approve and buy|Buy now)/ }));
  await expect(page.getByText(/Successfully purchased/).first()).toBeVisible();
  expect(report()).toBeLessThanOrEqual(6);
});

/** Pages that need a wallet, and the place where each offers the demo. */
const GATES = [
  '/presale',
  '/energy-dashboard',
  '/referrals',
  '/create-nft',
  '/create-token',
  '/my-tokens',
  '/my-nfts',
  '/auth',
  '/faucet',
] as const;

test('every page that needs a wallet offers the demo and starts it in place', async ({ page }) => {
  for (const path of GATES) {
    await openPage(page, path);
    const offer = page.getByRole('main').getByRole('button', { name: 'Try without a wallet' });
    await expect(offer.first(), path).toBeVisible();
  }
  await openPage(page, '/energy-dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Try without a wallet' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Collect energy/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/energy-dashboard');
});

test('a demo asks for confirmation before it ends, and offers the key of its wallet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Try without a wallet' }).click();
  await demoChip(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your demo' });
  // Without a wallet, a passkey can receive everything.
  await expect(dialog.getByRole('button', { name: 'Keep them: passkey or wallet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[0-9a-f]{64}$/);
  await dialog.getByRole('button', { name: 'Continue demo' }).click();
  await expect(dialog).toHaveCount(0);
  // A logout would delete the demo's wallet, so it asks first.
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'End demo' }).click();
  await expect(page.getByText('The demo has ended')).toBeVisible();
  await expect(demoChip(page)).toHaveCount(0);
});

test('the first visit follows the system’s preference, and a later choice overrides it', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  await openPage(page, '/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
