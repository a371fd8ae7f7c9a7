import { expect, test, type Page } from '@playwright/test';
import { connectWallet } from './connect-wallet.ts';
import { type FakeWallet, injectWallet } from './fake-wallet.ts';
import { fundWallet } from './fund-wallet.ts';
import { runInDatabase } from './nova-database.ts';
import { openPage } from './open-page.ts';
import { watchFaults } from './watch-faults.ts';

/** A picture of the page's own making, as a file. */
async function drawPicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 360];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#1b2a33';
    pen.fillRect(0, 0, 480, 360);
    pen.fillStyle = '#f58a2e';
    pen.fillRect(120, 90, Math.random() * 200 + 40, 180);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return { name: 'ebb.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** A wallet with coins on a page, connected; its welcome bonus pays for what it makes. */
async function walletOn(page: Page, origin: string, path: string): Promise<FakeWallet> {
  const wallet = await injectWallet(page.context(), { rpcUrl: `${origin}/rpc` });
  await fundWallet(origin, wallet.address, { nac: '0.05', usdt: '0' });
  // Three wallets of one network are welcomed a day; the other specs have had theirs.
  await runInDatabase(`update app.welcome_bonuses set network = 'another network'`);
  await openPage(page, path);
  await connectWallet(page, wallet);
  return wallet;
}

const main = (page: Page) => page.getByRole('main');
const create = (page: Page) => main(page).getByRole('button', { name: /^Create NFT/ });

async function fillForm(page: Page, name: string): Promise<void> {
  await page.locator('#nft-image').setInputFiles(await drawPicture(page));
  await main(page).getByLabel('Name', { exact: true }).fill(name);
  // The welcome bonus is there.
  await expect(main(page).getByText('You will have')).toBeVisible();
}

test('an NFT is made, offered and bought, and everybody sees it as it happens', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const faults = await watchFaults(page);
  const name = `Ebb ${Date.now()}`;
  await walletOn(page, baseURL!, '/create-nft');
  await fillForm(page, name);
  await main(page).getByRole('button', { name: 'Add a property' }).click();
  await main(page).getByLabel('Name of property 1').fill('Tide');
  await main(page).getByLabel('Value of property 1').fill('Ebb');
  await create(page).click();
  await expect(main(page).getByRole('heading', { name: 'NFT created!' })).toBeVisible();

  await main(page).getByRole('link', { name: 'See it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page).getByRole('img', { name: `Picture of ${name}` })).toBeVisible();
  const trade = main(page).getByRole('region', { name: 'Price and trade' });
  await trade.getByRole('button', { name: 'List for sale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').fill('0.01');
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(trade.getByText('It is for sale.')).toBeVisible();
  await expect(trade.getByText('0.01NAC')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const path = `/nft-marketplace?${new URLSearchParams({ q: name, status: 'listed' })}`;
  await walletOn(other, baseURL!, path);
  const card = main(other).getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('0.01NAC');
  // A list of what is for sale, in a tab of its own: it loses the card without being asked.
  const list = await other.context().newPage();
  await openPage(list, path);
  await expect(main(list).getByRole('heading', { name })).toBeVisible();
  await card.getByRole('link').click();
  await main(other)
    .getByRole('button', { name: /^Buy now/ })
    .click();
  await expect(main(other).getByText('It is yours.')).toBeVisible();

  await expect(main(list).getByRole('heading', { name })).toBeHidden();
  await expect(main(list).getByText('Nothing matches')).toBeVisible();
  await expect(trade.getByText('Sold', { exact: true })).toBeVisible();
  const history = main(page).getByRole('region', { name: 'History' });
  await expect(history.getByRole('rowheader')).toHaveText(['Sold', 'Listed', 'Minted']);
  await expect(history.getByRole('link', { name: /^0x/ }).last()).toHaveAttribute('href', /\/explorer\//);
  await openPage(other, '/my-nfts');
  await expect(main(other).getByRole('heading', { name })).toBeVisible();
  expect(faults).toEqual([]);
});

test('creating says what is missing, and goes on after a signature that was declined', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/create-nft');
  await create(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' });
  await expect(summary).toContainText('Please select an image');
  await expect(main(page).getByText('Please connect your wallet')).toBeVisible();

  const wallet = await walletOn(page, baseURL!, '/create-nft');
  const name = `Slab ${Date.now()}`;
  await fillForm(page, name);
  await main(page)
    .getByRole('radio', { name: /Premium 3D/ })
    .check();
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await create(page).click();
  await expect(main(page).getByText('The NFT could not be created. Please try again.')).toBeVisible();
  // What was done is done, also for a page that is loaded anew.
  await openPage(page, '/create-nft');
  await expect(main(page).getByText(`“${name}” is not finished`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Go on' }).click();
  await expect(main(page).getByRole('heading', { name: 'Premium 3D NFT created!' })).toBeVisible();

  await main(page).getByRole('link', { name: 'See it' }).click();
  await main(page).getByRole('button', { name: 'View in 3D' }).click();
  // Drawn where the browser can; else its picture stays, and the page says why.
  const canvas = main(page).getByRole('application', { name: `3D model of ${name}` });
  const failed = main(page).getByText('The 3D model cannot be shown in this browser.');
  await expect(canvas.or(failed).first()).toBeVisible();
});
