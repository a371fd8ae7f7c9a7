import { expect, test, type Page } from '../test.ts';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { shortForm } from '../support/connect-wallet.ts';
import { deployContract } from '../support/deploy-contract.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors, findTextErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';

/** Phones, tablets on both sides of the widths at which columns change, and the desktop. */
const WIDTHS = [360, 390, 768, 860, 1000, 1440];

const sourceOf = (name: string, symbol: string) => `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
contract Odd {
  string public constant name = unicode"${name}";
  string public constant symbol = unicode"${symbol}";
  uint8 public constant decimals = 0;
  uint256 public constant totalSupply = type(uint256).max;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);
  constructor() {
    balanceOf[msg.sender] = totalSupply;
    emit Transfer(address(0), msg.sender, totalSupply);
  }
}`;

/** Deploys a token with the largest possible supply, and waits until the index knows its name. */
async function deployToken(page: Page, origin: string, name: string, symbol: string) {
  const key = generatePrivateKey();
  await fundWallet(origin, privateKeyToAddress(key), { nac: '0.1', usdt: '0' });
  const files = { 'Odd.sol': sourceOf(name, symbol) };
  const address = await deployContract({ key, rpcUrl: `${origin}/rpc`, files, target: ['Odd.sol', 'Odd'] });
  const read = async () => (await page.request.get(`/api/v1/tokens/${address}`)).text();
  await expect.poll(read).toContain(`"total_supply":"115792`);
  return address;
}

async function findLayoutErrors(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const errors = [...(await findSidewaysErrors(page)), ...(await findTextErrors(page))];
    found.push(...errors.map((error) => `at ${width} px: ${error}`));
  }
  return found;
}

test('a token with long names and the largest supply fits into its page and into the lists', async ({
  page,
  baseURL,
}) => {
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  const token = await deployToken(page, baseURL!, name, 'W'.repeat(40));
  await openPage(page, `/explorer/token/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const created = page.locator('.definitions > div').filter({ hasText: 'Created in transaction' });
  await expect(created.getByRole('link')).toHaveAttribute('href', /^\/explorer\/tx\/0x/);
  await expect(page.getByRole('row').nth(1)).toContainText('minted');
  expect(await findLayoutErrors(page)).toEqual([]);

  await openPage(page, '/explorer/transfers');
  await expect(page.getByRole('main').getByTitle(`${name}, ${token}`)).toBeVisible();
  expect(await findLayoutErrors(page)).toEqual([]);
  // A row has a link to its transaction, one to its token and one to each side, none inside another.
  await expect(page.locator('a a')).toHaveCount(0);
});

test('a token whose name is invisible has its address as its name', async ({ page, baseURL }) => {
  const token = await deployToken(page, baseURL!, '\u200b\u200b', '\u200b');
  await openPage(page, `/explorer/token/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shortForm(token));
  await openPage(page, '/explorer/tokens');
  await expect(page.locator('.token-link').filter({ hasText: shortForm(token) })).toBeVisible();
});
