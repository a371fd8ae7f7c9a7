import { HOUR_MS } from '@nova/shared/durations';
import { injectWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../test.ts';

for (const hours of [-7, 9]) {
  test(`a computer whose clock is ${hours} hours off shows the server's times`, async ({ page, baseURL }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await openPage(page, '/faucet');
    await page.getByLabel('Address', { exact: true }).fill(wallet.address);
    await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
    await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
    await expect(page.getByText('0.01 NAC were added to this wallet.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d:\d\d$/);

    await openPage(page, '/explorer/blocks');
    await expect(page.locator('table.blocks tbody tr').first().locator('time')).toHaveText(
      /^(just now|\d+ (sec|min)\b.*)$/,
    );
  });

  test(`a demo ends by the server's time on a computer whose clock is ${hours} hours off`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await openPage(page, '/demo-account-setup');
    await page.getByRole('button', { name: 'Start the demo' }).click();
    await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
    const chip = page.getByRole('banner').getByRole('button', { name: /demo/i });
    await expect(chip).toHaveText(/ 2[34] h \d+ min$/);
    await page.reload();
    await expect(chip).toHaveText(/ 2[34] h \d+ min$/);
  });
}
