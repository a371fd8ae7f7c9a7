import { expect, test, type Locator } from '../test.ts';
import { openPage } from '../support/open-page.ts';

const backgroundOf = (element: Locator, part?: string) =>
  element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).backgroundColor, part);

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('with forced colors, what is chosen differs from what is not', async ({ page }) => {
  await openPage(page, '/kontakt');
  const topics = page.getByRole('main').getByRole('radio');
  const looks = await topics.evaluateAll((inputs) =>
    inputs.map((input) => ({
      isChosen: (input as HTMLInputElement).checked,
      mark: getComputedStyle(input, '::before').backgroundColor,
    })),
  );
  const canvas = await backgroundOf(page.locator('body'));
  expect(looks.filter(({ isChosen }) => isChosen).map(({ mark }) => mark)).not.toContain(canvas);
  expect(looks.filter(({ isChosen }) => isChosen)).toHaveLength(1);

  await openPage(page, '/presale');
  const payments = page.getByRole('group', { name: 'Pay with' });
  const chosen = payments.getByRole('button', { pressed: true });
  await expect(chosen).toHaveText('USDT');
  expect(await backgroundOf(chosen)).not.toBe(
    await backgroundOf(payments.getByRole('button', { pressed: false })),
  );

  await openPage(page, '/auth');
  const lineOf = (tab: Locator) => tab.evaluate((node) => getComputedStyle(node).borderBottomColor);
  expect(await lineOf(page.getByRole('tab', { selected: true }))).not.toBe(
    await lineOf(page.getByRole('tab', { selected: false }).first()),
  );
});

test('with forced colors, the square of what is live is filled', async ({ page }) => {
  await openPage(page, '/presale');
  const live = page.locator('.state.sealed').first();
  await expect(live).toHaveText('Live');
  expect(await backgroundOf(live, '::before')).not.toBe(await backgroundOf(page.locator('body')));
});
