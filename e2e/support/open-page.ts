import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Switches the theme without a reload, like the button. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    dispatchEvent(new Event('nova:theme'));
  }, theme);
}
