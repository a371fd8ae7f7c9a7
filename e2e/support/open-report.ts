import type { Browser, Locator, Page } from '@playwright/test';
import { enterAdmin } from './enter-admin.ts';

/** The room of moderation in a browser of its own, by the admin token, with the report of these words unfolded. */
export async function openReport(browser: Browser, texts: string): Promise<{ admin: Page; report: Locator }> {
  const admin = await (await browser.newContext()).newPage();
  await enterAdmin(admin, '/admin?tab=moderation');
  const report = admin.getByRole('listitem').filter({ hasText: texts });
  await report.locator('summary').click();
  return { admin, report };
}
