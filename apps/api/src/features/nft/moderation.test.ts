import type { MarketNft } from '@nova/shared/nft/schemas';
import type { HiddenNftPage, NftReportPage } from '@nova/shared/nft/moderation';
import type { Page } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertMarketNfts } from '../../testing/insert-market-nfts.ts';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const START = Date.parse('2026-05-01T12:00:00Z');
let now = START;
let api: TestApi;
let users: TestUser[];
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  users = [new TestUser(api.url), new TestUser(api.url), new TestUser(api.url)];
  for (const user of users) await user.signIn(new Date(now));
  await insertMarketNfts(api.database.pool, 3);
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query(
    'delete from app.nft_reports; delete from app.hidden_nfts; delete from app.audit_log',
  );
});

const asAdmin = (path: string, options: { method?: string; body?: object } = {}) =>
  callApi(api.url, path, { ...options, headers: ADMIN });
const report = (user: TestUser, id: number, body: object) =>
  callApi(api.url, `/api/v1/market/nfts/${id}/report`, { token: user.accessToken, body });
const reports = async (query = '') =>
  (await asAdmin(`/api/v1/admin/nft-reports${query}`)).body as NftReportPage;
const shown = async () =>
  ((await callApi(api.url, '/api/v1/market/nfts')).body as Page<MarketNft>).items.map(
    ({ token_id: tokenId }) => tokenId,
  );
const audit = async () =>
  (
    await api.database.pool.query<{ actor: string; action: string; is_allowed: boolean; details: unknown }>(
      'select actor, action, is_allowed, details from app.audit_log order by id',
    )
  ).rows;

test('an administrator reads reports newest first, page by page in both directions', async () => {
  const [ann, bob, eve] = users as [TestUser, TestUser, TestUser];
  await report(ann, 1, { reason: 'stolen', text: 'It is mine.' });
  now += 1_000;
  // Reports of two accounts in the same millisecond.
  await report(bob, 1, { reason: 'fraud' });
  await report(eve, 2, { reason: 'spam' });
  const whole = await reports();
  expect(whole.items.map(({ token_id, reason }) => [token_id, reason])).toEqual([
    ['2', 'spam'],
    ['1', 'fraud'],
    ['1', 'stolen'],
  ]);
  expect(whole.items[2]).toEqual({
    token_id: '1',
    name: 'Nova 1',
    reason: 'stolen',
    text: 'It is mine.',
    user_id: ann.userId,
    at: '2026-05-01T12:00:00.000Z',
    report_count: 2,
    is_hidden: false,
  });
  const first = await reports('?limit=2');
  expect(first.items).toEqual(whole.items.slice(0, 2));
  const second = await reports(`?limit=2&cursor=${first.next}`);
  expect(second).toMatchObject({ items: whole.items.slice(2), next: null });
  expect((await reports(`?limit=2&cursor=${second.prev}`)).items).toEqual(first.items);
  const far = Buffer.from(JSON.stringify([1, 'next', ...Array(3).fill('9'.repeat(30))])).toString(
    'base64url',
  );
  expect(await asAdmin(`/api/v1/admin/nft-reports?cursor=${far}`)).toMatchObject({ status: 200 });
  expect(await asAdmin('/api/v1/admin/nft-reports?cursor=nonsense')).toMatchObject({
    status: 400,
    code: 'invalid_cursor',
  });
});

test('a hidden NFT is in no list until it is restored', async () => {
  const [ann] = users as [TestUser];
  await report(ann, 2, { reason: 'offensive' });
  expect(await shown()).toEqual(['3', '2', '1']);
  const hide = (reason: string) =>
    asAdmin('/api/v1/admin/nfts/2/hidden', { method: 'PUT', body: { reason } });
  expect((await hide('offensive')).status).toBe(204);
  expect((await hide('offensive, seen twice')).status).toBe(204);
  expect(await shown()).toEqual(['3', '1']);
  expect((await reports('?hidden=true')).items).toMatchObject([{ token_id: '2', is_hidden: true }]);
  expect((await reports('?hidden=false')).items).toEqual([]);
  const hidden = (await asAdmin('/api/v1/admin/hidden-nfts')).body as HiddenNftPage;
  expect(hidden.items).toMatchObject([{ token_id: '2', name: 'Nova 2', reason: 'offensive, seen twice' }]);

  expect((await asAdmin('/api/v1/admin/nfts/2/hidden', { method: 'DELETE' })).status).toBe(204);
  expect(await shown()).toEqual(['3', '2', '1']);
  expect(((await asAdmin('/api/v1/admin/hidden-nfts')).body as HiddenNftPage).items).toEqual([]);
});

