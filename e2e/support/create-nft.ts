import { expect, type Locator, type Page } from '@playwright/test';
import { connectWallet } from './connect-wallet.ts';
import { type FakeWallet, type FakeWalletOptions, injectWallet } from './fake-wallet.ts';
import { fundWallet } from './fund-wallet.ts';
import { runInDatabase } from './nova-database.ts';
import { openPage } from './open-page.ts';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Draws an image in the page and returns it as a file; noise makes it large. */
export async function drawPicture(page: Page, noise = false): Promise<PictureFile> {
  const base64 = await page.evaluate((isNoise) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = isNoise ? [1000, 750] : [480, 360];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#1b2a33';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#f58a2e';
    pen.fillRect(120, 90, Math.random() * 200 + 40, 180);
    if (isNoise) {
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < picture.data.length; at += 1)
        if (at % 4 !== 3) picture.data[at] = Math.random() * 256;
      pen.putImageData(picture, 0, 0);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, noise);
  return { name: 'ebb.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Connects a funded wallet on a page; its welcome bonus pays for the NFTs. */
export async function walletOn(
  page: Page,
  origin: string,
  path: string,
  options: Partial<FakeWalletOptions> = {},
): Promise<FakeWallet> {
  const wallet = await injectWallet(page.context(), { ...options, rpcUrl: `${origin}/rpc` });
  await fundWallet(origin, wallet.address, { nac: '0.05', usdt: '0' });
  // Only three wallets per network receive the bonus each day; the other specs have used it up.
  await runInDatabase(`update app.welcome_bonuses set network = 'another network'`);
  await openPage(page, path);
  await connectWallet(page, wallet);
  return wallet;
}

export const mainOf = (page: Page): Locator => page.getByRole('main');

/** Returns the button that creates the NFT. */
export const createButton = (page: Page): Locator =>
  mainOf(page).getByRole('button', { name: /^Create NFT/ });

/** Fills in image and name, and waits until the wallet's points have arrived. */
export async function fillCreation(page: Page, name: string, picture?: PictureFile): Promise<void> {
  await page.locator('#nft-image').setInputFiles(picture ?? (await drawPicture(page)));
  await mainOf(page).getByLabel('Name', { exact: true }).fill(name);
  // Shown once the welcome bonus has arrived.
  await expect(mainOf(page).getByText('Balance after')).toBeVisible();
}
