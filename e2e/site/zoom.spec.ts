import { expect, test } from '../test.ts';
import { findSidewaysErrors, findTextErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';
import { ZOOMED } from '../support/zoom-errors.ts';

// `routes.spec.ts` also checks that enlarging a page neither cuts off text nor makes it overlap.
test('at 200%, every link of the site is reachable', async ({ browser, baseURL }) => {
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
  expect(await findTextErrors(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Vorverkauf' }).click();
  await expect(page).toHaveURL(/\/de\/presale$/);
  await page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
  const popover = page.getByRole('dialog', { name: 'Wallet' });
  await expect(popover).toBeInViewport();
  expect(await findSidewaysErrors(page)).toEqual([]);
  const last = popover.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await context.close();
});
