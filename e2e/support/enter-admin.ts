import type { Page } from '@playwright/test';
import { readAdminToken } from './nova-database.ts';
import { openPage } from './open-page.ts';

/**
 * Opens a tab of the admin area with the admin token. @param words Texts of the form in the language of the
 * page.
 */
export async function enterAdmin(
  page: Page,
  path: string,
  texts: { readonly label: string; readonly button: string } = { label: 'Token', button: 'Open dashboard' },
): Promise<void> {
  await openPage(page, path);
  await page.getByLabel(texts.label, { exact: true }).fill(readAdminToken());
  await page.getByRole('button', { name: texts.button, exact: true }).click();
}
