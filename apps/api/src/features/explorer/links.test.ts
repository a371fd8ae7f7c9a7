import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';

/** The path that wallets receive as `blockExplorerUrls` and prepend to the paths of EIP-3091. */
const EXPLORER = '/explorer';

let webRoot: string;
let api: TestApi;
let chain: ExplorerFixture;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(os.tmpdir(), 'nova-test-links-'));
  for (const name of ['index.html', '__spa-fallback.html']) {
    await writeFile(
      path.join(webRoot, name),
      '<!doctype html><html><head></head><body><h1>Loading</h1></body></html>',
    );
  }
  api = await startTestApi({ webRoot });
  chain = await fillExplorer(api.database.db, 5, 40);
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true, force: true });
});

/** Lists EIP-3091 links as wallets build them: block by number or hash, transaction, address and token. */
function listLinks() {
  const block = chain.blocks[20]!;
  const [transaction] = chain.transactions;
  const [person] = chain.people;
  const [token] = chain.tokens;
  return [
    [`/block/${block.number}`, { kind: 'block', number: 20 }],
    [`/block/${block.hash}`, { kind: 'block', number: 20 }],
    [`/tx/${transaction!.hash}`, { kind: 'transaction', hash: transaction!.hash }],
    [`/address/${person}`, { kind: 'address', address: person }],
    [`/token/${token}`, { kind: 'token', address: token }],
  ] as const;
}

test('links built by wallets open a page in both languages, with any capitalization of hex', async () => {
  for (const [link] of listLinks()) {
    for (const url of [
      EXPLORER + link,
      `/de${EXPLORER}${link}`,
      EXPLORER + link.replace(/[a-f]+$/, (hex) => hex.toUpperCase()),
    ]) {
      const page = await callApi(api.url, url);
      expect({ url, status: page.status }).toEqual({ url, status: 200 });
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  }
  for (const url of [`${EXPLORER}/tx`, `${EXPLORER}/transaction/0x1`, `${EXPLORER}/tx/0x1/2`]) {
    expect((await callApi(api.url, url)).status).toBe(404);
  }
});

test('the search understands such links with or without the origin, and those of other explorers', async () => {
  for (const [link, expected] of listLinks()) {
    for (const text of [
      EXPLORER + link,
      `https://nova.example${EXPLORER}${link}`,
      `https://etherscan.io${link}`,
    ]) {
      const { body } = await callApi(api.url, `/api/v1/search?q=${encodeURIComponent(text)}`);
      expect({ text, body }).toEqual({ text, body: expected });
    }
  }
});

test('a link opens the object that the API returns for it', async () => {
  const block = chain.blocks[20]!;
  const [transaction] = chain.transactions;
  expect((await callApi(api.url, `/api/v1/blocks/${block.hash}`)).body).toMatchObject({ number: 20 });
  expect((await callApi(api.url, `/api/v1/transactions/${transaction!.hash}`)).body).toMatchObject({
    hash: transaction!.hash,
    block_number: transaction!.blockNumber,
  });
});

test('a link preview describes its target in the language of the URL', async () => {
  const block = chain.blocks[20]!;
  const transaction = chain.transactions.find((row) => row.to !== null)!;
  const [coin, collection] = chain.tokens;
  const titleOf = async (url: string) =>
    /<title data-server>([^<]*)<\/title>/.exec(String((await callApi(api.url, url)).body))?.[1] ?? null;
  const short = (hex: string) => `${hex.slice(0, 6)}…${hex.slice(-6)}`;
  expect(await titleOf(`/explorer/block/${block.hash}`)).toBe('Block 20 · Nova');
  expect(await titleOf(`/explorer/tx/${transaction.hash}`)).toBe(
    `Transaction ${short(transaction.hash)} · Nova`,
  );
  expect(await titleOf(`/de/explorer/tx/${transaction.hash}`)).toBe(
    `Transaktion ${short(transaction.hash)} · Nova`,
  );
  expect(await titleOf(`/explorer/address/${chain.people[0]}`)).toBe(
    `Address ${short(chain.people[0]!)} · Nova`,
  );
  expect(await titleOf(`/explorer/token/${coin}`)).toBe('Token Tether · Nova');
  expect(await titleOf(`/explorer/token/${collection}/1`)).toBeNull();
  // The page itself reports missing objects after it has searched.
  for (const id of [
    'block/999',
    'block/x',
    `tx/0x${'12'.repeat(32)}`,
    'address/0x12',
    `token/${chain.people[0]}`,
  ]) {
    expect({ id, title: await titleOf(`/explorer/${id}`) }).toEqual({ id, title: null });
  }
  const { body } = await callApi(api.url, `/de/explorer/block/20`);
  expect(body).toContain(`<meta data-server name="description" content="Versiegelt am `);
  expect(body).toContain('/explorer/block/20"');
});

test('a link preview of a hidden token contains its address but not its name', async () => {
  const [coin] = chain.tokens;
  const read = async () => String((await callApi(api.url, `/explorer/token/${coin}`)).body);
  expect(await read()).toContain('Token Tether');
  const bytes = Buffer.from(coin!.slice(2), 'hex');
  await api.database.pool.query(`insert into app.hidden_tokens values ($1, 'fraud', now())`, [bytes]);
  const hidden = await read();
  expect(hidden).toContain(`Token ${coin!.slice(0, 6)}…${coin!.slice(-6)}`);
  expect(hidden).not.toContain('Tether');
});
