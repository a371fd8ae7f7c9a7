import { expect, test, type Page } from '../test.ts';
import { listFooterPages, listNavPages } from '../../apps/web/src/lib/site/page-registry.ts';
import en from '../../apps/web/src/locales/en/site.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { tabTo, walkByTab, type FocusStop } from '../support/keyboard.ts';
import { openPage, openSearch } from '../support/open-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const navNames = (place: 'main' | 'nft' | 'read') => listNavPages(place).map(({ id }) => en.pages[id].nav);
const namesIn = (stops: readonly FocusStop[], region: string) =>
  stops.filter((stop) => stop.region === region).map(({ name }) => name);
const banner = (page: Page) => page.getByRole('banner');
const openMenu = (page: Page) => page.locator('.nav-menu:popover-open');

for (const path of ['/', '/de', '/explorer', '/presale', '/energy-dashboard']) {
  test(`Tab moves through ${path} from the skip link to the last link of the footer, in order and always visible`, async ({
    page,
  }) => {
    await page.setViewportSize(DESK);
    await openPage(page, path);
    // What loads in the meantime would change the order.
    await expect(page.locator('main :is([aria-busy="true"], .skeleton):not(#gallery *)')).toHaveCount(0);
    const stops = await walkByTab(page, 250);
    expect(stops.length).toBeLessThan(250);
    expect(stops[0]!.name).toMatch(/^(Skip to content|Zum Inhalt springen)$/);
    expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ isInWindow }) => !isInWindow).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ isForward }) => !isForward).map(({ name }) => name)).toEqual([]);
    expect(stops.at(-1)!.region).toBe('footer');
    expect(namesIn(stops, 'main').length).toBeGreaterThan(0);
  });
}

test('Tab reaches every entry of the navigation and of the footer', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openPage(page, '/');
  const stops = await walkByTab(page, 250);
  const inHeader = namesIn(stops, 'header');
  // The accessible name of the presale link includes its label.
  const wanted = [...navNames('read'), ...navNames('main'), 'NFT', 'Search', 'Deutsch', 'Connect wallet'];
  expect(wanted.filter((name) => !inHeader.some((each) => each.startsWith(name)))).toEqual([]);
  const footer = (['chain', 'takePart', 'about'] as const).flatMap((group) => listFooterPages(group));
  const inFooter = namesIn(stops, 'footer');
  const missing = footer.map(({ id }) => en.pages[id].nav).filter((name) => !inFooter.includes(name));
  expect(missing).toEqual([]);
  expect(inFooter).toContain('System status');
});

test('the skip link leads past the header to the content', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the NFT menu opens, works with the arrow keys, and Escape returns the focus', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openPage(page, '/');
  const button = banner(page).getByRole('button', { name: 'NFT' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowDown');
  const links = openMenu(page).getByRole('link');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nft-marketplace$/);
  await expect(openMenu(page)).toHaveCount(0);
});

test('tabbing out of an open menu closes it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openPage(page, '/');
  const button = banner(page).getByRole('button', { name: 'NFT' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  for (const name of navNames('nft')) {
    await page.keyboard.press('Tab');
    await expect(openMenu(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(openMenu(page)).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Token Creator' })).toBeFocused();
});

test('“More” contains what does not fit, also for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openPage(page, '/');
  const button = banner(page).getByRole('button', { name: 'More' });
  await tabTo(page, button);
  await page.keyboard.press('ArrowDown');
  await expect(openMenu(page).getByRole('link').first()).toBeFocused();
  await tabTo(page, openMenu(page).getByRole('link', { name: 'FAQ' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
});

test('the keyboard switches language and theme, and keeps its position on the page', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openPage(page, '/explorer');
  await tabTo(page, banner(page).getByRole('link', { name: 'Deutsch' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/explorer$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toBeFocused();
  const theme = banner(page).getByRole('button', { name: 'Zwischen dunkel und hell wechseln' });
  await theme.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the search is opened, navigated, selected from and closed without a mouse', async ({ page }) => {
  await openPage(page, '/team');
  const field = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const button = banner(page).getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // Results from the chain arrive after the pages and extend the list.
  const chainResults = page.waitForResponse(/\/api\/v1\/search/);
  await page.keyboard.type('nft');
  await chainResults;
  const results = page.getByRole('dialog').getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(results.last()).toBeFocused();
  const wanted = await results.last().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new user connects a wallet and collects energy with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(DESK);
  await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/');
  const button = banner(page).getByRole('button', { name: /wallet/i });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  // The popover focuses the first choice, a passkey; the wallets follow.
  await expect(page.getByRole('button', { name: /^Continue with a passkey/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /MetaMask/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Disconnect' })).toHaveCount(0);
  await expect(button).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Collect energy/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
});

test('at both ends of a list, the focus stays on the link that led there', async ({ page }) => {
  await openPage(page, '/explorer/blocks');
  const pages = page.getByRole('navigation', { name: /^Pages of/ });
  for (const name of ['To block 0', 'Newest']) {
    const link = pages.getByRole('link', { name });
    await expect(link).not.toHaveAttribute('aria-disabled', 'true');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toBeFocused();
    const url = page.url();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(link).toBeFocused();
  }
});

test('on a phone, the keyboard opens the drawer, cycles through it and closes it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  const burger = banner(page).getByRole('button', { name: 'Open menu' });
  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  for (const name of ['Home', 'Close menu', 'Energy Dashboard', 'My NFTs', 'FAQ', 'Log in', 'Deutsch']) {
    await tabTo(
      page,
      drawer.getByText(name, { exact: true }).or(drawer.getByLabel(name, { exact: true })),
      40,
    );
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(burger).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Create NFT' }), 40);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create-nft$/);
  await expect(drawer).toHaveCount(0);
});
