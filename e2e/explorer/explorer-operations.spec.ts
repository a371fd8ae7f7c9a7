import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '../test.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, setTheme, settlePage } from '../support/open-page.ts';
import { sendBundle } from '../support/send-bundle.ts';
import { watchErrors } from '../support/watch-errors.ts';

async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const chip = (text: string) => `${text.slice(0, 6)}…${text.slice(-6)}`;

test('user operations of a bundle through EntryPoint 0.8 are listed, explained and found', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const errors = await watchErrors(page);
  const { transactionHash, account, bundler, recipient, paying, reverting } = await sendBundle(baseURL!);
  await expect
    .poll(async () => (await page.request.get(`/api/v1/user-operations/${reverting}`)).status())
    .toBe(200);

  // The list of all: the last operation of the bundle comes first.
  await openPage(page, '/explorer/user-operations');
  const rows = page.getByRole('region', { name: 'User operations', exact: true }).locator('tbody tr');
  await expect(rows.nth(0)).toContainText(chip(reverting));
  await expect(rows.nth(0)).toContainText('Failed');
  await expect(rows.nth(1)).toContainText(chip(paying));
  const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href'))!);
  expect(await file.text()).toContain(`${paying},${transactionHash},`);

  // The one that paid: who acts, who created the account, and its call.
  await rows
    .nth(1)
    .getByRole('link', { name: chip(paying) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User operation');
  const main = page.getByRole('main');
  await expect(main).toContainText(paying);
  for (const text of ['Account created by', 'The account itself', 'EntryPoint 0.8', '0.001'])
    await expect(main).toContainText(text);
  for (const address of [account, bundler, recipient])
    await expect(main.locator(`a[href$="/address/${address}"]`).first()).toBeVisible();

  // The one that reverted says why.
  await openPage(page, `/explorer/user-operation/${reverting}`);
  await expect(main).toContainText('The account’s calls were undone.');
  await expect(main.locator('.decoded')).toContainText('transfer');
  await expect(main.locator('.failure')).toContainText('InsufficientBalance');

  // Its transaction and its account list it; an address without operations has no such tab.
  await openPage(page, `/explorer/tx/${transactionHash}`);
  await expect(page.locator('.panel', { hasText: '2 operations' }).locator('tbody tr')).toHaveCount(2);
  await openPage(page, `/explorer/address/${account}?tab=operations`);
  await expect(rows).toHaveCount(2);
  await openPage(page, `/explorer/address/${recipient}`);
  await expect(page.getByRole('tab', { name: 'Internal' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'User operations' })).toHaveCount(0);

  await openPage(page, `/explorer?q=${paying}`);
  await expect(page).toHaveURL(new RegExp(`/explorer/user-operation/${paying}$`));

  for (const path of ['/explorer/user-operations', `/explorer/user-operation/${reverting}`]) {
    for (const language of ['', '/de']) {
      await openPage(page, language + path);
      await settlePage(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findSidewaysErrors(page), `${language}${path} ${width}`).toEqual([]);
      }
      for (const theme of ['dark', 'light'] as const) {
        await setTheme(page, theme);
        expect(await findAxeErrors(page), `${language}${path} ${theme}`).toEqual([]);
      }
    }
  }
  expect(errors).toEqual([]);
});
