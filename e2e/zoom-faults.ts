import type { Page } from '@playwright/test';
import { findSidewaysFaults, findTextFaults } from './layout-faults.ts';

/** A window of 1440 × 900 at 200 %, and the narrowest that content must flow into (WCAG 1.4.10). */
export const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

async function findFaults(page: Page, where: string): Promise<string[]> {
  const faults = [...(await findSidewaysFaults(page)), ...(await findTextFaults(page))];
  return faults.map((fault) => `${where}: ${fault}`);
}

/** What of an open page is cut off, overlaps or scrolls sideways once it is enlarged. It stays enlarged. */
export async function findZoomFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  const found = await findFaults(page, 'at 200 %');
  await page.setViewportSize(NARROW);
  found.push(...(await findFaults(page, 'at 320 px')));
  // Text alone twice as large, as the browser's own setting does.
  await page.setViewportSize(DESK);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  found.push(...(await findFaults(page, 'with text at 200 %')));
  return found;
}
