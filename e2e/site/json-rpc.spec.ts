import { expect, test } from '../test.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

test('a linked method opens, sends its example to this chain, and explains errors', async ({ page }) => {
  const errors = await watchErrors(page);
  await openPage(page, '/documentation/json-rpc#eth_getBlockByNumber');
  const block = page.locator('#eth_getBlockByNumber');
  await expect(block.getByRole('region', { name: 'Request, eth_getBlockByNumber' })).toContainText(
    '"latest"',
  );
  await expect(block.getByRole('region', { name: 'curl, eth_getBlockByNumber' })).toContainText('/rpc');
  await block.getByRole('button', { name: 'Send call' }).click();
  await expect(block.getByText(/^Result after \d+ ms$/)).toBeVisible();
  await expect(block.getByRole('region', { name: /^Result after/ })).toContainText('"stateRoot"');

  const parameters = block.getByLabel('Parameters as a JSON list');
  await parameters.fill('latest');
  await expect(block).toContainText('This is not a JSON list.');
  await parameters.fill('["0x01", false]');
  await block.getByRole('button', { name: 'Send call' }).click();
  await expect(block.getByRole('region', { name: /^Error after/ })).toContainText('-32602');

  const send = page.locator('#eth_sendRawTransaction');
  await send.locator('summary').click();
  await expect(send).toContainText('This method changes the chain');
  await send.getByRole('button', { name: 'Send call' }).click();
  await expect(send.getByRole('region', { name: /^Error after/ })).toContainText('-32000');

  const subscribe = page.locator('#eth_subscribe');
  await subscribe.locator('summary').click();
  await subscribe.getByRole('button', { name: 'Send call' }).click();
  await expect(subscribe.getByRole('region', { name: /^Result after/ })).toContainText('"result": "0x');

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findSidewaysErrors(page), String(width)).toEqual([]);
  }
  expect(errors).toEqual([]);
});
