import { expect, test, type Page } from './test.ts';
import { fixSite } from './support/fixed-site.ts';
import { openPage } from './support/open-page.ts';

/**
 * Screenshots of key views, compared with those in `visual/`. After a deliberate change of the design,
 * update them with `npm test -w e2e -- visual.spec.ts --update-snapshots`, review each one, and commit
 * them.
 */
interface View {
  readonly name: string;
  readonly path: string;
  readonly theme: 'dark' | 'light';
  readonly width: 390 | 768 | 1440;
  /** Prepares the page for the screenshot. */
  readonly act?: (page: Page) => Promise<void>;
}

const banner = (page: Page) => page.getByRole('banner');
const VIEWS: readonly View[] = [
  { name: 'home', path: '/', theme: 'dark', width: 1440 },
  { name: 'home-de-phone', path: '/de', theme: 'light', width: 390 },
  { name: 'explorer', path: '/explorer', theme: 'light', width: 1440 },
  { name: 'explorer-de-phone', path: '/de/explorer', theme: 'dark', width: 390 },
  { name: 'energy-de', path: '/de/energy-dashboard', theme: 'light', width: 768 },
  { name: 'presale', path: '/presale', theme: 'dark', width: 1440 },
  { name: 'not-found-phone', path: '/no/such/page', theme: 'dark', width: 390 },
  {
    name: 'nft-menu',
    path: '/team',
    theme: 'light',
    width: 1440,
    act: (page) => banner(page).getByRole('button', { name: 'NFT' }).click(),
  },
  {
    name: 'drawer-de',
    path: '/de/faq',
    theme: 'dark',
    width: 390,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Menü öffnen' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'search',
    path: '/team',
    theme: 'dark',
    width: 768,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Search' }).click();
      await page.getByRole('textbox', { name: 'Search Nova' }).fill('nft');
    },
  },
  {
    name: 'wallet-phone',
    path: '/faq',
    theme: 'light',
    width: 390,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Connect wallet' }).click();
      await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
    },
  },
  {
    name: 'footer-de',
    path: '/de/team',
    theme: 'dark',
    width: 768,
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
];
const HEIGHTS = { 390: 844, 768: 900, 1440: 900 } as const;

// Text rendering differs between systems; the screenshots are from Linux with our own fonts.
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');
test.use({ reducedMotion: 'reduce', colorScheme: 'dark' });

for (const { name, path, theme, width, act } of VIEWS) {
  test(`${name} looks unchanged`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await page.addInitScript((value) => localStorage.setItem('nova.theme', value), theme);
    await fixSite(page);
    await openPage(page, path);
    // The gallery of the home page is below the fold and loads only when it is near the screen.
    await expect(page.locator('main :is([aria-busy="true"], .skeleton):not(#gallery *)')).toHaveCount(0);
    // The header of every page shows the newest block once the data has arrived.
    await expect(banner(page).locator('.meter .num')).toHaveText(/^1[.,]284[.,]507$/);
    await act?.(page);
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined),
    );
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
