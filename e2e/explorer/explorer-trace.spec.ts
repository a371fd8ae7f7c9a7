import { AxeBuilder } from '@axe-core/playwright';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test, type Page } from '../test.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, setTheme } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

async function newestTransaction(origin: string): Promise<string> {
  const { items } = (await (await fetch(`${origin}/api/v1/transfers?limit=1`)).json()) as {
    items: { transaction_hash: string }[];
  };
  return items[0]!.transaction_hash;
}

async function trace<Result>(origin: string, hash: string, options: object): Promise<Result> {
  const params = [hash, options];
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'debug_traceTransaction', params });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/rpc`, { method: 'POST', headers, body });
  return ((await answer.json()) as { result: Result }).result;
}

async function hasMemory(origin: string, hash: string): Promise<boolean> {
  const options = { call: 0, offset: 0, limit: 2, enableMemory: true, disableStorage: true };
  const { structLogs } = await trace<{ structLogs: { memory?: unknown }[] }>(origin, hash, options);
  return structLogs.some(({ memory }) => memory !== undefined);
}

/** Returns how many accounts' nonces the engine's trace changes; cosmos/evm raises the sender's before it. */
async function countNonces(origin: string, hash: string): Promise<number> {
  const options = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } };
  const { post } = await trace<{ post: Record<string, { nonce?: number }> }>(origin, hash, options);
  return Object.values(post).filter(({ nonce }) => nonce !== undefined).length;
}

test('a transaction is traced on request: its calls with their gas, and the state before and after', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const errors = await watchErrors(page);
  const holder = privateKeyToAddress(generatePrivateKey());
  await fundWallet(baseURL!, holder, { nac: '0', usdt: '10' });
  await expect
    .poll(async () => {
      const answer = await fetch(`${baseURL}/api/v1/addresses/${holder}/transfers`);
      return ((await answer.json()) as { items: unknown[] }).items.length;
    })
    .toBe(1);
  const hash = await newestTransaction(baseURL!);
  const traced = page.waitForRequest((request) => request.postData()?.includes('callTracer') ?? false);
  await openPage(page, `/explorer/tx/${hash}`);
  await page.getByRole('button', { name: 'Trace transaction' }).click();
  await traced;

  const calls = page.getByRole('region', { name: 'Call trace' });
  await expect(calls.locator('tbody tr').first()).toContainText('call');
  await expect(calls.locator('tbody tr').first()).toContainText('tap');
  const changes = page.getByRole('region', { name: 'State changes' });
  // The holder had nothing and now has 10 USDT, in the smallest units. If they
  // are the first, the total supply changes in the same way.
  const balance = changes.locator('tbody tr').filter({ has: page.getByText('10,000,000', { exact: true }) });
  await expect(balance.first().locator('.at-before, .at-after')).toHaveText(['0', '10,000,000']);
  // The verified sources name the variable, and the trace its key.
  const named = changes.locator('tbody tr').filter({ hasText: `balanceOf[${holder.toLowerCase()}]` });
  await expect(named.locator('.at-before, .at-after')).toHaveText(['0', '10,000,000']);
  const nonces = await countNonces(baseURL!, hash);
  await expect(changes.locator('tbody tr').filter({ hasText: 'Nonce' })).toHaveCount(nonces);

  await calls.getByRole('button', { name: 'Show the opcodes of call 1', exact: true }).click();
  const opcodes = page.getByRole('region', { name: 'Opcodes of call 1' });
  await expect(opcodes.locator('tbody tr').first()).toContainText(/PUSH/);
  await expect(opcodes.locator('tbody tr')).toHaveCount(50);
  await opcodes.getByRole('button', { name: 'Next opcodes' }).click();
  await expect(opcodes.locator('tbody tr').first()).toContainText('51');
  await opcodes.locator('summary').first().click();
  await expect(opcodes.locator('details[open]')).toContainText('Stack');
  await opcodes.getByRole('button', { name: 'Show memory' }).click();
  // cosmos/evm returns no memory, and the page says so.
  await expect(opcodes.locator('details[open]')).toContainText(
    (await hasMemory(baseURL!, hash)) ? '0040: ' : 'This chain’s engine doesn’t return the memory of a step.',
  );

  for (const language of ['', '/de']) {
    await openPage(page, `${language}/explorer/tx/${hash}`);
    await page.getByRole('button', { name: /^(Trace transaction|Ablauf anzeigen)$/ }).click();
    await page
      .getByRole('button', { name: /^(Show the opcodes of call|Die Opcodes von Aufruf) 1\b/ })
      .click();
    await expect(page.getByRole('region', { name: /^(State changes|Zustandsänderungen)$/ })).toContainText(
      `balanceOf[${holder.toLowerCase()}]`,
    );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findSidewaysErrors(page), `${language} ${width}`).toEqual([]);
    }
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      expect(await findAxeErrors(page), `${language} ${theme}`).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});
