import { expect, test } from '../test.ts';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { connectWallet } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { openReport } from '../support/open-report.ts';
import { openWalletTransactions } from '../support/wallet-transactions.ts';
import { watchErrors } from '../support/watch-errors.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#ff5000"/></svg>',
);

test('a wallet creates a token at the announced address, finds it in the explorer, and sends some', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await fundWallet(baseURL!, wallet.address, { nac: '0.1', usdt: '0' });
  await openPage(page, '/create-token');
  await expect(page.getByRole('heading', { name: 'Login required' })).toBeVisible();
  await connectWallet(page, wallet);

  // Nothing is sent while a field is missing or the name resembles a coin of this chain.
  const next = page.getByRole('button', { name: 'Review' });
  await next.click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Теther');
  await page.getByLabel('Symbol', { exact: true }).fill('road');
  await page.getByLabel('Initial supply').fill('1000');
  await next.click();
  await expect(page.getByText('This name is too similar to one of this chain’s coins.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Road Coin');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
  await next.click();

  // The address is shown before the wallet is asked, and the token gets exactly this address.
  const review = page.getByRole('region', { name: 'Review before signing' });
  const foretold = (await review.locator('.full-hash .hex').textContent())!;
  expect(wallet.countOf('eth_sendTransaction')).toBe(0);
  await review.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('heading', { name: 'Token successfully created!' })).toBeVisible();
  await page.getByRole('link', { name: 'Holders and transfers' }).click();
  await expect(page).toHaveURL(`/explorer/token/${foretold}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Road Coin');

  // The dashboard shows the token with its logo and can send it.
  await openPage(page, '/token');
  const info = page.getByRole('region', { name: 'Token info' });
  const stat = (name: string) => page.locator('.reading').filter({ hasText: name });
  await expect(stat('Initial supply')).toContainText('1,000');
  await expect(info.locator('.token-logo img')).toHaveAttribute('src', /\.webp$/);
  const receiver = privateKeyToAddress(generatePrivateKey());
  const send = page.getByRole('region', { name: 'Send' });
  await send.getByLabel('To', { exact: true }).fill(receiver);
  await send.getByLabel('Amount', { exact: true }).fill('2000');
  await send.getByRole('button', { name: 'Review' }).click();
  await expect(send.getByText('You don’t have that much.')).toBeVisible();
  await send.getByLabel('Amount', { exact: true }).fill('12.5');
  await send.getByRole('button', { name: 'Review' }).click();
  await send.getByRole('button', { name: 'Send 12.5 ROAD' }).click();
  await expect(send.getByText('Sent', { exact: true })).toBeVisible();
  await expect(send.getByTitle(receiver.toLowerCase())).toBeVisible();
  await expect(stat('Holders').locator('dd').first()).toHaveText('2');

  // My tokens: the owner signs a new description.
  await openPage(page, '/my-tokens');
  await page.getByRole('button', { name: 'Edit ROAD' }).click();
  await page.getByRole('dialog').getByLabel('Description').fill('For every road.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The change will appear in a moment.')).toBeVisible();
  await openPage(page, '/token');
  await expect(page.getByText('For every road.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a reported token loses its texts when it is hidden, and regains them when it is shown', async ({
  page,
  browser,
  baseURL,
}) => {
  const key = generatePrivateKey();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, key });
  await fundWallet(baseURL!, wallet.address, { nac: '0.1', usdt: '0' });
  const actions = await openWalletTransactions(page, `${baseURL}/rpc`);
  const name = `Fog ${Date.now()}`;
  const owner = actions.of(privateKeyToAccount(key));
  const token = (await owner.createToken(name, 'FOG', 10n ** 18n, '')).toLowerCase();
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).text();
  await expect.poll(() => read(`/tokens/${token}`)).toContain(name);
  await openPage(page, `/explorer/token/${token}`);
  await connectWallet(page, wallet);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(name);
  await page.getByRole('main').getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Impersonates another token' }).check();
  const texts = `There is another fog, ${name}`;
  await dialog.getByLabel('Details (optional)').fill(texts);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks, we’ve received your report.')).toBeVisible();

  const { admin, report } = await openReport(browser, texts);
  const decide = async (click: string) => {
    await report.getByRole('button', { name: click }).click();
    const question = admin.getByRole('dialog');
    await question.getByLabel('Reason').fill(`${click}: ${texts}`);
    await question.getByRole('button', { name: click }).click();
    await expect(question).toBeHidden();
  };
  await decide('Hide');
  await expect(report.getByText('Hidden', { exact: true })).toBeVisible();

  const note = page.getByRole('main').getByText('hidden by our moderators', { exact: false });
  await openPage(page, `/explorer/token/${token}`);
  await expect(note).toBeVisible();
  await expect(heading).not.toContainText(name);
  expect(await read(`/search?q=${encodeURIComponent(name)}`)).not.toContain(token);
  expect(await read('/tokens?limit=100')).not.toContain(token);
  await openPage(page, '/my-tokens');
  await expect(
    page.getByText('Our moderators have hidden one of your tokens', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();

  await decide('Unhide');
  await expect(report.getByText('Hidden', { exact: true })).toBeHidden();
  await openPage(page, `/explorer/token/${token}`);
  await expect(heading).toContainText(name);
  await expect(note).toBeHidden();
  expect(await read(`/search?q=${encodeURIComponent(name)}`)).toContain(token);
});
