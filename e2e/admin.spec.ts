import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';
import { TestUser } from '@nova/testing/test-user';
import { enterAdmin } from './support/enter-admin.ts';
import { findSidewaysErrors } from './support/layout-errors.ts';

test('an administrator opens every tab, and none of them is broken on a phone', async ({ page, baseURL }) => {
  // Creates a user whose role can be changed, because panels without rows do not show the controls of a
  // row.
  await new TestUser(baseURL!).signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAdmin(page, '/admin');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(10);
  for (let room = 0; room < 10; room++) {
    await tabs.nth(room).click();
    await expect(tabs.nth(room)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').locator('h2').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText('This section could not be loaded. Please try again.')).toHaveCount(0);
    expect(await findSidewaysErrors(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
});

test('on a phone, a user takes two or three short lines of the list', async ({ page, baseURL }) => {
  const user = new TestUser(baseURL!);
  await user.signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAdmin(page, '/admin?tab=people');
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: user.address.slice(0, 6) });
  await expect(row.getByRole('button', { name: /^Change role of/ })).toBeVisible();
  expect((await row.boundingBox())!.height).toBeLessThan(140);
});

test('approves the wallets of a file, and the log shows the values before and after, in German', async ({
  page,
}) => {
  const wallet = `0x${Date.now().toString(16).padStart(40, '0')}`;
  await enterAdmin(page, '/de/admin-dashboard?tab=whitelist', {
    label: 'Token',
    button: 'Verwaltung öffnen',
  });
  await page.setInputFiles('input[type=file]', {
    name: 'wallets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name;Wallet\r\nAda;${wallet}\r\n`),
  });
  await page.getByRole('button', { name: '1 Wallet freigeben' }).click();
  await expect(page.getByText('1 freigegeben, 0 waren es schon.')).toBeVisible();
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await page.getByLabel('Ergebnis').selectOption('change');
  const change = page.getByRole('row').filter({ hasText: 'add to whitelist' }).first();
  await change.getByText('Vorher und nachher').click();
  await expect(change.getByText(wallet)).toBeVisible();
});
