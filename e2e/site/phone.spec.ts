import type { BrowserContext } from '@playwright/test';
import { inPages } from '../support/in-pages.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';
import { listSiteRoutes, type SiteRoute } from '../support/site-routes.ts';
import { findSizeErrors } from '../support/size-errors.ts';
import { findWordErrors } from '../support/word-errors.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
/** Maximum milliseconds to wait for a page's data before it is measured, because live data never ends. */
const SETTLE_MS = 3_000;
/** Excluded: the kit, which shows every component in every state and is not used on phones. */
const NOT_FOR_PHONES = new Set(['kit']);

/** Returns elements that are too small, too low, too wide or broken, each with the path of its page. */
async function findErrors(context: BrowserContext, routes: readonly SiteRoute[]): Promise<string[]> {
  const found: string[] = [];
  await inPages(
    context,
    routes,
    (page) => page.setViewportSize(PHONE),
    async (page, route) => {
      await openPage(page, route.path);
      await page
        .locator('main .skeleton')
        .first()
        .waitFor({ state: 'detached', timeout: SETTLE_MS })
        .catch(() => undefined);
      const { type, taps } = await findSizeErrors(page);
      const errors = [...type, ...taps, ...(await findSidewaysErrors(page)), ...(await findWordErrors(page))];
      found.push(...errors.map((error) => `${route.path}: ${error}`));
    },
  );
  return found;
}

async function routesOf(origin: string, language: SiteRoute['language']): Promise<SiteRoute[]> {
  const routes = await listSiteRoutes(origin);
  return routes.filter((route) => route.language === language && !NOT_FOR_PHONES.has(route.name));
}

test('on a phone, every page fits, text is at least 13 px, buttons 40 px, and no German word breaks', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  expect(await findErrors(context, await routesOf(baseURL!, 'de'))).toEqual([]);
});

test('on a phone, every page of a logged-in user meets the size limits', async ({
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/demo-account-setup');
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  expect(await findErrors(context, await routesOf(baseURL!, 'en'))).toEqual([]);
});