test('the list of hidden NFTs has pages', async () => {
  for (const id of [1, 2, 3]) {
    now += 1;
    await asAdmin(`/api/v1/admin/nfts/${id}/hidden`, { method: 'PUT', body: { reason: 'spam' } });
  }
  const page = async (query: string) =>
    (await asAdmin(`/api/v1/admin/hidden-nfts?limit=2${query}`)).body as HiddenNftPage;
  const idsOf = ({ items }: HiddenNftPage) => items.map(({ token_id }) => token_id);
  const first = await page('');
  expect(idsOf(first)).toEqual(['3', '2']);
  const second = await page(`&cursor=${first.next}`);
  expect(idsOf(second)).toEqual(['1']);
  expect(idsOf(await page(`&cursor=${second.prev}`))).toEqual(['3', '2']);
});

test('handled reports are closed, and those of other NFTs stay open', async () => {
  const [ann, bob] = users as [TestUser, TestUser];
  await report(ann, 1, { reason: 'spam' });
  await report(bob, 1, { reason: 'spam' });
  await report(bob, 3, { reason: 'other' });
  expect((await asAdmin('/api/v1/admin/nfts/1/reports', { method: 'DELETE' })).status).toBe(204);
  expect((await reports()).items).toMatchObject([{ token_id: '3' }]);
});

test('each step is in the audit log with its subject', async () => {
  await asAdmin('/api/v1/admin/nfts/2/hidden', { method: 'PUT', body: { reason: 'spam' } });
  await asAdmin('/api/v1/admin/nfts/2/hidden', { method: 'DELETE' });
  await asAdmin('/api/v1/admin/nfts/2/reports', { method: 'DELETE' });
  const by = { actor: 'token', is_allowed: true };
  expect(await audit()).toEqual([
    { ...by, action: 'hide nft', details: { token_id: 2, reason: 'spam' } },
    { ...by, action: 'restore nft', details: { token_id: 2 } },
    { ...by, action: 'dismiss nft reports', details: { token_id: 2 } },
  ]);
});

test.each([
  ['GET', '/api/v1/admin/nft-reports', 'read nft reports'],
  ['GET', '/api/v1/admin/hidden-nfts', 'read hidden nfts'],
  ['PUT', '/api/v1/admin/nfts/1/hidden', 'hide nft'],
  ['DELETE', '/api/v1/admin/nfts/1/hidden', 'restore nft'],
  ['DELETE', '/api/v1/admin/nfts/1/reports', 'dismiss nft reports'],
])('%s %s is restricted to administrators, and each attempt is logged', async (method, path, action) => {
  const body = method === 'PUT' ? { body: { reason: 'spam' } } : {};
  const wrong = { 'x-admin-token': 'admin token of throwaway stack' };
  expect(await callApi(api.url, path, { method, ...body })).toMatchObject({ status: 401 });
  expect(await callApi(api.url, path, { method, ...body, headers: wrong })).toMatchObject({ status: 401 });
  const token = users[0]!.accessToken;
  expect(await callApi(api.url, path, { method, ...body, token })).toMatchObject({ status: 403 });
  const denied = { action, is_allowed: false };
  expect(await audit()).toMatchObject([
    { ...denied, actor: 'nobody' },
    { ...denied, actor: 'nobody' },
    { ...denied, actor: 'user' },
  ]);
  expect(await shown()).toEqual(['3', '2', '1']);
});

test('a missing NFT cannot be hidden, and hiding requires a reason', async () => {
  const put = (id: string, body: object) =>
    asAdmin(`/api/v1/admin/nfts/${id}/hidden`, { method: 'PUT', body });
  expect(await put('99', { reason: 'spam' })).toMatchObject({ status: 404, code: 'nft_not_found' });
  expect(await put('1', { reason: '   ' })).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await put('1', {})).toMatchObject({ status: 400 });
  expect(await put('x', { reason: 'spam' })).toMatchObject({ status: 400 });
  expect(await shown()).toEqual(['3', '2', '1']);
});
