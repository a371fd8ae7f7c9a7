import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { outbox } from '@nova/db/schema/outbox';
import { statusChecks, statusDays } from '@nova/db/schema/status';
import type { Incident, Maintenance, StatusSummary } from '@nova/shared/status/schemas';
import { STATUS_SERVICES } from '@nova/shared/status/services';
import { afterEach, beforeEach, expect, test } from 'vitest';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
let api: TestApi;
let now = NOW;
beforeEach(async () => {
  now = NOW;
  api = await startTestApi({ clock: () => now });
});
afterEach(() => api.close());

const readStatus = async () => (await callApi(api.url, '/api/v1/status')).body as StatusSummary;
/** Inserts a round of checks with the latencies of the four services in order; null for no response. */
async function check(at: string, latencies: readonly (number | null)[]): Promise<void> {
  await api.database.db.insert(statusChecks).values(
    STATUS_SERVICES.map((service, index) => ({
      service,
      checkedAt: new Date(at),
      latencyMs: latencies[index] ?? null,
    })),
  );
}
const asAdmin = (path: string, body?: unknown) =>
  callApi(api.url, `/api/v1/admin/status/${path}`, { method: 'POST', headers: ADMIN, body: body ?? {} });
const INCIDENT = {
  title: { en: 'Points are slow', de: 'Punkte sind langsam' },
  services: ['energy_points'],
  text: { en: 'We look into it.', de: 'Wir sehen nach.' },
};
const TEXTS = { en: 'It goes on.', de: 'Es geht weiter.' };

test('the status is unknown before the first check', async () => {
  expect(await readStatus()).toMatchObject({
    health: 'unknown',
    percent: null,
    checked_at: null,
    incidents: [],
    maintenances: [],
  });
});

test.each([
  [[4, 9, 6, 14], 'healthy', 100],
  [[4, 9, 6, null], 'degraded', 75],
  [[4, null, 6, null], 'degraded', 50],
  [[null, null, 6, null], 'critical', 25],
  [[null, null, null, null], 'critical', 0],
] as const)('responses within %j ms mean %s at %i percent', async (latencies, health, percent) => {
  await check('2026-11-22T11:59:50.000Z', latencies);
  expect(await readStatus()).toMatchObject({ health, percent, checked_at: '2026-11-22T11:59:50.000Z' });
});

test('the status is degraded while the chain has stopped, even if every service answers', async () => {
  await check('2026-11-22T11:59:50.000Z', [4, 9, 6, 14]);
  await api.database.db.insert(outbox).values({
    lane: 'actions',
    kind: 'record_action',
    operationId: `0x${'1'.repeat(64)}`,
    payload: {},
    createdAt: new Date(NOW - 15_000),
  });
  expect(await readStatus()).toMatchObject({ health: 'degraded', percent: 100, chain: { state: 'stopped' } });
});

test('the newest check counts, and after three missed rounds the status is unknown', async () => {
  await check('2026-11-22T11:59:00.000Z', [4, 4, 4, null]);
  await check('2026-11-22T11:59:30.000Z', [5, 4, 4, 7]);
  const { services, health } = await readStatus();
  expect(health).toBe('healthy');
  expect(services[3]).toMatchObject({
    service: 'energy_points',
    is_answered: true,
    latency_ms: 7,
    recent: [
      { at: '2026-11-22T11:59:00.000Z', latency_ms: null },
      { at: '2026-11-22T11:59:30.000Z', latency_ms: 7 },
    ],
  });
  now = Date.parse('2026-11-22T12:01:01.000Z');
  expect(await readStatus()).toMatchObject({ health: 'unknown', percent: null });
});

test('the uptime of a service is computed from its days, of which only ninety are shown', async () => {
  const checkedAt = new Date(NOW);
  const day = (name: string, checks: number, answered: number) => ({
    service: 'website',
    day: name,
    checks,
    answered,
    checkedAt,
  });
  await api.database.db
    .insert(statusDays)
    .values([day('2026-11-22', 300, 300), day('2026-08-25', 100, 0), day('2026-08-24', 9, 9)]);
  const { services } = await readStatus();
  expect(services[1]).toMatchObject({
    uptime: 0.75,
    days: [
      { day: '2026-08-25', checks: 100, answered: 0 },
      { day: '2026-11-22', checks: 300, answered: 300 },
    ],
  });
  expect(services[0]).toMatchObject({ uptime: null, days: [] });
});

