import { expect, test, type Page } from './test.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

const chipOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Demo, / });

/** Ends the demo in the header and confirms. */
async function endDemo(page: Page): Promise<void> {
  await chipOf(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End demo' }).click();
}

test('a visitor without a wallet starts a demo, acts in it, keeps it across a reload, and ends it', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/demo-account-setup');
  await page.getByText('Buy', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  const chip = chipOf(page);
  await expect(chip).toHaveAccessibleName('Demo, 24 h 0 min left');
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('demoSession') ?? 'null') as unknown,
  );
  expect(stored).toEqual({ expiresAt: expect.stringMatching(/Z$/), demoType: 'trade' });

  await openPage(page, '/energy-dashboard');
  await expect(page.getByText('Not a demo account, missing')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Collect energy/ })
    .click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();

  await endDemo(page);
  await expect(page.getByText('The demo has ended')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('demoSession'))).toBeNull();
  expect(errors).toEqual([]);
});

test('an expired demo ends by itself: wallet button, wallet and login disappear, and a later visit finds none of them', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/de/demo-account-setup');
  await page.getByRole('button', { name: 'Demo starten' }).click();
  const chip = chipOf(page);
  await expect(chip).toHaveAccessibleName('Demo, noch 24 Std. 0 Min.');
  await page.clock.fastForward(90 * 60_000);
  await expect(chip).toHaveAccessibleName('Demo, noch 22 Std. 30 Min.');
  await page.clock.fastForward(23 * 60 * 60_000);
  await expect(page.getByText('Die Demo ist beendet')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /demo|session|wallet/i.test(key))).toEqual([]);
});

test('ending the demo in one tab ends it in the other', async ({ page, context }) => {
  await openPage(page, '/demo-account-setup');
  await page.getByRole('button', { name: 'Start the demo' }).click();
  const second = await context.newPage();
  await openPage(second, '/faq');
  const chip = chipOf(second);
  await expect(chip).toBeVisible();
  await expect(second.getByRole('banner').getByRole('button', { name: /^Wallet 0x/ })).toBeVisible();
  await endDemo(page);
  await expect(chip).toHaveCount(0);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});
