import { expect, type Locator, type Page, test } from './test.ts';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { connectWallet } from './support/connect-wallet.ts';
import { drawPicture, mainOf } from './support/create-nft.ts';
import { type FakeWallet, injectWallet } from './support/fake-wallet.ts';
import { fundWallet } from './support/fund-wallet.ts';
import { findSidewaysErrors } from './support/layout-errors.ts';
import { runInDatabase } from './support/nova-database.ts';
import { openPage } from './support/open-page.ts';

const PHONE = { width: 390, height: 844 };

/** Counts the clicks of a task and measures its duration, which is only printed. */
function countClicks(task: string) {
  const startedAt = Date.now();
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    /** Selects a file, which counts as one click. */
    pick: async (target: Locator, file: Awaited<ReturnType<typeof drawPicture>>) => {
      clicks += 1;
      await target.setInputFiles(file);
    },
    most: (limit: number) => {
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
      process.stdout.write(`    ${task}: ${clicks} presses, ${seconds} s\n`);
      expect(clicks).toBeLessThanOrEqual(limit);
    },
  };
}

/** Opens a page with phone dimensions for a funded wallet that is new to the site. */
async function newcomerOn(page: Page, origin: string, path: string): Promise<FakeWallet> {
  await page.setViewportSize(PHONE);
  const wallet = await injectWallet(page, { rpcUrl: `${origin}/rpc` });
  await fundWallet(origin, wallet.address, { nac: '0.05', usdt: '0' });
  // Only three wallets per network receive the bonus each day; the other tests have used it up.
  await runInDatabase(`update app.welcome_bonuses set network = 'another network'`);
  await openPage(page, path);
  return wallet;
}

/** Expects the heading of the step to be focused and visible. */
async function expectLedTo(page: Page, heading: string): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(heading);
  await expect(focused).toBeInViewport();
}

test('an NFT goes from an image to a listing in at most eight clicks, with each step visible', async ({
  page,
  baseURL,
}) => {
  await newcomerOn(page, baseURL!, '/create-nft');
  const { click, pick, most } = countClicks('an NFT from a picture to a listing');
  await click(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }));
  await click(page.getByRole('button', { name: /MetaMask/ }));
  await pick(page.locator('#nft-image'), await drawPicture(page));
  await mainOf(page).getByLabel('Name', { exact: true }).fill('Evening ebb');
  await expect(mainOf(page).getByText('Balance after')).toBeVisible();
  await click(mainOf(page).getByRole('button', { name: /^Create NFT/ }));

  await expect(mainOf(page).getByRole('heading', { name: 'NFT created!' })).toBeVisible();
  await expectLedTo(page, 'NFT created!');
  await expect(mainOf(page).getByRole('img', { name: 'Image of Evening ebb' })).toBeVisible();
  await click(mainOf(page).getByRole('button', { name: 'List for sale' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').fill('0.01');
  await click(dialog.getByRole('button', { name: 'List for sale' }));
  await expect(mainOf(page).getByText('Your NFT is now for sale for 0.01 NAC.')).toBeVisible();
  most(8);

  // On a short phone, the button of the NFT's trade card is below the edge; the bar shows it.
  await page.setViewportSize({ width: PHONE.width, height: 640 });
  await mainOf(page).getByRole('link', { name: 'View listing' }).click();
  const bar = page.getByRole('group', { name: 'Price and next step' });
  await expect(bar).toContainText('0.01NAC');
  await expect(bar.getByRole('button')).toBeVisible();
  await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 });
});

test('a token is entered before the login, created and sent in at most eight clicks, with each step visible', async ({
  page,
  baseURL,
}) => {
  await newcomerOn(page, baseURL!, '/create-token');
  const { click, most } = countClicks('a token made and sent');
  await mainOf(page).getByLabel('Name', { exact: true }).fill('Harbor Credit');
  await mainOf(page).getByLabel('Symbol', { exact: true }).fill('HRBR');
  await mainOf(page).getByLabel('Initial supply').fill('1000');
  await click(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }));
  await click(page.getByRole('button', { name: /MetaMask/ }));
  await expect(mainOf(page).getByLabel('Name', { exact: true })).toHaveValue('Harbor Credit');
  await click(mainOf(page).getByRole('button', { name: 'Review' }));
  await expectLedTo(page, 'Review before signing');
  await click(mainOf(page).getByRole('button', { name: 'Create token' }));
  await expect(mainOf(page).getByRole('heading', { name: 'Token successfully created!' })).toBeVisible();
  await expectLedTo(page, 'Token successfully created!');

  await click(mainOf(page).getByRole('link', { name: 'Send HRBR' }));
  const send = page.getByRole('region', { name: 'Send' });
  await expect(send.getByText('You have 1,000 HRBR')).toBeVisible();
  // Points are not transferable and therefore not offered.
  await expect(send.getByLabel('Asset').getByRole('option', { name: /^EP/ })).toHaveCount(0);
  await send.getByLabel('To', { exact: true }).fill(privateKeyToAddress(generatePrivateKey()));
  await send.getByLabel('Amount', { exact: true }).fill('12.5');
  await click(send.getByRole('button', { name: 'Review' }));
  await expectLedTo(page, 'Check before you send');
  await click(send.getByRole('button', { name: 'Send 12.5 HRBR' }));
  await expectLedTo(page, 'Sent');
  most(8);
});

