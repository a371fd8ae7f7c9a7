import { users as userRows } from '@nova/db/schema/account';
import { deployedContracts, transactions } from '@nova/db/schema/explorer';
import { nfts } from '@nova/db/schema/nft';
import { storedFiles, storedMetadata } from '@nova/db/schema/storage';
import { createdTokens, tokenBalances, tokens, tokenTransfers } from '@nova/db/schema/token';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import type {
  Nft,
  Token,
  TokenDetail,
  TokenHolding,
  TokenTransfer,
} from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import type { HiddenTokenPage, TokenReportPage } from '@nova/shared/token/moderation';
import type { CreatedToken } from '@nova/shared/token/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex } from '../../testing/explorer-fixture.ts';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const START = Date.parse('2026-05-01T12:00:00Z');
const LOGO = `${'ab'.repeat(32)}.webp`;
const CID = `bafkrei${'a'.repeat(52)}`;
const [road, river, rail] = [toHex(0xa1, 20), toHex(0xa2, 20), toHex(0xa3, 20)];
const collection = toHex(0xc0, 20);
const ours = toHex(0xee, 20);
const holder = toHex(0x77, 20);
const hash = toHex(0x99, 32);
let now = START;
let api: TestApi;
let ann: TestUser;
let bob: TestUser;
let eve: TestUser;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  [ann, bob, eve] = [new TestUser(api.url), new TestUser(api.url), new TestUser(api.url)];
  for (const user of [ann, bob, eve]) await user.signIn(new Date(now));
  await fill();
}, 60_000);
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'delete from app.token_reports; delete from app.hidden_tokens; delete from app.audit_changes; delete from app.audit_log',
  ),
);

/**
 * Inserts three tokens, one with a logo and created by ann; a collection with one NFT; and one of Nova's own
 * tokens.
 */
async function fill(): Promise<void> {
  const { db } = api.database;
  const at = new Date(START);
  const shared = { firstBlockNumber: 1, metadataState: 'read', decimals: 18, totalSupply: 1_000n } as const;
  await db.insert(tokens).values([
    { ...shared, address: road, kind: 'erc20', name: 'Road Coin', symbol: 'ROAD', holderCount: 9 },
    { ...shared, address: river, kind: 'erc20', name: 'River Coin', symbol: 'RIVER', holderCount: 5 },
    { ...shared, address: rail, kind: 'erc20', name: 'Rail Coin', symbol: 'RAIL', holderCount: 3 },
    { ...shared, address: collection, kind: 'erc721', name: 'Bad Art', symbol: 'BAD', holderCount: 2 },
    { ...shared, address: ours, kind: 'erc20', name: 'Wrapped NAC', symbol: 'WNAC', holderCount: 1 },
  ]);
  await db.insert(deployedContracts).values({ name: 'WrappedNAC', address: ours, deployedAtBlock: 1 });
  await db.insert(transactions).values({
    blockNumber: 1,
    index: 0,
    hash,
    from: ann.address,
    to: null,
    value: 0n,
    fee: 0n,
    gasPrice: 0n,
    gasUsed: 1,
    gasLimit: 1,
    nonce: 0,
    type: 2,
    isSuccessful: true,
    input: '0x',
    timestamp: at,
  });
  await db.insert(tokenTransfers).values({
    blockNumber: 1,
    logIndex: 0,
    txIndex: 0,
    token: road,
    kind: 'erc20',
    from: toHex(0, 20),
    to: holder,
    amount: 40n,
    timestamp: at,
  });
  await db.insert(tokenBalances).values({ token: road, holder, balance: 40n, transferCount: 1 });
  await db.insert(nfts).values({
    contract: collection,
    tokenId: 1n,
    owner: holder,
    isBurnt: false,
    transferCount: 1,
    mintedBlockNumber: 1,
    mintedLogIndex: 1,
    mintedAt: at,
    lastBlockNumber: 1,
    lastLogIndex: 1,
    lastTransferAt: at,
    tokenUri: 'https://bad.example/1',
    name: 'Bad 1',
    image: 'https://bad.example/1.png',
    metadata: { description: 'Bad words', attributes: [{ trait_type: 'Worse', value: 'words' }] },
    metadataState: 'read',
  });
  const size = { avif: LOGO, webp: LOGO, width: 64, height: 64 };
  await db.insert(storedFiles).values({
    key: LOGO,
    kind: 'image',
    bytes: 10,
    cid: CID,
    facts: { width: 64, height: 64, isAnimated: false, color: '#ff5000', card: size, thumbnail: size },
    createdAt: at,
  });
  const about = {
    name: 'Road Coin',
    symbol: 'ROAD',
    description: 'For every road.',
    image: `https://files.example/files/${LOGO}`,
    external_link: 'https://road.example',
  };
  const file = { content: JSON.stringify(about), fileKeys: [LOGO], createdAt: at };
  await db.insert(storedMetadata).values({ cid: CID, ...file });
  await db.insert(createdTokens).values({
    address: road,
    creator: ann.address,
    owner: ann.address,
    initialSupply: 1_000n,
    contractUri: `https://files.example/metadata/${CID}.json`,
    metadataCid: CID,
    blockNumber: 1,
    logIndex: 0,
    txIndex: 0,
    timestamp: at,
  });
}

