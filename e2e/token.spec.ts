import { expect, test } from './test.ts';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { connectWallet } from './connect-wallet.ts';
import { injectWallet } from './fake-wallet.ts';
import { fundWallet } from './fund-wallet.ts';
import { openPage } from './open-page.ts';
import { watchFaults } from './watch-faults.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#ff5000"/></svg>',
);

test('a wallet creates a token at the address it was shown, finds it in the explorer, and sends of it', async ({
  page,
  baseURL,
}) => {
  const faults = await watchFaults(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await fundWallet(baseURL!, wallet.address, { nac: '0.1', usdt: '0' });
  await openPage(page, '/create-token');
  await expect(page.getByRole('heading', { name: 'Login required' })).toBeVisible();
  await connectWallet(page, wallet);

  // Nothing is sent while something is missing, or looks like a coin of this chain.
  const next = page.getByRole('button', { name: 'Check and see the address' });
  await next.click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Теther');
  await page.getByLabel('Symbol', { exact: true }).fill('road');
  await page.getByLabel('Initial supply').fill('1000');
  await next.click();
  await expect(page.getByText('This name could be taken for a coin of this chain.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Road Coin');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
  await next.click();

  // The address is known before the wallet is asked, and it is the one that the token has.
  const review = page.getByRole('region', { name: 'What you will sign' });
  const foretold = (await review.locator('.full-hash .hex').textContent())!;
  expect(wallet.countOf('eth_sendTransaction')).toBe(0);
  await review.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('heading', { name: 'Token successfully created!' })).toBeVisible();
  await page.getByRole('link', { name: 'Holders and transfers' }).click();
  await expect(page).toHaveURL(`/explorer/token/${foretold}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Road Coin');

  // The dashboard knows it with its logo, and sends of it.
  await openPage(page, '/token');
  const info = page.getByRole('region', { name: 'Token info' });
  const figure = (name: string) => page.locator('.reading').filter({ hasText: name });
  await expect(figure('Initial supply')).toContainText('1,000');
  await expect(info.locator('.token-logo img')).toHaveAttribute('src', /\.webp$/);
  const receiver = privateKeyToAddress(generatePrivateKey());
  const send = page.getByRole('region', { name: 'Send' });
  await send.getByLabel('To', { exact: true }).fill(receiver);
  await send.getByLabel('Amount', { exact: true }).fill('2000');
  await send.getByRole('button', { name: 'Check' }).click();
  await expect(send.getByText('You do not have that much.')).toBeVisible();
  await send.getByLabel('Amount', { exact: true }).fill('12.5');
  await send.getByRole('button', { name: 'Check' }).click();
  await send.getByRole('button', { name: 'Send 12.5 ROAD' }).click();
  await expect(send.getByText('Sent', { exact: true })).toBeVisible();
  await expect(send.getByTitle(receiver.toLowerCase())).toBeVisible();
  await expect(figure('Holders').locator('dd').first()).toHaveText('2');

  // My tokens: a new description, signed by the owner.
  await openPage(page, '/my-tokens');
  await page.getByRole('button', { name: 'Edit ROAD' }).click();
  await page.getByRole('dialog').getByLabel('Description').fill('For every road.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It will be shown in a moment.')).toBeVisible();
  await openPage(page, '/token');
  await expect(page.getByText('For every road.')).toBeVisible();
  expect(faults).toEqual([]);
});
