import { AxeBuilder } from '@axe-core/playwright';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { compileMultiToken, MULTI_TOKEN } from '@nova/testing/engines/multi-token';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  http,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, test, type Page } from '../test.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, setTheme } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

const METADATA =
  'data:application/json,{"name":"Hammer {id}","description":"Drives nails.","attributes":[{"trait_type":"Steel","value":"yes"}]}';

async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Deploys an ERC-1155 contract: the owner keeps units of two items and gives some to a friend, in batches. */
async function createItems(baseURL: string) {
  const account = privateKeyToAccount(generatePrivateKey());
  const owner = account.address.toLowerCase() as Hex;
  const friend = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Hex;
  await fundWallet(baseURL, account.address, { nac: '0.1', usdt: '0' });
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [`${baseURL}/rpc`] } },
  });
  const reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 });
  const wallet = createWalletClient({ account, chain, transport: http() });
  const send = async (to: Hex | null, data: Hex) =>
    reader.waitForTransactionReceipt({ hash: await wallet.sendTransaction({ to, data }) });
  const created = await send(null, compileMultiToken(METADATA));
  const token = created.contractAddress!.toLowerCase() as Hex;
  await send(
    token,
    encodeFunctionData({
      abi: MULTI_TOKEN,
      functionName: 'mintBatch',
      args: [owner, [1n, 2n, 1n], [100n, 1n, 23n]],
    }),
  );
  const given = await send(
    token,
    encodeFunctionData({
      abi: MULTI_TOKEN,
      functionName: 'safeBatchTransferFrom',
      args: [owner, friend, [1n, 2n], [3n, 1n], '0x'],
    }),
  );
  return { token, owner, friend, transaction: given.transactionHash };
}

test('items of ERC-1155 have pages with supply, holders and every transfer of a batch', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const errors = await watchErrors(page);
  const { token, owner, friend, transaction } = await createItems(baseURL!);
  await page.setViewportSize({ width: 390, height: 844 });
  const rowsOf = (name: string) => page.getByRole('region', { name, exact: true }).locator('tbody tr');

  // The name is read by a job after the block.
  await expect
    .poll(async () => (await page.request.get(`/api/v1/nfts/${token}/1`)).text(), { timeout: 30_000 })
    .toContain('Hammer');
  await openPage(page, `/explorer/token/${token}`);
  await expect(page.getByRole('main')).toContainText('ERC-1155');
  await expect(rowsOf('NFTs')).toHaveCount(2);
  await expect(rowsOf('NFTs').last()).toContainText('2 holders');
  // The long name is shortened before it reaches the number of holders.
  const edgeOf = async (part: string) => (await rowsOf('NFTs').last().locator(part).boundingBox())!;
  const [name, holders] = [await edgeOf('.nft-name'), await edgeOf('.at-owner')];
  expect(name.x + name.width).toBeLessThanOrEqual(holders.x);
  await page.getByRole('tab', { name: 'Transfers' }).click();
  await expect(rowsOf('Transfers')).toHaveCount(5);
  await expect(rowsOf('Transfers').last()).toContainText('100 ×');

  await openPage(page, `/explorer/token/${token}/1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hammer 0000');
  await expect(page.getByRole('main')).toContainText('Drives nails.');
  await expect(rowsOf('Holders')).toHaveCount(2);
  await expect(rowsOf('Holders').first()).toContainText('120');
  const link = page.getByRole('link', { name: 'CSV' });
  const file = await page.request.get((await link.getAttribute('href'))!);
  expect(
    (await file.text())
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(',')[1]),
  ).toEqual(['120', '3']);
  await page.getByRole('tab', { name: 'Transfers' }).click();
  await expect(rowsOf('Transfers')).toHaveCount(3);

  await openPage(page, `/explorer/address/${friend}?tab=nfts`);
  await expect(rowsOf('NFTs')).toHaveCount(2);
  await expect(rowsOf('NFTs').locator('.at-balance')).toHaveText(['1', '3']);
  await openPage(page, `/explorer/tx/${transaction}`);
  await expect(page.getByRole('main')).toContainText('3 ×');

  const paths = [
    `/explorer/token/${token}`,
    `/explorer/token/${token}/1`,
    `/explorer/address/${owner}?tab=nfts`,
    `/explorer/tx/${transaction}`,
  ];
  for (const path of paths.flatMap((each) => [each, `/de${each}`])) {
    await openPage(page, path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findSidewaysErrors(page), `${path} ${width}`).toEqual([]);
    }
  }
  await openPage(page, `/de/explorer/token/${token}/1`);
  await expect(page.getByRole('main')).toContainText('Gesamtmenge');
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    expect(await findAxeErrors(page), theme).toEqual([]);
  }
  expect(errors).toEqual([]);
});
