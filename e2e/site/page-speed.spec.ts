import { expect, test, type Page } from '../test.ts';
import { openPage, settlePage } from '../support/open-page.ts';

/** Hides the tab, as a visitor who changes to another one does. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('measurements are sent only while the visitor agrees, with the page and the kind of device', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/page-speed')) sent.push(request.postDataJSON());
  });
  await openPage(page, '/privacy');
  const agree = page.getByRole('checkbox', { name: 'Send anonymous speed measurements from this browser' });
  await expect(agree).not.toBeChecked();
  await hide(page);
  await agree.check();
  await expect(page.getByText('This browser sends measurements from now on.')).toBeVisible();
  expect(sent).toEqual([]);

  await openPage(page, '/faq');
  await settlePage(page);
  await page.getByRole('heading', { level: 1 }).click();
  const answer = page.waitForResponse('**/api/v1/page-speed');
  await hide(page);
  expect((await answer).status()).toBe(204);
  const [report] = sent as { page: string; device: string; metrics: { name: string; value: number }[] }[];
  expect(Object.keys(report!).toSorted()).toEqual(['device', 'metrics', 'page']);
  expect(report).toMatchObject({ page: 'faq', device: 'computer' });
  expect(report!.metrics.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));

  await openPage(page, '/privacy');
  await expect(agree).toBeChecked();
  await agree.uncheck();
  await expect(page.getByText('This browser sends no measurements.')).toBeVisible();
  const count = sent.length;
  await hide(page);
  await settlePage(page);
  expect(sent).toHaveLength(count);
});
