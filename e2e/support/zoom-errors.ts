import type { Page } from '@playwright/test';
import { findSidewaysErrors, findTextErrors } from './layout-errors.ts';

/** A window of 1440 × 900 at 200 %, and the narrowest that content must flow into (WCAG 1.4.10). */
export const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

async function findErrors(page: Page, where: string): Promise<string[]> {
  const errors = [...(await findSidewaysErrors(page)), ...(await findTextErrors(page))];
  return errors.map((error) => `${where}: ${error}`);
}

/** What of an open page is cut off, overlaps or scrolls sideways once it is enlarged. It stays enlarged. */
export async function findZoomErrors(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  const found = await findErrors(page, 'at 200 %');
  await page.setViewportSize(NARROW);
  found.push(...(await findErrors(page, 'at 320 px')));
  // Text alone twice as large, as the browser's own setting does.
  await page.setViewportSize(DESK);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  found.push(...(await findErrors(page, 'with text at 200 %')));
  return found;
}
