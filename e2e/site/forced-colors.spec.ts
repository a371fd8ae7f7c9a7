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

test('with forced colors, legends show their colors, and what cannot be used differs from what can', async ({
  page,
}) => {
  await openPage(page, '/explorer');
  const canvas = await backgroundOf(page.locator('body'));
  const colors = await Promise.all(
    (await page.locator('.heat-legend span').all()).map((each) => backgroundOf(each, '::before')),
  );
  expect(new Set(colors).size).toBe(5);
  expect(colors).not.toContain(canvas);

  await openPage(page, '/create-nft');
  const drop = page.locator('.drop').first();
  expect(await drop.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('dashed');

  await openPage(page, '/risk-disclaimer');
  const colorOf = (button: Locator) => button.evaluate((node) => getComputedStyle(node).color);
  const disabled = page.getByRole('main').locator('.button[aria-disabled=true]').first();
  const usable = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
  expect(await colorOf(disabled)).not.toBe(await colorOf(usable));
});
