import { expect, test, type Page, type Request } from '../test.ts';
import { connectWallet, walletButton } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';

const TABS = 8;

// Eight tabs of one browser take a minute, so this runs only in the long tests.
const long = process.env['NOVA_SOAK'] === '1' ? test : test.skip;

long(
  'eight tabs share one live line and one renewal of the session, and all of them hear what happens',
  async ({ context, baseURL }) => {
    test.setTimeout(300_000);
    await context.clock.install();
    let renewals = 0;
    const openLines = new Map<Request, Page>();
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/v1/refresh')) renewals += 1;
      if (request.url().includes('/realtime/v1')) openLines.set(request, request.frame().page());
    });
    context.on('requestfinished', (request) => openLines.delete(request));
    context.on('requestfailed', (request) => openLines.delete(request));
    // Requests of a closed page emit no end event.
    const countLines = () => [...openLines.values()].filter((page) => !page.isClosed()).length;

    const wallet = await injectWallet(context, { rpcUrl: `${baseURL}/rpc` });
    const pages = [await context.newPage()];
    await openPage(pages[0]!, `/explorer/address/${wallet.address}`);
    await connectWallet(pages[0]!, wallet);
    while (pages.length < TABS) {
      const page = await context.newPage();
      await openPage(page, `/explorer/address/${wallet.address}`);
      pages.push(page);
    }
    for (const page of pages)
      await expect(walletButton(page, wallet.address)).toBeVisible({ timeout: 60_000 });
    await expect.poll(countLines).toBe(1);
    expect(renewals).toBe(0);

    // In the last minute of the access token, every tab wants a new one.
    const before = await pages[0]!.evaluate(() => localStorage.getItem('nova.session'));
    await context.clock.fastForward(14.5 * 60_000);
    await expect.poll(() => pages[0]!.evaluate(() => localStorage.getItem('nova.session'))).not.toBe(before);
    for (const page of pages)
      await expect(page.getByRole('banner').getByRole('button', { name: /Local Mode/ })).toHaveCount(0);
    expect(renewals).toBe(1);

    // The tab with the event stream closes; another one takes over, and no event is lost.
    await pages[0]!.close();
    await openPage(pages[1]!, '/energy-dashboard');
    await pages[1]!
      .getByRole('main')
      .getByRole('button', { name: /^Collect energy/ })
      .click();
    await expect(pages[1]!.getByText('40 EnergyPoints collected')).toBeVisible();
    for (const page of pages.slice(2))
      await expect(page.getByRole('row').filter({ hasText: 'Energy collected' })).toBeVisible();
    await expect.poll(countLines).toBe(1);
  },
);
