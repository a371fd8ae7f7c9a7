import { expect, test } from './test.ts';
import { openPage } from './open-page.ts';
import { watchFaults } from './watch-faults.ts';

test('a visitor without anything starts a demo, acts with it, keeps it over a reload, and ends it', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await openPage(page, '/demo-account-setup');
  await page.getByText('Buy', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  const banner = page.getByRole('note').filter({ hasText: 'Demo' });
  await expect(banner).toContainText('24 h 0 min left.');
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

  await banner.getByRole('button', { name: 'End demo' }).click();
  await expect(page.getByText('The demo has ended')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('demoSession'))).toBeNull();
  expect(faults).toEqual([]);
});

test('a demo that is over ends by itself: banner, wallet and login go, and who comes back later finds none of it', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/de/demo-account-setup');
  await page.getByRole('button', { name: 'Demo starten' }).click();
  const banner = page.getByRole('note').filter({ hasText: 'Demo' });
  await expect(banner).toContainText('Noch 24 Std. 0 Min.');
  await page.clock.fastForward(90 * 60_000);
  await expect(banner).toContainText('Noch 22 Std. 30 Min.');
  await page.clock.fastForward(23 * 60 * 60_000);
  await expect(page.getByText('Die Demo ist beendet')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /demo|session|wallet/i.test(key))).toEqual([]);
});

test('ending the demo in one tab ends it in the other', async ({ page, context }) => {
  await openPage(page, '/demo-account-setup');
  await page.getByRole('button', { name: 'Start the demo' }).click();
  const second = await context.newPage();
  await openPage(second, '/faq');
  const banner = second.getByRole('note').filter({ hasText: 'Demo' });
  await expect(banner).toBeVisible();
  await expect(second.getByRole('banner').getByRole('button', { name: /^Wallet 0x/ })).toBeVisible();
  await page.getByRole('note').filter({ hasText: 'Demo' }).getByRole('button', { name: 'End demo' }).click();
  await expect(banner).toHaveCount(0);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});
