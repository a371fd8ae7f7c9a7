import type { BrowserContext } from '@playwright/test';
import { inPages } from '../support/in-pages.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';
import { listSiteRoutes, type SiteRoute } from '../support/site-routes.ts';
import { findSizeErrors } from '../support/size-errors.ts';
import { findWordErrors } from '../support/word-errors.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
/** How long a page may keep reading before it is taken as it is: the live line never ends. */
const SETTLE_MS = 3_000;
/** The kit shows every part of the interface in every state, and its own list of them; nobody gets there on a phone. */
const NOT_FOR_PHONES = new Set(['kit']);

/** What is too small, too low, too wide or broken on some pages, each with its page. */
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

test('on a phone every page fits, no type is under 13 px, no press under 40 px, and no German word breaks', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  expect(await findErrors(context, await routesOf(baseURL!, 'de'))).toEqual([]);
});

test('the same holds for every page of a person who is logged in', async ({ context, page, baseURL }) => {
  test.setTimeout(300_000);
  await openPage(page, '/demo-account-setup');
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  expect(await findErrors(context, await routesOf(baseURL!, 'en'))).toEqual([]);
});
