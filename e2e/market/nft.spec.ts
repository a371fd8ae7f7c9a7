import { expect, test } from '../test.ts';
import { createButton, fillCreation, mainOf, walletOn } from '../support/create-nft.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

test('an NFT is created, listed and bought, and every open page shows each step', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const errors = await watchErrors(page);
  const name = `Ebb ${Date.now()}`;
  await walletOn(page, baseURL!, '/create-nft');
  await fillCreation(page, name);
  await mainOf(page).getByRole('button', { name: 'Add a property' }).click();
  await mainOf(page).getByLabel('Name of property 1').fill('Tide');
  await mainOf(page).getByLabel('Value of property 1').fill('Ebb');
  await createButton(page).click();
  await expect(mainOf(page).getByRole('heading', { name: 'NFT created!' })).toBeVisible();

  await mainOf(page).getByRole('link', { name: 'View NFT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(mainOf(page).getByRole('img', { name: `Image of ${name}` })).toBeVisible();
  const trade = mainOf(page).getByRole('region', { name: 'Price' });
  await trade.getByRole('button', { name: 'List for sale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').fill('0.01');
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(trade.getByText('Your NFT is now for sale for 0.01 NAC.')).toBeVisible();
  await expect(trade.getByText('0.01NAC')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const path = `/nft-marketplace?${new URLSearchParams({ q: name, status: 'listed' })}`;
  await walletOn(other, baseURL!, path);
  const card = mainOf(other).getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('0.01NAC');
  // A list of NFTs for sale in another tab, from which the card disappears by itself.
  const list = await other.context().newPage();
  await openPage(list, path);
  await expect(mainOf(list).getByRole('heading', { name })).toBeVisible();
  await card.getByRole('link').click();
  await mainOf(other)
    .getByRole('button', { name: /^Buy now/ })
    .click();
  await expect(mainOf(other).getByText('The NFT is yours.')).toBeVisible();
  await expect(mainOf(other).getByText('Yours', { exact: true })).toBeVisible();

  await expect(mainOf(list).getByRole('heading', { name })).toBeHidden();
  await expect(mainOf(list).getByText('No matches')).toBeVisible();
  await expect(trade.getByText('Sold', { exact: true })).toBeVisible();
  const history = mainOf(page).getByRole('region', { name: 'History' });
  await expect(history.getByRole('rowheader')).toHaveText(['Sold', 'Listed', 'Minted']);
  await expect(history.getByRole('link', { name: /^0x/ }).last()).toHaveAttribute('href', /\/explorer\//);
  await openPage(other, '/my-nfts');
  await expect(mainOf(other).getByRole('heading', { name })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the creation form lists missing fields, and continues after a rejected signature', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/create-nft');
  await createButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'fields need your attention' });
  await expect(summary).toContainText('Please select an image');
  await expect(mainOf(page).getByText('Please connect your wallet')).toBeVisible();

  const wallet = await walletOn(page, baseURL!, '/create-nft');
  const name = `Slab ${Date.now()}`;
  await fillCreation(page, name);
  await mainOf(page)
    .getByRole('radio', { name: /Premium 3D/ })
    .check();
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await createButton(page).click();
  await expect(mainOf(page).getByText('You declined. Nothing was sent.')).toBeVisible();
  // Completed steps are kept across a reload.
  await openPage(page, '/create-nft');
  await expect(mainOf(page).getByText(`“${name}” is not finished`)).toBeVisible();
  await mainOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(mainOf(page).getByRole('heading', { name: 'Premium 3D NFT created!' })).toBeVisible();

  await mainOf(page).getByRole('link', { name: 'View NFT' }).click();
  await mainOf(page).getByRole('button', { name: 'View in 3D' }).click();
  // Rendered if the browser can; otherwise, the image remains and the page says why.
  const canvas = mainOf(page).getByRole('application', { name: `3D model of ${name}` });
  const failed = mainOf(page).getByText('This browser can’t display the 3D model');
  await expect(canvas.or(failed).first()).toBeVisible();
});

test('on a phone, the price and next step of an NFT stay visible while its card is off the screen', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await walletOn(page, baseURL!, '/create-nft');
  await fillCreation(page, `Bar ${Date.now()}`);
  await createButton(page).click();
  await mainOf(page).getByRole('link', { name: 'View NFT' }).click();
  const card = mainOf(page).getByRole('region', { name: 'Price' });
  const bar = page.getByRole('group', { name: 'Price and next step' });
  const footer = page.getByRole('contentinfo');
  await card.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('region', { name: 'On-chain details' }).evaluate((each) => each.scrollIntoView());
  await bar.getByRole('button', { name: 'List for sale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').fill('0.01');
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(bar).toContainText('0.01NAC');

  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  await openPage(visitor, new URL(page.url()).pathname);
  await visitor.getByRole('region', { name: 'On-chain details' }).evaluate((each) => each.scrollIntoView());
  const visitorsBar = visitor.getByRole('group', { name: 'Price and next step' });
  await expect(visitorsBar).toContainText('0.01NAC');
  await visitorsBar.getByRole('button', { name: 'Connect wallet' }).click();
  await expect(visitor.getByRole('dialog')).toBeVisible();

  await footer.scrollIntoViewIfNeeded();
  const [above, below] = [await bar.boundingBox(), await footer.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});
