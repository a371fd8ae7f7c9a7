import { expect, test } from '../test.ts';
import { connectWallet } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

test('a wallet registers a name, renews it, and the name leads to its address', async ({ page, baseURL }) => {
  const errors = await watchErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await fundWallet(baseURL!, wallet.address, { nac: '4.5', usdt: '0' });
  await openPage(page, '/names');
  await page.getByLabel('Name', { exact: true }).fill('-no');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('This name isn’t possible.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Journey.nac');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('journey.nac is available.')).toBeVisible();
  await connectWallet(page, wallet);

  await page.getByText('2 NAC', { exact: true }).click();
  await page.getByRole('button', { name: 'Register journey.nac' }).click();
  await expect(page.getByText('journey.nac is taken.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'journey.nac' });
  await expect(row.getByText('Shown')).toBeVisible();

  const expiry = row.locator('.at-expires');
  const before = (await expiry.textContent())!;
  await row.getByRole('button', { name: 'Renew' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 NAC', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await expect(dialog).toBeHidden();
  await expect(expiry).not.toHaveText(before);

  await page.goto('/address/journey.nac');
  await expect(page).toHaveURL(new RegExp(`/explorer/address/${wallet.address}$`, 'i'));
  await page.goto('/address/nobody-here.nac');
  await expect(page).toHaveURL(/\/names\?name=nobody-here\.nac$/);
  await expect(page.getByText('nobody-here.nac is available.')).toBeVisible();
  expect(errors).toEqual([]);
});
