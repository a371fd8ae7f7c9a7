import { expect, test, type Page } from './test.ts';
import { connectWallet } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { FIXED_SALE } from './support/fixed-sale.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

const CELLS = [
  'Connect a wallet',
  'Read the whitepaper',
  'Submit a form',
  'Trade an NFT',
  'Create a 3D NFT',
  'Buy in the presale',
] as const;
test.use({ reducedMotion: 'no-preference' });

const demo = (page: Page) => page.locator('#demo');
const cell = (page: Page, name: string) => demo(page).getByRole('button', { name });

test('clicking all six blocks shows the mining animation and adds the block to the chain', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/');
  const chain = demo(page).getByRole('list', { name: 'Simulated chain' });
  const level = demo(page).getByRole('meter', { name: 'Energy level' });
  await expect(chain.getByRole('listitem').last()).toHaveText('#6Pending');
  for (const name of CELLS.slice(0, 5)) await cell(page, name).click();
  await expect(demo(page).getByRole('status')).toHaveText('5 of 6 done');
  await expect(level).toHaveAttribute('aria-valuetext', '90 / 140 EP');
  await expect(cell(page, CELLS[0])).toContainText('Verified');
  await expect(cell(page, CELLS[5])).toContainText('Pending');
  await cell(page, CELLS[5]).click();
  await expect(demo(page).getByRole('status')).toHaveText('Mining in progress');
  await expect(demo(page).getByRole('status')).toHaveText('Block #6 added');
  await expect(chain.getByRole('listitem').last()).toHaveText('#6Verified');
  await expect(level).toHaveAttribute('aria-valuetext', '140 / 140 EP');
  await expect(demo(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await demo(page).getByRole('button', { name: 'Next block' }).click();
  await expect(chain.getByRole('listitem').last()).toHaveText('#7Pending');
  await expect(cell(page, CELLS[0])).toBeFocused();
  expect(errors).toEqual([]);
});

test('the demo works with the keyboard alone, and nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/de');
  await demo(page).scrollIntoViewIfNeeded();
  await expect(demo(page).getByRole('button')).toHaveCount(6);
  await demo(page).getByRole('button').first().focus();
  for (let pressed = 0; pressed < 6; pressed += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await expect(demo(page).getByRole('status')).toHaveText('Block #6 hinzugefügt');
  await expect(demo(page).getByRole('button', { name: 'Nächster Block' })).toBeVisible();
});

test('clicks on the demo before its code is loaded are not lost', async ({ page }) => {
  await page.route('**/assets/block-demo*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await openPage(page, '/');
  await cell(page, CELLS[1]).click();
  await cell(page, CELLS[3]).click();
  await expect(demo(page).getByRole('status')).toHaveText('2 of 6 done');
  await expect(cell(page, CELLS[1])).toHaveAttribute('aria-pressed', 'true');
});

/** Shows the sale as closed to the public, in which case the home page offers the whitelist. */
async function closeSale(page: Page): Promise<void> {
  const sale = { ...FIXED_SALE, public_opens_at: '2099-01-01T00:00:00.000Z' };
  await page.route('**/api/v1/presale', (route) => route.fulfill({ json: sale }));
}

test('while the sale is open, the home page shows its price and links to it instead of the whitelist', async ({
  page,
}) => {
  await page.route('**/api/v1/presale', (route) => route.fulfill({ json: FIXED_SALE }));
  await openPage(page, '/');
  const card = page.getByRole('region', { name: 'The presale is open' });
  await expect(card).toContainText('0.01 USDT per NAC');
  await expect(card).toContainText('6,412,880 of 10,000,000 NAC');
  await expect(card).toContainText('318, each with 20% extra NAC');
  await expect(page.getByLabel('Join the presale whitelist')).toHaveCount(0);
  await page.unroute('**/api/v1/presale');
  await card.getByRole('link', { name: 'Buy NAC' }).click();
  await expect(page).toHaveURL(/\/presale$/);
});

test('a whitelist sign-up is confirmed by email, and a second one gets the same answer', async ({ page }) => {
  const email = `ada-${Date.now()}@example.org`;
  await closeSale(page);
  const sign = async () => {
    await openPage(page, '/');
    await page.getByLabel('Join the presale whitelist').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  };
  await sign();
  await page.goto('/dev/mail');
  const letter = page.frameLocator('iframe').first();
  await letter.getByRole('link', { name: 'Confirm address' }).click();
  await expect(page.getByText('You are on the whitelist')).toBeVisible();
  expect(page.url()).not.toContain('#');
  await sign();
  await page.goto('/dev/mail');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'You are already on the presale whitelist',
  );
  await page.frameLocator('iframe').first().getByRole('link', { name: 'Leave the whitelist' }).click();
  await page.getByRole('button', { name: 'Yes, remove me' }).click();
  await expect(page.getByText('You have left the whitelist')).toBeVisible();
});

