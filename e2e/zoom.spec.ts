import { expect, test, type Page } from '@playwright/test';
import { findSidewaysFaults, findTextFaults } from './layout-faults.ts';
import { openPage } from './open-page.ts';
import { listSiteRoutes } from './site-routes.ts';

/** A window of 1440 × 900 at 200 %, and the narrowest that content must flow into (WCAG 1.4.10). */
const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };

async function findFaults(page: Page): Promise<string[]> {
  return [...(await findSidewaysFaults(page)), ...(await findTextFaults(page))];
}

// German words are the longer ones; in the long tests the English pages are looked at too.
for (const language of process.env.NOVA_SOAK === '1' ? (['de', 'en'] as const) : (['de'] as const)) {
  test(`at 200 % and at 320 px nothing of the ${language} pages is cut off, overlaps or scrolls sideways`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      deviceScaleFactor: 2,
      viewport: ZOOMED,
    });
    const page = await context.newPage();
    const found: string[] = [];
    for (const route of await listSiteRoutes(baseURL!)) {
      if (route.language !== language) continue;
      await page.setViewportSize(ZOOMED);
      await openPage(page, route.path);
      for (const fault of await findFaults(page)) found.push(`${route.path} at 200 %: ${fault}`);
      await page.setViewportSize(NARROW);
      for (const fault of await findFaults(page)) found.push(`${route.path} at 320 px: ${fault}`);
      // Text alone twice as large, as the browser's own setting does.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const fault of await findFaults(page)) found.push(`${route.path} with text at 200 %: ${fault}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('at 200 % every way of the site can still be reached', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    viewport: ZOOMED,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await openPage(page, '/de');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  for (const name of ['Energy Dashboard', 'Meine NFTs', 'Blockchain', 'Deutsch']) {
    const link = drawer.getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
  expect(await findTextFaults(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Vorverkauf' }).click();
  await expect(page).toHaveURL(/\/de\/presale$/);
  await page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
  const popover = page.getByRole('dialog', { name: 'Wallet' });
  await expect(popover).toBeInViewport();
  expect(await findSidewaysFaults(page)).toEqual([]);
  const last = popover.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await context.close();
});
