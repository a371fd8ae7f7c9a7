import { addressLabels } from '@nova/db/schema/labels';
import { deployedContracts } from '@nova/db/schema/explorer';
import type { SearchResult } from '@nova/shared/explorer/search-schemas';
import type { AuditEntry } from '@nova/shared/admin/schemas';
import type { LabelPage } from '@nova/shared/labels/schemas';
import type { NameAddresses } from '@nova/shared/names/schemas';
import type { Page } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex } from '../../testing/explorer-fixture.ts';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const exchange = toHex(0xa1, 20);
const thief = toHex(0xa2, 20);
const ours = toHex(0xee, 20);
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.database.db
    .insert(deployedContracts)
    .values({ name: 'WrappedNAC', address: ours, deployedAtBlock: 1 });
}, 60_000);
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'delete from app.address_labels; delete from app.audit_changes; delete from app.audit_log',
  ),
);

const get = async <T>(path: string) => (await callApi(api.url, path, { headers: ADMIN })).body as T;
const put = (address: string, body: unknown, headers: Record<string, string> = ADMIN) =>
  callApi(api.url, `/api/v1/admin/labels/${address}`, { method: 'PUT', body, headers });
const labelsOf = async (...addresses: string[]) =>
  (await get<NameAddresses>(`/api/v1/names/addresses?addresses=${addresses.join(',')}`)).labels;

test('a label is shown with its address, changed and removed, and each change is in the audit log', async () => {
  const label = { name: 'Nova Exchange', kind: 'exchange', url: 'https://exchange.example/about' };
  expect((await put(exchange, label)).status).toBe(204);
  expect(await labelsOf(exchange, thief)).toEqual([{ address: exchange, ...label }]);

  expect((await put(exchange, { name: 'Exchange, closed' })).status).toBe(204);
  expect(await labelsOf(exchange)).toEqual([
    { address: exchange, name: 'Exchange, closed', kind: null, url: null },
  ]);

  const removal = () =>
    callApi(api.url, `/api/v1/admin/labels/${exchange}`, { method: 'DELETE', headers: ADMIN });
  expect((await removal()).status).toBe(204);
  expect(await labelsOf(exchange)).toEqual([]);
  expect((await removal()).status).toBe(204);

  const changes = (await get<Page<AuditEntry>>('/api/v1/admin/audit?result=change')).items;
  expect(
    changes.map(({ action, change }) => [action, change?.before ?? null, change?.after ?? null]),
  ).toEqual([
    ['remove label', { address: exchange, name: 'Exchange, closed', kind: null, url: null }, null],
    [
      'set label',
      { address: exchange, ...label },
      { address: exchange, name: 'Exchange, closed', kind: null, url: null },
    ],
    ['set label', null, { address: exchange, ...label }],
  ]);
});

test.each([
  ['no name', { name: '' }],
  ['a name that is too long', { name: 'x'.repeat(33) }],
  ['invisible characters', { name: 'Nova\u200bExchange' }],
  ['a reversed direction', { name: 'Nova \u202eegnahcxE' }],
  ['an unknown kind', { name: 'Nova', kind: 'friend' }],
  ['a link that runs a script', { name: 'Nova', url: 'javascript:alert(1)' }],
  ['a link without encryption', { name: 'Nova', url: 'http://nova.example' }],
])('refuses %s', async (_what, body) => {
  expect(await put(exchange, body)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input' } },
  });
  expect(await api.database.db.select().from(addressLabels)).toEqual([]);
});

test('counts characters, not bytes: 32 letters outside the basic plane are a name', async () => {
  expect((await put(exchange, { name: '𝓝'.repeat(32) })).status).toBe(204);
  expect((await put(exchange, { name: '𝓝'.repeat(33) })).status).toBe(400);
});

test('nobody else sets a label', async () => {
  expect((await put(exchange, { name: 'Mine' }, {})).status).toBe(401);
  expect(
    (await put(exchange, { name: 'Mine' }, { 'x-admin-token': 'a wrong token of any length' })).status,
  ).toBe(401);
});

test('lists labels page by page, newest first, and finds them by name and by address', async () => {
  for (const [index, name] of ['Alpha', 'Beta', '100% Gamma'].entries())
    expect((await put(toHex(0xb0 + index, 20), { name })).status).toBe(204);
  const names = ({ items }: LabelPage) => items.map(({ name }) => name);
  const first = await get<LabelPage>('/api/v1/admin/labels?limit=2');
  expect(names(first)).toEqual(['100% Gamma', 'Beta']);
  const second = await get<LabelPage>(`/api/v1/admin/labels?limit=2&cursor=${first.next}`);
  expect(names(second)).toEqual(['Alpha']);
  expect(second.next).toBeNull();
  expect(names(await get<LabelPage>(`/api/v1/admin/labels?limit=2&cursor=${second.prev}`))).toEqual(
    names(first),
  );
  expect(names(await get<LabelPage>('/api/v1/admin/labels?search=be'))).toEqual(['Beta']);
  expect(names(await get<LabelPage>(`/api/v1/admin/labels?search=${toHex(0xb0, 20)}`))).toEqual(['Alpha']);
  // A wildcard of SQL is an ordinary character.
  expect(names(await get<LabelPage>('/api/v1/admin/labels?search=%25'))).toEqual([]);
  expect(names(await get<LabelPage>('/api/v1/admin/labels?search=100%25'))).toEqual(['100% Gamma']);
});

test('the search finds labels, and the name of a contract of this deployment comes first', async () => {
  await put(thief, { name: 'Wrapped friends', kind: 'suspicious' });
  await put(ours, { name: 'Wrapped by us' });
  const found = await get<SearchResult>('/api/v1/search?q=wrapped');
  expect(found).toEqual({
    kind: 'names',
    matches: [
      { kind: 'contract', address: ours, name: 'WrappedNAC', symbol: null, standard: null },
      { kind: 'address', address: thief, name: 'Wrapped friends', symbol: null, standard: null },
    ],
  });
});

test('the compatible APIs return labels in their fields, and warn about a suspicious address', async () => {
  await put(thief, { name: 'Fake sale', kind: 'suspicious', url: 'https://nova.example/warning' });
  await put(ours, { name: 'Bank of Nova' });
  const read = (address: string) => get<Record<string, unknown>>(`/api/v2/addresses/${address}`);
  expect(await read(thief)).toMatchObject({
    name: null,
    is_scam: true,
    reputation: 'scam',
    public_tags: [{ display_name: 'Fake sale', label: 'suspicious' }],
  });
  expect(await read(ours)).toMatchObject({
    name: 'WrappedNAC',
    is_scam: false,
    public_tags: [{ display_name: 'Bank of Nova', label: 'label' }],
  });
  expect(await read(exchange)).toMatchObject({ is_scam: false, public_tags: [] });
  const nametags = (addresses: string) =>
    get<{ status: string; message: string; result: unknown }>(
      `/api?module=nametag&action=getaddresstag&address=${addresses}`,
    );
  expect(await nametags(`${thief},${exchange}`)).toMatchObject({
    status: '1',
    result: [
      {
        address: thief,
        nametag: 'Fake sale',
        url: 'https://nova.example/warning',
        labels: ['suspicious'],
        reputation: '3',
      },
    ],
  });
  expect(await nametags(exchange)).toEqual({ status: '0', message: 'No nametags found', result: [] });
  expect(await nametags('nobody')).toMatchObject({ status: '0', result: 'Error! Invalid address format' });
});