test('on a phone, the sale starts with its form, fits, provides test USDT, and leads to the wallet’s request', async ({
  page,
  baseURL,
}) => {
  await page.route('**/functions/v1/presale-phases', async (route) => {
    const status = (await (await route.fetch()).json()) as { ledger: { totalUsd: string } };
    status.ledger.totalUsd = '15110012346';
    await route.fulfill({ json: status });
  });
  const wallet = await newcomerOn(page, baseURL!, '/presale');
  const panel = page.getByRole('region', { name: 'Buy NAC' });
  await expect(page.getByText('15,110.01')).toBeVisible();
  await expect.poll(() => findSidewaysErrors(page)).toEqual([]);
  const [form, phases] = [panel, page.getByRole('region', { name: 'Price by phase' })];
  expect((await form.boundingBox())!.y).toBeLessThan((await phases.boundingBox())!.y);
  await expect(phases.getByRole('rowheader')).toHaveCount(1);
  await phases.getByRole('button', { name: 'Show 2 upcoming phases' }).click();
  await expect(phases.getByRole('rowheader')).toHaveCount(3);

  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await panel.getByRole('button', { name: 'Get 1,000 test USDT' }).click();
  await panel.getByRole('checkbox').check();
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await panel.getByRole('button', { name: /^Approve and buy/ }).click();
  await expectLedTo(page, 'You have an unfinished purchase');
  await expect(panel).toContainText('You declined. Nothing was sent.');
  await expect(panel).not.toContainText('Payment failed');
  const release = wallet.hold('eth_sendTransaction');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expectLedTo(page, 'Confirm in your wallet');
  await expect(panel).toContainText('100USDT');
  release();
  await expect(panel.getByRole('link', { name: 'View receipt' })).toBeVisible();
  await expect(panel.getByText('20% bonus')).toBeHidden();
});

test('form drafts survive a reload and are removed after submission', async ({ page, baseURL }) => {
  const wallet = await newcomerOn(page, baseURL!, '/presale');
  await connectWallet(page, wallet);
  const pay = mainOf(page).getByRole('textbox', { name: 'You pay' });
  await pay.fill('37');
  await page.reload();
  await expect(pay).toHaveValue('37');

  await openPage(page, '/create-nft');
  await mainOf(page).getByLabel('Name', { exact: true }).fill('Kept draft');
  await page.reload();
  await expect(mainOf(page).getByLabel('Name', { exact: true })).toHaveValue('Kept draft');

  await openPage(page, '/create-token');
  await mainOf(page).getByLabel('Name', { exact: true }).fill('Draft Credit');
  await mainOf(page).getByLabel('Symbol', { exact: true }).fill('DRFT');
  await mainOf(page).getByLabel('Initial supply').fill('1000.5');
  await page.reload();
  await expect(mainOf(page).getByLabel('Initial supply')).toHaveValue('1,000.5');
  await mainOf(page).getByRole('button', { name: 'Review' }).click();
  await mainOf(page).getByRole('button', { name: 'Create token' }).click();
  await expect(mainOf(page).getByText('Token successfully created!')).toBeVisible();
  await page.reload();
  await expect(mainOf(page).getByLabel('Name', { exact: true })).toHaveValue('');

  await openPage(page, '/token');
  const send = page.getByRole('region', { name: 'Send' });
  const to = privateKeyToAddress(generatePrivateKey());
  await send.getByLabel('To', { exact: true }).fill(to);
  await send.getByLabel('Amount', { exact: true }).fill('0.001');
  await page.reload();
  await expect(send.getByLabel('To', { exact: true })).toHaveValue(to);
  await expect(send.getByLabel('Amount', { exact: true })).toHaveValue('0.001');
  await send.getByRole('button', { name: 'Review' }).click();
  await send.getByRole('button', { name: 'Send 0.001 DRFT' }).click();
  await expect(send.getByRole('heading', { name: 'Sent' })).toBeVisible();
  await page.reload();
  await expect(send.getByLabel('To', { exact: true })).toHaveValue('');
});