test('an incident moves from investigating to resolved and never back', async () => {
  const opened = await asAdmin('incidents', INCIDENT);
  expect(opened).toMatchObject({ status: 201, body: { status: 'investigating', resolved_at: null } });
  const { id } = opened.body as Incident;
  const path = `incidents/${id}/updates`;
  now += 60_000;
  expect(await asAdmin(path, { status: 'monitoring', text: TEXTS })).toMatchObject({ status: 200 });
  expect(await asAdmin(path, { status: 'identified', text: TEXTS })).toMatchObject({
    status: 409,
    code: 'incident_backwards',
  });
  expect((await readStatus()).incidents).toMatchObject([
    { id, status: 'monitoring', updates: [{ status: 'monitoring' }, { status: 'investigating' }] },
  ]);
  now += 60_000;
  expect(await asAdmin(path, { status: 'resolved', text: TEXTS })).toMatchObject({
    body: { status: 'resolved', resolved_at: '2026-11-22T12:02:00.000Z' },
  });
  expect(await asAdmin(path, { status: 'resolved', text: TEXTS })).toMatchObject({
    status: 409,
    code: 'incident_resolved',
  });
  expect((await readStatus()).incidents).toEqual([]);
});

test('incident updates are in the audit log with before and after', async () => {
  const { id } = (await asAdmin('incidents', INCIDENT)).body as Incident;
  await asAdmin(`incidents/${id}/updates`, { status: 'identified', text: TEXTS });
  const { rows } = await api.database.pool.query<{ action: string; before: Incident; after: Incident }>(
    `select action, before, after from app.audit_log join app.audit_changes on audit_id = id order by id`,
  );
  expect(rows).toMatchObject([
    { action: 'open incident', before: null, after: { id, status: 'investigating' } },
    { action: 'update incident', before: { status: 'investigating' }, after: { status: 'identified' } },
  ]);
});

test('incidents are listed page by page, newest first', async () => {
  for (const count of [1, 2, 3]) {
    await asAdmin('incidents', { ...INCIDENT, title: { en: `Number ${count}`, de: `Nummer ${count}` } });
  }
  const list = async (cursor = '') =>
    (await callApi(api.url, `/api/v1/status/incidents?limit=2${cursor}`)).body as {
      items: Incident[];
      next: string | null;
    };
  const first = await list();
  expect(first.items.map(({ title }) => title.en)).toEqual(['Number 3', 'Number 2']);
  const second = await list(`&cursor=${first.next}`);
  expect(second.items.map(({ title }) => title.en)).toEqual(['Number 1']);
  expect(second.next).toBe(null);
});

test('announced maintenance is shown until it ends or is canceled', async () => {
  const plan = {
    title: { en: 'Database upgrade', de: 'Aktualisierung der Datenbank' },
    text: TEXTS,
    services: [],
    starts_at: '2026-11-22T13:00:00.000Z',
    ends_at: '2026-11-22T14:00:00.000Z',
  };
  const { id } = (await asAdmin('maintenances', plan)).body as Maintenance;
  expect((await readStatus()).maintenances).toMatchObject([{ id, is_under_way: false }]);
  now = Date.parse('2026-11-22T13:00:00.000Z');
  expect((await readStatus()).maintenances).toMatchObject([{ id, is_under_way: true }]);
  expect(await asAdmin(`maintenances/${id}/cancel`)).toMatchObject({ status: 204 });
  expect((await readStatus()).maintenances).toEqual([]);
  expect(await asAdmin(`maintenances/${id}/cancel`)).toMatchObject({ status: 409, code: 'maintenance_over' });
  const past = { ...plan, ends_at: '2026-11-22T12:30:00.000Z', starts_at: '2026-11-22T12:00:00.000Z' };
  expect(await asAdmin('maintenances', past)).toMatchObject({ status: 400 });
});

test('the feed describes incidents in the requested language without markup', async () => {
  await asAdmin('incidents', {
    ...INCIDENT,
    title: { en: 'A <b>bold</b> title', de: 'Ein "Titel" & mehr' },
  });
  const feed = await callApi(api.url, '/api/v1/status/feed?language=de');
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain('<title>Ein &quot;Titel&quot; &amp; mehr (Wird untersucht)</title>');
  expect(feed.body).toContain('Wir sehen nach.');
  const english = await callApi(api.url, '/api/v1/status/feed');
  expect(english.body).toContain('A &lt;b&gt;bold&lt;/b&gt; title (Investigating)');
  expect(await callApi(api.url, '/api/v1/status/feed?language=fr')).toMatchObject({ status: 400 });
});

test('a visitor reads the status and changes nothing', async () => {
  expect(await callApi(api.url, '/api/v1/status')).toMatchObject({ status: 200 });
  expect(await callApi(api.url, '/api/v1/admin/status/incidents', { body: INCIDENT })).toMatchObject({
    status: 401,
    code: 'unauthorized',
  });
});

test('the running release is named by version and commit', async () => {
  const { status, body } = await callApi(api.url, '/api/v1/version');
  expect([status, body]).toEqual([
    200,
    { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
  ]);
});
