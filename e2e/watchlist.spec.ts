import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from './test.ts';
import { connectWallet } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { fundWallet } from './support/fund-wallet.ts';
import { findSidewaysErrors } from './support/layout-errors.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

const NOTE = 'The shop around the corner: pays on Fridays.';

test('an account watches an address, writes a note on it, and both are in its settings', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const watched = privateKeyToAddress(generatePrivateKey()).toLowerCase();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, `/explorer/address/${watched}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Watch address' })).toHaveCount(0);
  await connectWallet(page, wallet);

  await main.getByRole('button', { name: 'Watch address' }).click();
  await main.getByRole('button', { name: 'Start watching' }).click();
  await expect(main.getByRole('button', { name: 'Change what you watch' })).toBeVisible();
  await main.getByRole('button', { name: 'Add private note' }).click();
  await main.getByLabel('Your note').fill(NOTE);
  await main.getByRole('button', { name: 'Save note' }).click();
  await expect(main.getByText(NOTE)).toBeVisible();

  await fundWallet(baseURL!, watched as `0x${string}`, { nac: '0', usdt: '1' });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('dialog').getByRole('link', { name: /watch/ }).click();
  await expect(page).toHaveURL(new RegExp(`/explorer/address/${watched}$`));

  await openPage(page, '/settings');
  const watchlist = page.getByRole('region', { name: 'Watchlist' });
  await expect(watchlist.getByRole('listitem')).toHaveCount(1);
  await watchlist.getByRole('button', { name: 'Create feed' }).click();
  const feed = await watchlist.locator('output').textContent();
  expect(await (await fetch(feed!)).text()).toContain('<entry>');
  const notes = page.getByRole('region', { name: 'Private notes' });
  await expect(notes.getByText(NOTE)).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findSidewaysErrors(page), String(width)).toEqual([]);
  }
  await notes.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(notes.getByText('No notes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByText(NOTE)).toBeVisible();
  expect(errors).toEqual([]);
});
