import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { ContractList } from '@nova/shared/contract/schemas';
import type { Hex } from 'viem';
import { deployContract, toStandardInput } from '../support/deploy-contract.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, setTheme } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';
import { expect, test, type Page } from '../test.ts';

/** A funded key that sends nothing else. */
const KEY_FILE = path.join(process.env.NOVA_E2E_DATA ?? '', 'keys/development-pauser-key');
/** Unique, because a contract with the code of a verified one would be recognized. */
const FILES = {
  'Owned.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
abstract contract Owned { address public immutable owner; constructor() { owner = msg.sender; } }
`,
  'Library.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Owned} from "./Owned.sol";
contract Library is Owned { uint256 public constant SALT = ${Date.now()}; uint256 public volumes; }
`,
};
const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

async function expectLayout(page: Page, paths: readonly string[], place: string): Promise<void> {
  for (const url of paths) {
    await openPage(page, url);
    await expect(page.locator(place).first()).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({
        path: `/tmp/c/shots/${place.slice(1)}-${url.startsWith('/de') ? 'de' : 'en'}-${width}.png`,
        fullPage: true,
      });
      expect(await findSidewaysErrors(page), `${url} ${width}`).toEqual([]);
    }
    for (const theme of ['dark', 'light']) {
      await setTheme(page, theme);
      const { violations } = await new AxeBuilder({ page }).include(place).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    }
  }
}

test('picked files and build infos fill in the form and verify a contract', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  test.skip(!existsSync(KEY_FILE), 'wants the data folder of the running Nova in NOVA_E2E_DATA');
  const errors = await watchErrors(page);
  const key = readFileSync(KEY_FILE, 'utf8').trim() as Hex;
  const rpcUrl = `${baseURL}/rpc`;
  const address = await deployContract({ key, rpcUrl, files: FILES, target: ['Library.sol', 'Library'] });
  const paths = ['', '/de'].map((language) => `${language}/explorer/address/${address}?tab=contract`);
  await expectLayout(page, paths, '.contract-form');

  // Files can be picked before the compilers are known.
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/contracts', async (route) => {
    await isReleased;
    await route.continue();
  });
  await openPage(page, paths[0]!);
  const files = page.getByLabel(/^Drop files or a folder here/);
  await files.setInputFiles([asFile('README.md', 'about')]);
  await expect(page.getByText('There are no source files among these.')).toBeVisible();
  const buildInfo = {
    _format: 'hh-sol-build-info-1',
    solcVersion: '0.8.29',
    solcLongVersion: '0.8.29+commit.ab55807c',
    input: toStandardInput(FILES),
  };
  await files.setInputFiles([asFile('1.json', JSON.stringify(buildInfo))]);
  await expect(page.getByText('The form now contains the sources and settings')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Standard JSON/ })).toBeChecked();
  release();
  await expect(page.getByLabel('Compiler', { exact: true })).toHaveValue('0.8.29');

  await files.setInputFiles(Object.entries(FILES).map(([name, text]) => asFile(name, text)));
  await expect(page.getByRole('radio', { name: /^Several files/ })).toBeChecked();
  await expect(page.getByText('2 source files')).toBeVisible();
  await page.getByLabel('Compiler', { exact: true }).selectOption('0.8.30');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Verified (exact match)')).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('two contracts are compared file by file, on every screen, in both themes and languages', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const errors = await watchErrors(page);
  const { items } = (await (await fetch(`${baseURL}/api/v1/contracts`)).json()) as ContractList;
  const addressOf = (name: string) => items.find((item) => item.name === name)!.address;
  const [ledger, market] = [addressOf('ActionLedger'), addressOf('Marketplace')];
  const keyReads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/passkey-accounts/')) keyReads.push(request.url());
  });
  await openPage(page, `/explorer/address/${ledger}?tab=contract`);
  await page.getByRole('link', { name: 'Compare with another contract' }).click();
  // One of our own contracts has no passkeys to read.
  expect(keyReads).toEqual([]);
  await expect(page.getByLabel('First contract')).toHaveValue(ledger);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('This is not an address.').first()).toBeVisible();
  await page.getByLabel('Second contract').fill(market);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const fileList = page.getByRole('region', { name: 'Files' });
  await expect(fileList).toContainText('only in the second');
  await fileList.getByText('src/energy/ActionLedger.sol').click();
  await expect(fileList.getByLabel('Differences in src/energy/ActionLedger.sol')).toContainText(
    'contract ActionLedger',
  );
  await openPage(page, `/explorer/compare?one=${ledger}&other=${ledger}`);
  await expect(page.getByText('All files are equal.')).toBeVisible();
  await openPage(page, `/explorer/compare?one=${ledger}&other=0x${'11'.repeat(20)}`);
  await expect(page.getByText('isn’t verified, so there is nothing to compare')).toBeVisible();
  const paths = ['', '/de'].map((language) => `${language}/explorer/compare?one=${ledger}&other=${market}`);
  await expectLayout(page, paths, '.comparison');
  expect(errors).toEqual([]);
});
