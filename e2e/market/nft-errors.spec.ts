import { createGlb } from '@nova/api/testing/upload-files';
import { expect, test, type Page } from '../test.ts';
import { parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createButton, drawPicture, fillCreation, mainOf, walletOn } from '../support/create-nft.ts';
import { openPage } from '../support/open-page.ts';
import { openReport } from '../support/open-report.ts';
import { type OpenedWalletTransactions, openWalletTransactions } from '../support/wallet-transactions.ts';

const now = () => Math.floor(Date.now() / 1_000);

/** Opens a page for a wallet that has minted an NFT itself. */
async function minted(page: Page, origin: string) {
  const key = generatePrivateKey();
  const wallet = await walletOn(page, origin, '/my-nfts', { key });
  const actions: OpenedWalletTransactions = await openWalletTransactions(page, `${origin}/rpc`);
  const owner = actions.of(privateKeyToAccount(key));
  let tokenId = 0n;
  // The wallet's welcome bonus may not be on the chain yet.
  await expect(async () => {
    tokenId = await owner.mintNft(false);
  }).toPass();
  await expect
    .poll(async () => (await page.request.get(`/api/v1/market/nfts/${tokenId}`)).status())
    .toBe(200);
  return { wallet, owner, tokenId, path: `/nft/${tokenId}` };
}

test('an upload interrupted by a reload resumes, and its 3D model becomes a premium NFT', async ({
  page,
  baseURL,
}) => {
  await walletOn(page, baseURL!, '/create-nft');
  const offsets: number[] = [];
  let isBroken = true;
  await page.route('**/storage/v1/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset'];
    if (offset !== undefined) offsets.push(Number(offset));
    // The connection fails after the first part.
    if (isBroken && Number(offset) > 0) await route.abort();
    else await route.continue();
  });
  const name = `Harbour ${Date.now()}`;
  const picture = await drawPicture(page, true);
  expect(picture.buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  await fillCreation(page, name, picture);
  await mainOf(page)
    .getByRole('radio', { name: /Premium 3D/ })
    .check();
  const model = { name: 'harbour.glb', mimeType: 'model/gltf-binary', buffer: createGlb() };
  const picker = page.waitForEvent('filechooser');
  await mainOf(page).getByRole('button', { name: 'Choose a GLB file' }).click();
  await (await picker).setFiles(model);
  await createButton(page).click();
  await expect.poll(() => offsets.length).toBeGreaterThan(1);
  // The upload began with the choice of the image, so its parts say nothing about the creation.
  const isStored = () => Object.keys(localStorage).some((key) => key.startsWith('nova.nft.creation.'));
  await expect.poll(() => page.evaluate(isStored)).toBe(true);

  await openPage(page, '/create-nft');
  // The connection recovers only now, so that the closed page cannot send anything more.
  isBroken = false;
  offsets.length = 0;
  const progress = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('/storage/v1/uploads/'),
  );
  await expect(mainOf(page).getByText(`“${name}” is not finished`)).toBeVisible();
  await mainOf(page).getByRole('button', { name: 'Continue' }).click();
  // A reloaded page no longer has the file, and asks for it by name.
  await expect(mainOf(page).getByText('ebb.png')).toBeVisible();
  await mainOf(page).locator('input[type=file]:not([capture])').setInputFiles(picture);
  await expect(mainOf(page).getByText('harbour.glb')).toBeVisible();
  // A part that was under way when the page closed may have arrived as well.
  const { offset } = await (await progress).json();
  expect(offset).toBeGreaterThanOrEqual(1024 * 1024);
  expect(offsets[0]).toBe(offset);
  await mainOf(page).locator('input[type=file]').setInputFiles(model);
  await expect(mainOf(page).getByRole('heading', { name: 'Premium 3D NFT created!' })).toBeVisible();
  await mainOf(page).getByRole('link', { name: 'View NFT' }).click();
  await expect(mainOf(page).getByRole('button', { name: 'View in 3D' })).toBeVisible();
});

