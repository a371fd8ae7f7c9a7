import { expect, test } from './test.ts';
import { readAdminToken } from './support/nova-database.ts';
import { openPage } from './support/open-page.ts';

const PROBED = '/functions/v1/energy-points';

test('the status page shows an outage and its end', async ({ page }) => {
  await page.route(`**${PROBED}`, (route) => route.abort());
  await openPage(page, '/system-status');
  await expect(page.getByText(/^Degraded, 75/)).toBeVisible();
  await expect(page.getByText('3 of 4 services are up')).toBeVisible();
  await page.unroute(`**${PROBED}`);
  await page.reload();
  await expect(page.getByText(/^Healthy, 100/)).toBeVisible();
});

test('an incident from the admin area appears on the page, in the summary and in the feed, in both languages', async ({
  page,
  request,
}) => {
  const headers = { 'x-admin-token': readAdminToken() };
  const stamp = String(Date.now());
  const opened = await request.post('/api/v1/admin/status/incidents', {
    headers,
    data: {
      title: { en: `Test ${stamp}`, de: `Probe ${stamp}` },
      services: ['website'],
      text: { en: 'We look into it.', de: 'Wir sehen nach.' },
    },
  });
  expect(opened.status()).toBe(201);
  const { id } = (await opened.json()) as { id: number };
  await openPage(page, '/de/system-status');
  await expect(page.getByRole('heading', { name: `Probe ${stamp}` })).toBeVisible();
  await expect(page.getByText('Wir sehen nach.').first()).toBeVisible();
  const feed = await request.get('/api/v1/status/feed');
  expect(await feed.text()).toContain(`Test ${stamp} (Investigating)`);
  const resolved = await request.post(`/api/v1/admin/status/incidents/${id}/updates`, {
    headers,
    data: { status: 'resolved', text: { en: 'It is over.', de: 'Es ist vorbei.' } },
  });
  expect(resolved.status()).toBe(200);
  const { incidents } = (await (await request.get('/api/v1/status')).json()) as {
    incidents: { id: number }[];
  };
  expect(incidents.map((each) => each.id)).not.toContain(id);
});
