import { expect, test } from '@playwright/test';
import { injectWallet } from './fake-wallet.ts';
import { openPage } from './open-page.ts';
import { watchFaults } from './watch-faults.ts';

test('a fresh wallet solves the puzzle, gets its gas in a block, and sees when it may ask again', async ({
  page,
  baseURL,
}) => {
  const faults = await watchFaults(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/faucet');
  await page.getByLabel('Address', { exact: true }).fill(wallet.address);
  await page.getByRole('button', { name: 'Get 0.1 NAC' }).click();
  await page.getByRole('button', { name: 'Get 0.1 NAC' }).click();
  await expect(page.getByText('This wallet has 0.1 NAC more.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d:\d\d$/);
  const short = `${wallet.address.slice(0, 6)}…${wallet.address.slice(-6)}`;
  const row = page.getByRole('row').filter({ hasText: short });
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /\/explorer\/block\/\d+$/);
  expect(faults).toEqual([]);
});

test('what is not an address is told at the field', async ({ page }) => {
  await openPage(page, '/de/faucet');
  await page.getByLabel('Adresse', { exact: true }).fill('0x123');
  await page.getByRole('button', { name: '0,1 NAC holen' }).click();
  await expect(page.getByText('Bitte gib eine Adresse ein: 0x und 40 hexadezimale Stellen')).toBeVisible();
});
