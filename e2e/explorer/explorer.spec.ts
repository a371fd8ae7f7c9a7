import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page, type Route } from '../test.ts';
import { TestUser } from '@nova/testing/test-user';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, openSearch } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

/** Creates a user with some actions, so that the explorer has data to show. */
async function actingUser(origin: string): Promise<TestUser> {
  const user = new TestUser(origin);
  await user.signIn();
  await user.act('page_visit', `${user.address}-visit`);
  return user;
}

test('a link to older rows or to longer pages opens without errors', async ({ page, baseURL }) => {
  await actingUser(baseURL!);
  const errors = await watchErrors(page);
  await openPage(page, '/explorer/blocks?rows=50');
  await expect(page.getByRole('main').getByLabel('Rows per page')).toHaveValue('50');
  await openPage(page, '/de/explorer/transactions?cursor=last');
  await expect(rows(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('lists store filters in their URL, keep them across a reload, and export the same rows to a file', async ({
  page,
  baseURL,
}) => {
  await actingUser(baseURL!);
  await page.setViewportSize(DESK);
  await openPage(page, '/explorer/transactions');
  await page.getByRole('main').getByRole('link', { name: 'Actions', exact: true }).click();
  await expect(page).toHaveURL(/kind=action/);
  // The user's two actions may be sealed in any order.
  const visit = rows(page).filter({ hasText: 'Page visited' }).first();
  await expect(visit).toBeVisible();
  await page.reload();
  await expect(visit).toBeVisible();
  const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href'))!);
  expect(file.headers()['content-type']).toContain('text/csv');
  expect((await file.text()).trim().split('\n').length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'More filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Sender').fill('0x12');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(sheet).toContainText('An address has 42 characters');
  await sheet.getByLabel('Sender').fill(`0x${'1'.repeat(40)}`);
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/from=0x1111/);
  await expect(page.getByRole('main')).toContainText('No matches');
  await page.getByRole('link', { name: /^Remove filter: Sender/ }).click();
  await expect(visit).toBeVisible();
});

/** Returns whether a click on the center of the element reaches it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

async function hasGenesisBlock(page: Page): Promise<boolean> {
  const data = { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['0x0', false] };
  const answer = await page.request.post('/rpc', { data });
  return ((await answer.json()) as { result: object | null }).result !== null;
}

const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));

async function newestBlock(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/blocks?limit=1');
  return ((await answer.json()) as { items: { number: number }[] }).items[0]!.number;
}

test('a list at its start adds new rows by itself, and counts them for a user who has scrolled', async ({
  page,
  baseURL,
}) => {
  const user = await actingUser(baseURL!);
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, '/explorer/blocks');
  const first = rows(page).first().getByRole('link').first();
  const before = (await first.textContent())!;
  await user.act('button_click', `${user.address}-a`);
  await expect(first).not.toHaveText(before);
  await page.evaluate(() => scrollTo(0, 700));
  // The bar of new rows takes the place of the header, which would receive an earlier click.
  await expect(page.locator('.head.away')).toBeAttached();
  const read = (await first.textContent())!;
  await user.act('link_click', `${user.address}-b`);
  const bar = page.getByRole('button', { name: /\d new block/ });
  await expect(bar).toBeInViewport();
  // An engine may also seal blocks without an action.
  await expect
    .poll(async () => numberIn(await bar.textContent()) + numberIn(read) - (await newestBlock(page)))
    .toBe(0);
  await expect(first).toHaveText(read);
  // Clicks with the mouse, because a click that first scrolls would itself return the list to its start.
  await expect.poll(() => isOnTop(bar)).toBe(true);
  const box = (await bar.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(first).not.toHaveText(read);
});

test('placeholder rows beside loaded rows never widen a list', async ({ page, baseURL }) => {
  const user = await actingUser(baseURL!);
  for (const key of ['explorer_interaction', 'whitepaper_read', 'input_interaction'] as const)
    await user.act(key, `${user.address}-${key}`);
  await page.setViewportSize({ width: 768, height: 900 });
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/v1/transactions?*', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  await openPage(page, '/de/explorer/transactions');
  const waiting = await rows(page).first().innerHTML();
  expect(waiting).toContain('skeleton');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHolding = false;
  for (const route of held) await route.continue();
  await expect(rows(page).first().getByRole('link').first()).toBeVisible();
  // The row of hashes is the first text in its font, and is drawn in a fallback font until that is loaded.
  await page.evaluate(() => document.fonts.ready);
  await rows(page)
    .last()
    .evaluate((row, cells) => (row.innerHTML = cells), waiting);
  expect(await findSidewaysErrors(page)).toEqual([]);
});

test('shows a transaction in words: call, events, transfers, proof, and as raw JSON', async ({
  page,
  baseURL,
}) => {
  const user = await actingUser(baseURL!);
  await page.setViewportSize(DESK);
  await openPage(page, `/explorer/address/${user.address}?tab=actions`);
  await rows(page).first().getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/\/explorer\/tx\//);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Decoded input' })).toContainText('record(');
  await expect(main.getByRole('region', { name: 'Logs' })).toContainText('ActionRecorded(');
  await expect(main.getByRole('region', { name: 'Token transfers' })).toContainText('EP');
  const proof = main.getByRole('region', { name: 'Proof of Action' });
  await expect(proof).toContainText('Attested');
  // Only a genesis block of the embedded node names the validator.
  await expect(proof.getByText('Validator')).toHaveCount((await hasGenesisBlock(page)) ? 1 : 0);
  await expect(main).toContainText('final');
  await page.getByRole('link', { name: 'JSON' }).click();
  await page.getByRole('button', { name: 'Chain' }).click();
  await expect(page.getByRole('region', { name: 'Raw JSON' }).last()).toContainText('"effectiveGasPrice"');
});

test('an address keeps its tab in the URL, and is available as a QR code', async ({ page, baseURL }) => {
  const user = await actingUser(baseURL!);
  await openPage(page, `/explorer/address/${user.address}`);
  const tabs = page.getByRole('tablist').first();
  for (const [name, id] of [
    ['Transfers', 'transfers'],
    ['Tokens', 'tokens'],
    ['NFTs', 'nfts'],
    ['Internal', 'internal'],
  ] as const) {
    await tabs.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${id}`));
  }
  await page.reload();
  await expect(tabs.getByRole('tab', { name: 'Internal' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code for 0x/ });
  await expect(code).toBeVisible();
});

test('while the index is unavailable, blocks, transactions and addresses show data from the chain', async ({
  page,
  baseURL,
}) => {
  const user = await actingUser(baseURL!);
  const { items } = (await (
    await page.request.get(`/api/v1/addresses/${user.address}/actions?limit=1`)
  ).json()) as { items: { block_number: number; transaction_hash: string }[] };
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, json: {} }));
  const { block_number: blockNumber, transaction_hash: transactionHash } = items[0]!;
  for (const [path, text] of [
    [`/explorer/block/${blockNumber}`, 'Gas used'],
    [`/explorer/tx/${transactionHash}`, 'final'],
    [`/explorer/address/${user.address}`, 'On-chain data'],
  ] as const) {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main).toContainText('You’re seeing data straight from the chain');
    await expect(main).toContainText(text);
    await expect(main).toContainText(/Retrying in \d+ s/);
  }
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect(page.getByRole('main')).toContainText('Energy Points earned');
});

test('reports a missing page with a link to continue', async ({ page }) => {
  for (const [path, heading] of [
    ['/explorer/block/999999999', 'Block not found'],
    [`/explorer/tx/0x${'0'.repeat(64)}`, 'Transaction not found'],
    ['/explorer/address/0x12', 'Address not found'],
    [`/explorer/token/0x${'0'.repeat(40)}`, 'Token not found'],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the explorer' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'New search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search Nova' })).toBeVisible();
});

test('the search opens with a slash, works by keyboard, finds tokens by name, and remembers results', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openPage(page, '/team');
  const dialog = page.getByRole('dialog', { name: 'Search Nova' });
  await (await openSearch(page)).fill('3');
  await expect(dialog.getByRole('list', { name: 'On the chain' })).toContainText('Block');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explorer\/block\/3$/);
  await page.keyboard.press('/');
  await expect(dialog.getByRole('list', { name: 'Recent searches' })).toContainText('Block');
  await dialog.getByRole('textbox').fill('Energy Po');
  const found = dialog.getByRole('list', { name: 'On the chain' });
  await expect(found).toContainText('Energy Points');
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/explorer\/token\/0x/);
});

/** Hostile names from a stranger's contract. */
const HOSTILE = [
  '<img src=x onerror="novaError(1)">',
  '\u202Edlrow olleh',
  'A\u200B\u200B\u200Bz',
  'x'.repeat(10_000),
];

test('on a phone, a search text that is one long word fits, and one that is too long is explained', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, `/explorer?q=${'a'.repeat(400)}`);
  await expect(page.getByText('No results for')).toBeVisible();
  expect(await findSidewaysErrors(page)).toEqual([]);
  await openPage(page, `/de/explorer?q=${'a'.repeat(401)}`);
  await expect(page.getByText('Der Suchtext ist länger als 400 Zeichen.')).toBeVisible();
});

test('a link to a place in a list that is no longer valid leads to the first page', async ({ page }) => {
  await openPage(page, '/explorer/blocks?rows=50&cursor=gone');
  const list = page.getByRole('region', { name: 'All blocks' });
  await expect(list.getByRole('alert')).toContainText('no longer valid');
  await list.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL(/\/explorer\/blocks\?rows=50$/);
  await expect(list.getByRole('row').nth(1)).toBeVisible();
});

test('hostile names of tokens are isolated, truncated text and never break the page', async ({ page }) => {
  const errors = await watchErrors(page);
  const address = (index: number) => `0x${String(index + 1).repeat(40)}`;
  const items = HOSTILE.map((name, index) => ({
    address: address(index),
    standard: 'erc20',
    name,
    symbol: name,
    decimals: 18,
    total_supply: String(2n ** 256n - 1n),
    holder_count: 1,
    transfer_count: 1,
    created_by: null,
    created_in: null,
  }));
  await page.route('**/api/v1/tokens?*', (route) =>
    route.fulfill({ json: { items, next: null, prev: null } }),
  );
  await page.route(/\/api\/v1\/tokens\/0x1+$/, (route) => route.fulfill({ json: items[0] }));
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await openPage(page, '/explorer/tokens');
    await expect(rows(page)).toHaveCount(HOSTILE.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await page.locator('main img').count()).toBe(0);
    // Each name is isolated, so its direction characters end with it.
    expect(await page.locator('main bdi', { hasText: 'olleh' }).count()).toBeGreaterThan(0);
    await openPage(page, `/explorer/token/${address(0)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE[0]!);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(errors.filter((error) => error === '1')).toEqual([]);
});

test('filters, tabs and the JSON view pass axe', async ({ page, baseURL }) => {
  const user = await actingUser(baseURL!);
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  };
  await openPage(page, `/explorer/address/${user.address}?tab=transfers`);
  await expect(rows(page).first()).toBeVisible();
  expect(await check()).toEqual([]);
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await check()).toEqual([]);
  await openPage(page, '/explorer/block/3?view=json');
  await expect(page.getByRole('main')).toContainText('"state_root"');
  expect(await check()).toEqual([]);
});
