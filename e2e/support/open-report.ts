import type { Browser, Locator, Page } from '@playwright/test';
import { enterAdmin } from './enter-admin.ts';

/**
 * Opens the moderation tab in a separate browser context with the admin token, and expands the report with
 * this text.
 */
export async function openReport(browser: Browser, texts: string): Promise<{ admin: Page; report: Locator }> {
  const admin = await (await browser.newContext()).newPage();
  await enterAdmin(admin, '/admin?tab=moderation');
  const report = admin.getByRole('listitem').filter({ hasText: texts });
  await report.locator('summary').click();
  return { admin, report };
}
