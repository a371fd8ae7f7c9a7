import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillExplorer } from '../../testing/explorer-fixture.ts';
import { insertMarketNfts } from '../../testing/insert-market-nfts.ts';

const PICTURE = `${'ab'.repeat(32)}.webp`;
const CONTRACT = 'c0'.repeat(20);

let webRoot: string;
let api: TestApi;
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(os.tmpdir(), 'nova-test-nft-page-'));
  for (const name of ['index.html', '__spa-fallback.html']) {
    await writeFile(path.join(webRoot, name), '<!doctype html><html><head></head><body></body></html>');
  }
  api = await startTestApi({ webRoot, storagePublicUrl: 'https://files.example/storage/v1' });
  const { transactions } = await fillExplorer(api.database.db, 5, 40);
  const { pool } = api.database;
  await insertMarketNfts(pool, 3);
  const size = (name: string) => ({ avif: `${name}.avif`, webp: `${name}.webp`, width: 10, height: 10 });
  const facts = {
    width: 900,
    height: 600,
    isAnimated: false,
    color: '#112233',
    card: size('c'),
    thumbnail: size('t'),
  };
  await pool.query(
    `insert into app.stored_files (key, kind, bytes, cid, facts, created_at) values ($1, 'image', 1, '', $2, now())`,
    [PICTURE, JSON.stringify(facts)],
  );
  await pool.query(
    `insert into chain.contracts values ('NovaNFT', decode($1, 'hex'), 0) on conflict do nothing`,
    [CONTRACT],
  );
  await pool.query('update chain.market_nfts set minted_block_number = $1, minted_tx_index = $2', [
    transactions[0]!.blockNumber,
    transactions[0]!.index,
  ]);
  await pool.query(
    `update chain.market_nfts set name = 'Ebb & <b>flood</b>', image_key = $1, is_premium = true, state = 'listed',
       price_wei = 2500000000000000000, expires_at = now() + interval '1 day' where token_id = 1`,
    [PICTURE],
  );
  await pool.query(`insert into app.hidden_nfts values (2, 'stolen', now())`);
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true, force: true });
});

/** Reads the meta tags that messengers use for link previews; they run no scripts. */
async function readTags(url: string) {
  const html = String((await callApi(api.url, url)).body);
  const content = (name: string) =>
    new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    title: content('og:title') ?? null,
    text: content('og:description') ?? null,
    image: content('og:image') ?? null,
    card: content('twitter:card') ?? null,
  };
}

test('the link preview of an NFT contains its name, price and image in the language of the URL', async () => {
  expect(await readTags('/nft/1')).toEqual({
    title: 'Ebb &amp; &lt;b&gt;flood&lt;/b&gt; · Nova',
    text: 'For sale for 2.5 NAC. Premium 3D NFT. By 0xaaaa…aaaaaa.',
    image: `https://files.example/storage/v1/files/${PICTURE}`,
    card: 'summary_large_image',
  });
  expect(await readTags('/de/nft/1')).toMatchObject({
    text: 'Für 2,5 NAC zu kaufen. Premium-3D-NFT. Von 0xaaaa…aaaaaa.',
  });
});

test('an NFT without a stored image is previewed with the website’s own', async () => {
  const { title, image } = await readTags('/nft/3');
  expect(title).toBe('Nova 3 · Nova');
  expect(image).toMatch(/\/share\.png$/);
});

test('a hidden or missing NFT has no preview', async () => {
  for (const url of ['/nft/2', '/nft/99', '/nft/1e3', '/nft/99999999999999999999']) {
    expect({ url, ...(await readTags(url)) }).toEqual({
      url,
      title: null,
      text: null,
      image: null,
      card: null,
    });
  }
});