test('a user who cancels or comes too late is told so and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const { wallet, owner, tokenId, path } = await minted(page, baseURL!);
  await openPage(page, path);
  const trade = mainOf(page).getByRole('region', { name: 'Price' });
  const dialog = page.getByRole('dialog');
  const declined = 'You declined. Nothing was sent.';

  await trade.getByRole('button', { name: 'List for sale' }).click();
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(dialog.getByText('Enter a price above zero.')).toBeVisible();
  await dialog.getByLabel('Price').fill('0.002');
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(dialog.getByText(declined)).toBeVisible();
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(trade.getByText('Your NFT is now for sale for 0.002 NAC.')).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  const other = await walletOn(buyer, baseURL!, path);
  const buy = mainOf(buyer).getByRole('button', { name: /^Buy now/ });
  other.refuse('eth_sendTransaction', 4001, 1);
  await buy.click();
  await expect(mainOf(buyer).getByText(declined)).toBeVisible();
  // The price rises while the wallet asks; the user confirms the old one.
  const release = other.hold('eth_sendTransaction');
  await buy.click();
  await expect(
    mainOf(buyer).getByText('Confirm the purchase in your wallet.', { exact: false }),
  ).toBeVisible();
  await owner.offerNft(tokenId, parseEther('0.004'), now());
  release();
  await expect(
    mainOf(buyer).getByText('The price has changed, so the purchase didn’t go through.', { exact: false }),
  ).toBeVisible();
  const priceRegion = mainOf(buyer).getByRole('region', { name: 'Price' });
  await expect(priceRegion.getByText('0.004NAC')).toBeVisible();

  wallet.refuse('eth_sendTransaction', 4001, 1);
  await trade.getByRole('button', { name: 'Remove from sale' }).click();
  await expect(trade.getByText(declined)).toBeVisible();
  await trade.getByRole('button', { name: 'Remove from sale' }).click();
  await expect(trade.getByText('Your NFT is no longer for sale.')).toBeVisible();
  await expect(buy).toBeHidden();

  await trade.getByRole('button', { name: 'Transfer' }).click();
  await dialog.getByLabel('Recipient address').fill('0x12');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog.getByText('Please enter a valid address.')).toBeVisible();
  await dialog.getByLabel('Recipient address').fill(other.address);
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog.getByText(declined)).toBeVisible();
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(trade.getByText('The NFT was transferred.')).toBeVisible();
  // The recipient can do everything with it that the previous owner could.
  await expect(mainOf(buyer).getByRole('button', { name: 'List for sale' })).toBeVisible();
});

test('an administrator hides a reported NFT and shows it again', async ({ page, browser, baseURL }) => {
  const { path, tokenId } = await minted(page, baseURL!);
  await openPage(page, path);
  await mainOf(page).getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fraud' }).check();
  const texts = `Sold twice, ${Date.now()}`;
  await dialog.getByLabel('Details (optional)').fill(texts);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks, we’ve received your report.')).toBeVisible();

  const { report } = await openReport(browser, texts);
  await report.getByRole('button', { name: 'Hide' }).click();
  await expect(report.getByText('Hidden', { exact: true })).toBeVisible();

  const listed = async () => {
    const answer = await page.request.get('/api/v1/market/nfts?sort=newest');
    const { items } = (await answer.json()) as { items: { token_id: string }[] };
    return items.some((item) => item.token_id === String(tokenId));
  };
  await openPage(page, path);
  await expect(mainOf(page).getByText('An administrator has hidden this NFT from all lists.')).toBeVisible();
  expect(await listed()).toBe(false);
  await report.getByRole('button', { name: 'Unhide' }).click();
  await expect(report.getByText('Hidden', { exact: true })).toBeHidden();
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mainOf(page).getByText('An administrator has hidden this NFT from all lists.')).toBeHidden();
  expect(await listed()).toBe(true);
});