test('reports an invalid address at the field, and an unavailable server', async ({ page }) => {
  await closeSale(page);
  await openPage(page, '/');
  const field = page.getByLabel('Join the presale whitelist');
  const join = page.getByRole('main').getByRole('button', { name: 'Join' });
  await field.fill('ada@');
  await join.click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await expect(field).toBeFocused();
  await page.route('**/api/v1/whitelist', (route) => route.abort());
  await field.fill('ada@example.org');
  await join.click();
  await expect(page.getByText('We couldn’t reach the server.')).toBeVisible();
  await expect(field).toHaveValue('ada@example.org');
});

test('a confirmed newsletter subscription awards its points to the connected wallet', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  const email = `grace-${Date.now()}@example.org`;
  await openPage(page, '/');
  await connectWallet(page, wallet);
  const footer = page.getByRole('contentinfo');
  // The form loads when the user scrolls near the foot of the page.
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel('Newsletter').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  await page.goto('/dev/mail');
  await page.frameLocator('iframe').first().getByRole('link', { name: 'Confirm address' }).click();
  await expect(page.getByText('+25 EP for your wallet')).toBeVisible();
});

test('without scripts, every section is readable, without the demo and the forms', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/');
  for (const text of [
    'Other chains add a block because time has passed.',
    'What each action earns',
    'Field filled in',
    'Community rewards',
    'What we promised, and where we are',
    'What does an action cost?',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^View all \d+ questions$/ })).toHaveAttribute('href', '/faq');
  await expect(demo(page)).toBeHidden();
  await context.close();
});

test('a phone collapses long content to one line and expands it on a click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const reserve = page.getByRole('rowheader', { name: 'Reserve' });
  await expect(reserve).toBeHidden();
  const fold = page.getByRole('button', { name: '1,000,000,000 NAC, 30,000,000 of them for rewards' });
  await fold.click();
  await expect(reserve).toBeVisible();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  // Limited to the catalog, because the newest blocks above it may name the same action.
  const cheap = page.locator('#rewards').getByRole('rowheader', { name: /^Field filled in/ });
  await expect(cheap).toBeHidden();
  await page.getByRole('button', { name: 'Show all 24' }).click();
  await expect(cheap).toBeVisible();
});

test('following a link of a section and returning does not reload the document', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: /^View all \d+ questions$/ }).click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Startseite' }).first().click();
  await expect(page.getByRole('heading', { name: 'Was jede Aktion bringt' })).toBeVisible();
  await demo(page).getByRole('button', { name: 'NFT handeln' }).click();
  await expect(demo(page).getByRole('status')).toHaveText('1 von 6 erledigt');
});

test('a worker draws the strip with the fonts of the site, a click pauses it, and the page is complete', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/');
  const strip = page.locator('.strip');
  await expect(strip).toHaveAttribute('data-drawn', '');
  const worker = page.workers().find((each) => each.url().includes('strip.worker'));
  const readFonts = () =>
    worker!.evaluate(() => {
      const { fonts } = globalThis as unknown as { fonts: Iterable<{ family: string; status: string }> };
      return [...fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`);
    });
  await expect.poll(readFonts).toEqual(['Instrument Sans loaded', 'Martian Mono loaded']);
  const canvas = strip.locator('.pen');
  const moving = [await canvas.screenshot(), await canvas.screenshot()];
  expect(moving[0]!.equals(moving[1]!)).toBe(false);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect
    .poll(async () => (await canvas.screenshot()).equals(await canvas.screenshot()), { intervals: [200] })
    .toBe(true);
  // Content below the fold is laid out by now, for a screenshot or a search in the page.
  await expect(page.locator('html')).not.toHaveAttribute('data-unsettled');
  await expect(page.locator('.home-more > section').last()).toHaveCSS('content-visibility', 'visible');
  expect(errors).toEqual([]);
});

test('the buttons at the end of the page work on a first visit', async ({ page }) => {
  await openPage(page, '/');
  await page
    .locator('.closing')
    .getByRole('button', { name: /^Connect/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('without NFTs, the gallery links to the creation of the first one', async ({ page }) => {
  await page.route('**/api/v1/market/nfts?*', (route) =>
    route.fulfill({ json: { items: [], next: null, prev: null } }),
  );
  await openPage(page, '/de');
  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole('heading', { name: 'Noch keine NFTs' })).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'NFT erstellen' })).toHaveAttribute(
    'href',
    '/de/create-nft',
  );
});
