import type { Page } from '@playwright/test';
import { findSidewaysErrors, findTextErrors } from './layout-errors.ts';

/** A 1440 × 900 window at 200%, and the narrowest width at which content must reflow (WCAG 1.4.10). */
export const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

async function findErrors(page: Page, where: string): Promise<string[]> {
  const errors = [...(await findSidewaysErrors(page)), ...(await findTextErrors(page))];
  return errors.map((error) => `${where}: ${error}`);
}

/**
 * Returns what is cut off, overlaps or scrolls horizontally when the open page is enlarged. The page stays
 * enlarged.
 */
export async function findZoomErrors(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  const found = await findErrors(page, 'at 200 %');
  await page.setViewportSize(NARROW);
  found.push(...(await findErrors(page, 'at 320 px')));
  // A phone whose default text is 24 px instead of 16.
  for (const width of [NARROW.width, 390]) {
    await page.setViewportSize({ width, height: NARROW.height });
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
    found.push(...(await findErrors(page, `with text at 150 % on ${width} px`)));
  }
  // Doubles only the text, like the browser's own setting.
  await page.setViewportSize(DESK);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  found.push(...(await findErrors(page, 'with text at 200 %')));
  return found;
}
