import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens the site's search, or the page's own, with a slash, whose listener is loaded after the page. */
export async function openSearch(
  page: Page,
  field: Locator = page.getByRole('textbox', { name: 'Search Nova' }),
): Promise<Locator> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  return field;
}

/** Maximum milliseconds to wait for a page's data before it is measured, because live data never ends. */
const SETTLE_MS = 3_000;

/** Waits until the open page shows data instead of placeholders, but not for long. */
export async function settlePage(page: Page): Promise<void> {
  await page
    .locator('main .skeleton')
    .first()
    .waitFor({ state: 'detached', timeout: SETTLE_MS })
    .catch(() => undefined);
}

/** Switches the theme without a reload, like the button. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    dispatchEvent(new Event('nova:theme'));
  }, theme);
}