const get = async <T>(path: string): Promise<T> => (await callApi(api.url, `/api/v1${path}`)).body as T;
const asAdmin = (path: string, options: { method?: string; body?: object } = {}) =>
  callApi(api.url, `/api/v1/admin${path}`, { ...options, headers: ADMIN });
const report = (user: TestUser, token: string, body: object) =>
  callApi(api.url, `/api/v1/tokens/${token}/report`, { token: user.accessToken, body });
const reports = async (query = '') => (await asAdmin(`/token-reports${query}`)).body as TokenReportPage;
const setVisibility = (token: string, isHidden: boolean, reason = 'spam') =>
  asAdmin(`/tokens/${token}/visibility`, { method: 'PUT', body: { is_hidden: isHidden, reason } });
const listed = async () => (await get<Page<Token>>('/tokens')).items.map(({ symbol }) => symbol);
const changes = async () =>
  (
    await api.database.pool.query<{ action: string; before: unknown; after: unknown }>(
      `select action, details, before, after from app.audit_log log
       left join app.audit_changes change on change.audit_id = log.id order by log.id`,
    )
  ).rows;

test('an account reports a token once, and a repeated report replaces the first', async () => {
  expect(await report(ann, road, { reason: 'spam' })).toMatchObject({ status: 204 });
  now += 1_000;
  expect(await report(ann, road, { reason: 'imitation', text: '  It is not ROAD. ' })).toMatchObject({
    status: 204,
  });
  expect((await reports()).items).toEqual([
    {
      token: road,
      name: 'Road Coin',
      symbol: 'ROAD',
      reason: 'imitation',
      text: 'It is not ROAD.',
      user_id: ann.userId,
      at: new Date(now).toISOString(),
      report_count: 1,
      is_hidden: false,
    },
  ]);
});

test('a report needs a session, a reason, and a token that is not Nova’s own', async () => {
  const path = `/api/v1/tokens/${road}/report`;
  expect(await callApi(api.url, path, { body: { reason: 'spam' } })).toMatchObject({ status: 401 });
  for (const body of [
    {},
    { reason: 'ugly' },
    { reason: 'spam', text: 'x'.repeat(501) },
    { reason: 'spam', by: 'me' },
  ])
    expect(await report(ann, road, body)).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await report(ann, '0x12', { reason: 'spam' })).toMatchObject({ status: 400 });
  const missing = { status: 404, code: 'token_not_found' };
  expect(await report(ann, toHex(0xdead, 20), { reason: 'spam' })).toMatchObject(missing);
  expect(await report(ann, ours, { reason: 'spam' })).toMatchObject({ status: 409, code: 'token_is_ours' });
  expect((await reports()).items).toEqual([]);
});

