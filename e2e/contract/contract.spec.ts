import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { ContractList } from '@nova/shared/contract/schemas';
import { expect, test, type Page } from '../test.ts';
import type { Hex } from 'viem';
import { connectWallet } from '../support/connect-wallet.ts';
import { deployContract } from '../support/deploy-contract.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, setTheme } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

/** Unique, because a contract with the code of a verified one would be verified as well. */
const COUNTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    struct Step { uint256 by; string why; }
    error TooMuch(uint256 most);
    uint256 public immutable start;
    uint256 public count;
    Step[] private _steps;

    constructor(uint256 from) { start = from; count = from; }

    function add(Step calldata step) external {
        if (step.by > 100) revert TooMuch(100);
        count += step.by;
        _steps.push(step);
    }

    function steps() external view returns (Step[] memory) { return _steps; }

    function salt() external pure returns (uint256) { return ${Date.now()}; }

    function half(uint256 of_) external pure returns (uint256) { return of_ / 2; }
}
`;
const FROM_42 = `${'00'.repeat(31)}2a`;

/** A funded key that sends nothing else. Welcome bonus and faucet serve only a few wallets per network. */
const KEY_FILE = path.join(process.env.NOVA_E2E_DATA ?? '', 'keys/development-pauser-key');

const deployCounter = (key: Hex, rpcUrl: string) =>
  deployContract({
    key,
    rpcUrl,
    files: { 'contract.sol': COUNTER },
    target: ['contract.sol', 'Counter'],
    constructorArguments: FROM_42,
  });

async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.contract').setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

test('the ledger shows its sources and answers calls, on every screen, in both themes and languages', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const errors = await watchErrors(page);
  const { items } = (await (await fetch(`${baseURL}/api/v1/contracts`)).json()) as ContractList;
  const { address } = items.find(({ name }) => name === 'ActionLedger')!;
  await openPage(page, `/explorer/address/${address}?tab=contract`);
  await expect(page.getByText('Verified (exact match)', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Source of src/energy/ActionLedger.sol')).toContainText(
    'contract ActionLedger',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ABI' }).click();
  expect((await download).suggestedFilename()).toBe('ActionLedger.abi.json');

  const code = page.getByRole('region', { name: 'On-chain bytecode' });
  await code.getByText('Show', { exact: true }).click();
  await expect(code.locator('pre')).toContainText(/^0x60/);
  await page.getByRole('tab', { name: 'Events' }).click();
  // The roles granted by its deployment, in words.
  await page.getByRole('link', { name: 'Oldest' }).click();
  await expect(page.getByRole('region', { name: 'Events', exact: true })).toContainText('RoleGranted(');

  await openPage(page, `/explorer/address/${address}?tab=contract`);
  await page.getByRole('tab', { name: 'Read' }).click();
  await expect(page).toHaveURL(/tab=contract&code=read$/);
  await expect(page.getByText('Energy Points', { exact: true })).toBeVisible();
  const form = page.locator('details.function').filter({ hasText: /^actionTypeOf\(/ });
  await form.locator('summary').click();
  await form.getByRole('textbox').fill('energy_collection');
  await form.getByRole('button', { name: 'Query' }).click();
  await expect(form.getByRole('status')).toContainText('14\u202f400');

  for (const language of ['', '/de']) {
    for (const view of ['', '&code=read']) {
      await openPage(page, `${language}/explorer/address/${address}?tab=contract${view}`);
      await expect(page.locator('.contract .function, .contract .code').first()).toBeVisible();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findSidewaysErrors(page), `${language}${view} ${width}`).toEqual([]);
      }
      for (const theme of ['dark', 'light']) {
        await setTheme(page, theme);
        expect(await findAxeErrors(page), `${language}${view} ${theme}`).toEqual([]);
      }
    }
  }
  expect(errors).toEqual([]);
});

test('sources entered on the page verify a contract, which can then be read and written', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  test.skip(!existsSync(KEY_FILE), 'wants the data folder of the running Nova in NOVA_E2E_DATA');
  const key = readFileSync(KEY_FILE, 'utf8').trim() as Hex;
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, key });
  await openPage(page, '/explorer');
  await connectWallet(page, wallet);
  const address = await deployCounter(key, `${baseURL}/rpc`);

  await openPage(page, `/explorer/address/${address}?tab=contract`);
  await expect(page.getByText('Source code not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Please paste the source code.')).toBeVisible();
  const source = page.getByRole('textbox', { name: /^Source code/ });
  await source.fill(COUNTER.replace('count += step.by', 'count +='));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByLabel('Compiler output')).toContainText('ParserError');
  expect(await findAxeErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit and try again' }).click();
  await source.fill(COUNTER);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('This source code compiles to exactly the bytecode on the chain.')).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  await expect(page.getByLabel('Constructor arguments')).toContainText('42');

  await page.getByRole('tab', { name: 'Write' }).click();
  const form = page.locator('details.function').filter({ hasText: /^add\(/ });
  await form.locator('summary').click();
  await form.getByLabel(/^by/).fill('101');
  await form.getByLabel(/^why/).fill('too much');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('The contract reverted: TooMuch(100)')).toBeVisible();
  await form.getByLabel(/^by/).fill('7');
  await form.getByLabel(/^why/).fill('<b>rain</b>');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Sent. It will be in a block in a moment.')).toBeVisible();
  expect(await findAxeErrors(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Read' }).click();
  await expect(page.locator('.function').filter({ hasText: 'steps()' })).toContainText('<b>rain</b>');
  await expect(page.locator('.function').filter({ hasText: 'count()' })).toContainText('49');
});
