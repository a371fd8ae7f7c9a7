import { expect, test } from '@playwright/test';
import { openPage } from './open-page.ts';
import { watchFaults } from './watch-faults.ts';

test('a visitor without anything starts a demo, acts with it, keeps it over a reload, and ends it', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await openPage(page, '/demo-account-setup');
  await page.getByText('Buy and trade').click();
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You are signed in with the demo wallet')).toBeVisible();
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