test('an account reports twenty tokens a day and can still repeat earlier reports', async () => {
  const addresses = Array.from({ length: 21 }, (_, index) => toHex(0x900 + index, 20));
  const shared = { kind: 'erc20', firstBlockNumber: 1 } as const;
  await api.database.db.insert(tokens).values(addresses.map((address) => ({ ...shared, address })));
  // Concurrently, to try to exceed the limit.
  const answers = await Promise.all(addresses.map((token) => report(ann, token, { reason: 'spam' })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({ code: 'report_limit' });
  const taken = addresses[statuses.indexOf(204)]!;
  expect(await report(ann, taken, { reason: 'fraud' })).toMatchObject({ status: 204 });
  expect(await report(bob, addresses[statuses.indexOf(429)]!, { reason: 'spam' })).toMatchObject({
    status: 204,
  });
  await api.database.pool.query(`update app.token_reports set created_at = created_at - interval '24 h 1 s'`);
  expect(await report(ann, addresses[statuses.indexOf(429)]!, { reason: 'spam' })).toMatchObject({
    status: 204,
  });
  await api.database.pool.query('delete from chain.tokens where address = any($1::bytea[])', [
    addresses.map((address) => Buffer.from(address.slice(2), 'hex')),
  ]);
});

test('an administrator reads reports newest first, page by page in both directions', async () => {
  await report(ann, road, { reason: 'stolen' });
  now += 1_000;
  // Two accounts and two tokens in the same millisecond.
  await report(bob, road, { reason: 'fraud' });
  await report(eve, river, { reason: 'spam' });
  const whole = await reports();
  expect(whole.items.map(({ symbol, reason, report_count }) => [symbol, reason, report_count])).toEqual([
    ['RIVER', 'spam', 1],
    ['ROAD', 'fraud', 2],
    ['ROAD', 'stolen', 2],
  ]);
  const first = await reports('?limit=2');
  expect(first.items).toEqual(whole.items.slice(0, 2));
  const second = await reports(`?limit=2&cursor=${first.next}`);
  expect(second).toMatchObject({ items: whole.items.slice(2), next: null });
  expect((await reports(`?limit=2&cursor=${second.prev}`)).items).toEqual(first.items);
  const far = ['9'.repeat(30), road, '9'.repeat(30)];
  for (const [list, position] of [
    ['token-reports', far],
    ['hidden-tokens', far.slice(0, 2)],
  ] as const) {
    const madeUp = Buffer.from(JSON.stringify([1, 'next', ...position])).toString('base64url');
    expect(await asAdmin(`/${list}?cursor=${madeUp}`)).toMatchObject({ status: 200 });
  }
  expect(await asAdmin('/token-reports?cursor=nonsense')).toMatchObject({
    status: 400,
    code: 'invalid_cursor',
  });
  await setVisibility(road, true);
  expect((await reports('?hidden=true')).items).toHaveLength(2);
  expect((await reports('?hidden=false')).items).toMatchObject([{ token: river, is_hidden: false }]);
});

test('a hidden token is in no list and found by no name until it is restored', async () => {
  const names = async (text: string) => get<{ kind: string }>(`/search?q=${text}`);
  expect(await listed()).toEqual(['ROAD', 'RIVER', 'RAIL', 'BAD', 'WNAC']);
  expect(await names('road')).toMatchObject({ kind: 'names' });
  expect(await setVisibility(road, true, 'It passes itself off.')).toMatchObject({ status: 204 });
  expect(await listed()).toEqual(['RIVER', 'RAIL', 'BAD', 'WNAC']);
  expect(await names('road')).toEqual({ kind: 'none' });
  expect(await get<Page<CreatedToken>>('/token-creator/tokens')).toMatchObject({ items: [] });
  expect(await get<Page<CreatedToken>>(`/token-creator/tokens?owner=${ann.address}`)).toMatchObject({
    items: [],
  });
  // A search for its address still leads to its page.
  expect(await names(road)).toEqual({ kind: 'address', address: road });
  expect(await names(`token/${road}`)).toEqual({ kind: 'token', address: road });

  expect(await setVisibility(road, false, 'It was another one.')).toMatchObject({ status: 204 });
  expect(await listed()).toEqual(['ROAD', 'RIVER', 'RAIL', 'BAD', 'WNAC']);
  expect(await names('road')).toMatchObject({ kind: 'names', matches: [{ name: 'Road Coin' }] });
  expect((await get<Page<CreatedToken>>('/token-creator/tokens')).items).toHaveLength(1);
});

test('a hidden token keeps its on-chain facts and loses all user-written texts', async () => {
  const values = /Road Coin|ROAD|For every road|road\.example|abab|bafkrei/;
  const places = [
    `/tokens/${road}`,
    `/tokens/${road}/transfers`,
    '/transfers',
    '/transfers.csv',
    `/tokens/${road}/transfers.csv`,
    `/addresses/${holder}/tokens`,
    `/addresses/${holder}/transfers`,
    `/addresses/${road}`,
    `/token-creator/tokens/${road}`,
    `/transactions/${hash}`,
  ];
  const read = async (path: string) => (await fetch(`${api.url}/api/v1${path}`)).text();
  for (const path of places.slice(0, 9))
    expect([path, await read(path)]).toEqual([path, expect.stringMatching(values)]);
  await setVisibility(road, true);
  for (const path of places)
    expect([path, await read(path)]).toEqual([path, expect.not.stringMatching(values)]);
  expect(await get<TokenDetail>(`/tokens/${road}`)).toMatchObject({
    address: road,
    name: null,
    symbol: null,
    decimals: 18,
    total_supply: '1000',
    holder_count: 9,
    is_hidden: true,
  });
  const label = { address: road, standard: 'erc20', name: null, symbol: null, decimals: 18, is_hidden: true };
  const transfers = await get<Page<TokenTransfer>>(`/tokens/${road}/transfers`);
  expect(transfers.items).toMatchObject([{ token: label, to: holder, value: '40' }]);
  const held = await get<Page<TokenHolding>>(`/addresses/${holder}/tokens`);
  expect(held.items).toEqual([{ token: label, balance: '40' }]);
  expect(await get<AddressDetail>(`/addresses/${road}`)).toMatchObject({ token: label });
  expect(await get<CreatedToken>(`/token-creator/tokens/${road}`)).toMatchObject({
    is_hidden: true,
    logo: null,
    initial_supply: '1000',
    owner: ann.address,
  });
});

test('hiding a collection hides its NFTs’ texts but not their owners', async () => {
  const path = `/nfts/${collection}/1`;
  expect(await get<Nft>(path)).toMatchObject({ name: 'Bad 1', metadata_state: 'read' });
  await setVisibility(collection, true);
  const bare = { name: null, description: null, image: null, token_uri: null, attributes: [] };
  const hidden = { ...bare, owner: holder, token_id: '1', metadata_state: 'hidden' };
  expect(await get<Nft>(path)).toMatchObject(hidden);
  expect((await get<Page<Nft>>('/nfts')).items).toMatchObject([hidden]);
});

test('the owner’s list shows a hidden token with all texts and its state', async () => {
  await setVisibility(road, true);
  const own = await callApi(api.url, '/api/v1/token-creator/own-tokens', { token: ann.accessToken });
  expect(own.body).toMatchObject({
    items: [
      {
        name: 'Road Coin',
        symbol: 'ROAD',
        description: 'For every road.',
        logo: { url: expect.stringContaining(LOGO) },
        is_hidden: true,
      },
    ],
  });
});

test('the list of hidden tokens has pages and reasons', async () => {
  for (const token of [road, river, rail]) {
    now += 1;
    await setVisibility(token, true, `Why of ${token.slice(-2)}`);
  }
  now += 1;
  await setVisibility(road, true, 'A better reason');
  const page = async (query: string) =>
    (await asAdmin(`/hidden-tokens?limit=2${query}`)).body as HiddenTokenPage;
  const first = await page('');
  expect(first.items).toMatchObject([
    { token: road, name: 'Road Coin', symbol: 'ROAD', reason: 'A better reason' },
    { token: rail, reason: 'Why of a3' },
  ]);
  const second = await page(`&cursor=${first.next}`);
  expect(second.items).toMatchObject([{ token: river }]);
  expect((await page(`&cursor=${second.prev}`)).items).toEqual(first.items);
});

test('handled reports are closed, and those of other tokens stay open', async () => {
  await report(ann, road, { reason: 'spam' });
  await report(bob, road, { reason: 'spam' });
  await report(bob, rail, { reason: 'other' });
  expect((await asAdmin(`/tokens/${road}/reports`, { method: 'DELETE' })).status).toBe(204);
  expect((await reports()).items).toMatchObject([{ token: rail }]);
});

test('the audit log contains each step with its reason, before and after', async () => {
  await report(ann, road, { reason: 'spam' });
  await setVisibility(road, true, 'spam');
  await setVisibility(road, true, 'spam, seen twice');
  await setVisibility(road, false, 'a mistake');
  await setVisibility(road, false, 'a mistake');
  await asAdmin(`/tokens/${road}/reports`, { method: 'DELETE' });
  const hide = (reason: string) => ({ action: 'hide token', details: { token: road, reason } });
  const restore = { action: 'restore token', details: { token: road, reason: 'a mistake' } };
  expect(await changes()).toEqual([
    { ...hide('spam'), before: { is_hidden: false }, after: { is_hidden: true, reason: 'spam' } },
    {
      ...hide('spam, seen twice'),
      before: { is_hidden: true, reason: 'spam' },
      after: { is_hidden: true, reason: 'spam, seen twice' },
    },
    { ...restore, before: { is_hidden: true, reason: 'spam, seen twice' }, after: { is_hidden: false } },
    // Already shown: an attempt without a change.
    { ...restore, before: null, after: null },
    {
      action: 'dismiss token reports',
      details: { token: road },
      before: { reports: 1 },
      after: { reports: 0 },
    },
  ]);
});

test.each([
  ['GET', '/token-reports', 'read token reports'],
  ['GET', '/hidden-tokens', 'read hidden tokens'],
  ['PUT', `/tokens/${road}/visibility`, 'hide token'],
  ['DELETE', `/tokens/${road}/reports`, 'dismiss token reports'],
])(
  '%s %s is for administrators, read-only for auditors, and each attempt is logged',
  async (method, path, action) => {
    await report(eve, river, { reason: 'spam' });
    const call = (fields: object) =>
      callApi(api.url, `/api/v1/admin${path}`, {
        method,
        ...(method === 'PUT' ? { body: { is_hidden: true, reason: 'spam' } } : {}),
        ...fields,
      });
    expect(await call({})).toMatchObject({ status: 401 });
    const wrong = { 'x-admin-token': 'admin token of throwaway stack' };
    expect(await call({ headers: wrong })).toMatchObject({ status: 401 });
    expect(await call({ token: bob.accessToken })).toMatchObject({ status: 403 });
    const { db } = api.database;
    await db.update(userRows).set({ role: 'auditor' }).where(eq(userRows.id, bob.userId));
    expect((await call({ token: bob.accessToken })).status).toBe(method === 'GET' ? 200 : 403);
    await db.update(userRows).set({ role: 'user' }).where(eq(userRows.id, bob.userId));
    const { rows } = await api.database.pool.query(
      'select actor, action, is_allowed from app.audit_log order by id',
    );
    expect(rows).toEqual([
      { actor: 'nobody', action, is_allowed: false },
      { actor: 'nobody', action, is_allowed: false },
      { actor: 'user', action, is_allowed: false },
      { actor: 'user', action, is_allowed: method === 'GET' },
    ]);
    expect(await listed()).toContain('ROAD');
    expect((await reports()).items).toHaveLength(1);
  },
);

test('an unknown or product token cannot be hidden, and hiding requires a reason', async () => {
  const put = (token: string, body: object) =>
    asAdmin(`/tokens/${token}/visibility`, { method: 'PUT', body });
  const hide = { is_hidden: true, reason: 'spam' };
  expect(await put(toHex(0xdead, 20), hide)).toMatchObject({ status: 404, code: 'token_not_found' });
  expect(await put(ours, hide)).toMatchObject({ status: 409, code: 'token_is_ours' });
  expect(await put(road, { ...hide, reason: '   ' })).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await put(road, { is_hidden: false })).toMatchObject({ status: 400 });
  expect(await put('x', hide)).toMatchObject({ status: 400 });
  expect(await listed()).toEqual(['ROAD', 'RIVER', 'RAIL', 'BAD', 'WNAC']);
});
