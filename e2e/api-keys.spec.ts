import { expect, test } from './test.ts';
import { connectWallet } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { findSidewaysErrors } from './support/layout-errors.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

test('an account creates an API key, sees its requests in a chart, and revokes it', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/settings');
  await connectWallet(page, wallet);
  const panel = page.getByRole('region', { name: 'API keys' });
  await expect(panel.getByText('You have no API keys yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Create key' }).click();
  await panel.getByRole('button', { name: 'Create key' }).click();
  await expect(panel.getByText('Please enter a name of up to 50 characters.')).toBeVisible();
  await panel.getByLabel('Name of the key').fill('Portfolio script');
  await panel.getByRole('button', { name: 'Create key' }).click();
  const key = await panel.getByRole('status').locator('output').textContent();
  expect(key).toMatch(/^nk_[\w-]{32}$/);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).not.toContainText(key!);

  const read = () => fetch(`${baseURL}/api/v1/blocks?limit=1`, { headers: { 'x-api-key': key! } });
  expect((await read()).status).toBe(200);
  const show = panel.getByRole('button', { name: 'Show the use of Portfolio script' });
  const hide = panel.getByRole('button', { name: 'Hide the use of Portfolio script' });
  const chart = panel.getByRole('img', { name: 'Requests in 30 days: 1, at most 1 on one day' });
  // The api writes what it has counted every few seconds.
  await expect(async () => {
    await show.click();
    await expect(chart)
      .toBeVisible({ timeout: 1_000 })
      .finally(() => hide.click());
  }).toPass();
  await show.click();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findSidewaysErrors(page), String(width)).toEqual([]);
  }
  await panel.getByRole('button', { name: 'Revoke Portfolio script' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText('You have no API keys yet.')).toBeVisible();
  await expect.poll(async () => (await read()).status).toBe(401);
  expect(errors).toEqual([]);
});
