import { expect, test, type Page } from '../test.ts';
import { openPage as open, openSearch } from '../support/open-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const menu = (page: Page) => page.locator('.nav-menu:popover-open');

test('the NFT menu opens on a click, and closes on a click outside, on Escape and on a selection', async ({
  page,
}) => {
  await open(page, '/explorer');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'NFT' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect((await menu(page).boundingBox())?.width).toBe(192);
  await page.mouse.click(20, 600);
  await expect(menu(page)).toHaveCount(0);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await menu(page).getByRole('link', { name: 'Create NFT' }).click();
  await expect(page).toHaveURL(/\/create-nft$/);
  await expect(menu(page)).toHaveCount(0);
});

test('“Mehr” contains what does not fit into the bar', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await open(page, '/de');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(menu(page).getByRole('link', { name: 'Energy Dashboard' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Whitepaper' }).click();
  await expect(page).toHaveURL(/\/de\/whitepaper$/);
});

test('at 768 px, a drawer contains every link and closes on a selection', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'My NFTs' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Token Creator' }).click();
  await expect(page).toHaveURL(/\/token$/);
  await expect(drawer).toHaveCount(0);
});

test('the bar hides when scrolling down and returns when scrolling up', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('a slash opens the search anywhere, which finds pages and blocks', async ({ page }) => {
  await open(page, '/team');
  const field = await openSearch(page);
  await field.fill('risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/risk-disclaimer$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explorer\/block\/1$/);
});

test('a notice appears while the server is unreachable, and disappears afterwards', async ({ page }) => {
  await page.route('**/realtime/**', (route) => route.abort());
  await open(page, '/');
  const notice = page.getByText('No connection to the server.');
  await expect(notice).toBeVisible();
  await page.unroute('**/realtime/**');
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
});

test('the logo links to the home page and contains name and tagline', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/explorer');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Nova, Powered by Proof-of-Action' });
  await expect(logo.getByText(/^Powered by Proof.of.Action$/)).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the arrow of the NFT menu turns while it is open', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'NFT' });
  const arrow = button.locator('.icon');
  await expect(arrow).toHaveCSS('rotate', 'none');
  await button.click();
  await expect(arrow).toHaveCSS('rotate', '180deg');
  await button.click();
  await expect(arrow).toHaveCSS('rotate', 'none');
  await expect(menu(page)).toHaveCount(0);
});

test('the bar is shown above 768 px, and the drawer at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await open(page, '/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const burger = page.getByRole('button', { name: 'Open menu' });
  await expect(nav).toBeVisible();
  await expect(burger).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(nav).toBeHidden();
  await expect(burger).toBeVisible();
});

test('the bar stays visible near the top and while it contains the focus', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/');
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 120);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Explorer' }).focus();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('on a phone, the wallet popover fits the window with every option', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  const popover = page.getByRole('dialog', { name: 'Wallet' });
  await expect(popover).toBeVisible();
  const box = (await popover.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
  await expect(popover.getByRole('link', { name: /MetaMask/ })).toBeInViewport();
});

for (const [path, links] of [
  ['/', ['Documentation', 'FAQ', 'Referrals', 'Contact', 'System status']],
  ['/de', ['Dokumentation', 'FAQ', 'Freunde werben', 'Kontakt', 'Systemstatus']],
] as const) {
  test(`the footer of ${path} has the year and its links`, async ({ page }) => {
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${await page.evaluate(() => new Date().getUTCFullYear())} Nova`);
    for (const name of links) await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(1);
    const health = await footer.getByRole('link', { name: links[4] }).getAttribute('href');
    expect(health).toMatch(/\/system-status$/);
  });
}

test('the 404 page links to the home page and the explorer, and its code depends on its path', async ({
  page,
}) => {
  await open(page, '/no/such/page');
  const main = page.getByRole('main');
  await expect(main.getByText('NAC-404-')).toHaveText(/NAC-404-[0-9A-F]{8}/);
  const code = /NAC-404-\w+/.exec(await main.innerText())![0];
  await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: /explorer/i })).toHaveAttribute('href', '/explorer');
  await open(page, '/no/other/page');
  expect(await main.innerText()).not.toContain(code);
});
