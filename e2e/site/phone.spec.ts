import { inPages } from '../support/in-pages.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, settlePage } from '../support/open-page.ts';
import { listSiteRoutes } from '../support/site-routes.ts';
import { findSizeErrors } from '../support/size-errors.ts';
import { findWordErrors } from '../support/word-errors.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };

// `routes.spec.ts` checks the same for logged-out users, in both languages and at every width.
test('on a phone, every page of a logged-in user meets the size limits', async ({
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/demo-account-setup');
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  // The kit shows every component in every state and is not used on phones.
  const routes = (await listSiteRoutes(baseURL!)).filter(
    ({ language, name }) => language === 'en' && name !== 'kit',
  );
  const found: string[] = [];
  await inPages(
    context,
    routes,
    (each) => each.setViewportSize(PHONE),
    async (each, route) => {
      await openPage(each, route.path);
      await settlePage(each);
      const { type, taps } = await findSizeErrors(each);
      const errors = [...type, ...taps, ...(await findSidewaysErrors(each)), ...(await findWordErrors(each))];
      found.push(...errors.map((error) => `${route.path}: ${error}`));
    },
  );
  expect(found).toEqual([]);
});
