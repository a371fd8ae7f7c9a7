import { AxeBuilder } from '@axe-core/playwright';
import { createPublicClient, formatEther, http, parseGwei } from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, test, type Page } from '../test.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, openSearch, setTheme } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('the tools page shows gas prices, sends a signed transaction, decodes its input and converts units', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const account = privateKeyToAccount(generatePrivateKey());
  const receiver = privateKeyToAddress(generatePrivateKey()).toLowerCase();
  await fundWallet(baseURL!, account.address, { nac: '0.1', usdt: '0' });
  await openPage(page, '/explorer/tools');

  const chain = createPublicClient({ transport: http(`${baseURL}/rpc`) });
  const gas = page.getByRole('region', { name: 'Gas tracker' });
  // The price is the engine's: 1 gwei on the embedded node, 0 on CometBFT.
  const fee = formatEther(21_000n * (await chain.getGasPrice()));
  await expect(
    gas.getByRole('row').filter({ hasText: 'Send NAC' }).getByText(`${fee} NAC`, { exact: true }),
  ).toBeVisible();

  const chainId = await chain.getChainId();
  const sign = (id: number) =>
    account.signTransaction({
      type: 'eip1559',
      chainId: id,
      nonce: 0,
      gas: 21_000n,
      to: receiver as `0x${string}`,
      value: 5n,
      maxFeePerGas: parseGwei('1'),
      maxPriorityFeePerGas: parseGwei('1'),
    });
  const broadcast = page.getByRole('region', { name: 'Broadcast a transaction' });
  const raw = broadcast.getByLabel('Signed transaction');
  await raw.fill('0x1234');
  await broadcast.getByRole('button', { name: 'Check transaction' }).click();
  await expect(broadcast).toContainText('This is not a signed transaction.');
  await raw.fill(await sign(1));
  await broadcast.getByRole('button', { name: 'Check transaction' }).click();
  await expect(broadcast).toContainText('This transaction is signed for chain ID 1');
  await raw.fill(await sign(chainId));
  await broadcast.getByRole('button', { name: 'Check transaction' }).click();
  await expect(broadcast).toContainText('0.000000000000000005');
  await broadcast.getByRole('button', { name: 'Send transaction' }).click();
  await expect(broadcast).toContainText('Sent. It will be in a block in a moment.');
  await expect.poll(() => chain.getBalance({ address: receiver as `0x${string}` })).toBe(5n);
  // A second press changes nothing: the chain has the transaction already.
  await broadcast.getByRole('button', { name: 'Check transaction' }).click();
  await broadcast.getByRole('button', { name: 'Send transaction' }).click();
  await expect(broadcast).toContainText('The chain rejected the transaction:');

  const decode = page.getByRole('region', { name: 'Decode call data' });
  await decode
    .getByLabel('Call data')
    .fill(`0xa9059cbb${receiver.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`);
  await decode.getByRole('button', { name: 'Decode' }).click();
  await expect(decode.getByRole('status')).toContainText('transfer(address to, uint256 amount)');
  await decode.getByLabel('Call data').fill(`0xdeadbeef${'7'.padStart(64, '0')}`);
  await decode.getByRole('button', { name: 'Decode' }).click();
  await expect(decode.getByRole('status')).toContainText('No known function has the selector 0xdeadbeef.');

  const lookUp = page.getByRole('region', { name: 'Look up a method' });
  await expect(lookUp).toContainText('0xa9059cbb');
  await lookUp.getByRole('textbox').fill('0x095ea7b3');
  await expect(lookUp).toContainText('approve');

  const units = page.getByRole('region', { name: 'Unit converter' });
  await units.getByLabel('Gwei', { exact: true }).fill('2.5');
  await expect(units.getByLabel('Wei', { exact: true })).toHaveValue('2500000000');
  await expect(units.getByLabel('NAC', { exact: true })).toHaveValue('0.0000000025');
  await units.getByLabel('Hexadecimal number').fill('0xff');
  await expect(units.getByLabel('Decimal number', { exact: true })).toHaveValue('255');

  for (const path of ['/explorer/tools', '/de/explorer/tools']) {
    await openPage(page, path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findSidewaysErrors(page), `${path} ${width}`).toEqual([]);
    }
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      expect(await findAxeErrors(page), `${path} ${theme}`).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});

test('the verification of a contract is found by search and leads to the contract', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get(`${baseURL}/api/v1/contracts`);
  const { items } = (await answer.json()) as { items: { address: string; name: string }[] };
  await openPage(page, '/');
  await (await openSearch(page)).fill('verify');
  await page.getByRole('dialog').getByRole('link', { name: /Tools/ }).click();
  const verify = page.getByRole('region', { name: 'Verify a contract' });
  await verify.getByLabel('Address of the contract').fill('0x12');
  await verify.getByRole('button', { name: 'Continue to the contract' }).click();
  await expect(verify).toContainText('This is not an address.');
  await verify.getByLabel('Address of the contract').fill(privateKeyToAddress(generatePrivateKey()));
  await verify.getByRole('button', { name: 'Continue to the contract' }).click();
  await expect(verify).toContainText('There is no contract at this address.');
  await verify.getByLabel('Address of the contract').fill(items[0]!.address);
  await verify.getByRole('button', { name: 'Continue to the contract' }).click();
  await expect(page).toHaveURL(/tab=contract$/);
  await expect(page.getByRole('heading', { level: 1, name: items[0]!.name })).toBeVisible();
});
