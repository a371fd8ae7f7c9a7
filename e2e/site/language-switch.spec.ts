import { openPage } from '../support/open-page.ts';
import { expect, test, type Page } from '../test.ts';

const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('the search of the documentation remains when the language changes, and finds the other texts', async ({
  page,
}) => {
  await openPage(page, '/documentation/api-reference');
  await page.getByRole('searchbox', { name: 'Search the docs' }).fill('nonce');
  const found = page.locator('.doc-found li');
  await expect(found.first()).toHaveAttribute('lang', 'en');
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveURL(/\/de\/documentation\/api-reference$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('nonce');
  await expect(found.first()).toHaveAttribute('lang', 'de');
});

test('the amounts of the presale are written in the language of the page', async ({ page }) => {
  await openPage(page, '/presale');
  await page.getByLabel('You receive, without bonus').fill('100.5');
  await switchTo(page, 'Deutsch');
  await expect(page.getByLabel('Du erhältst, ohne Bonus')).toHaveValue('100,5');
});
