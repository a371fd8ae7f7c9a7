import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it answers to presses. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Switches the theme without a reload, as the button does. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    dispatchEvent(new Event('nova:theme'));
  }, theme);
}
