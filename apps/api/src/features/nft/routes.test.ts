import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { PreparedCollection, PreparedNft } from '@nova/shared/nft/creation';
import { contractMetadataSchema, tokenMetadataSchema } from '@nova/shared/nft/metadata';
import type { MarketNft, MarketNftDetail, NftCollection, NftEvent } from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';
import type { Upload } from '@nova/shared/storage/schemas';
import { callApi } from '@nova/testing/call-api';
import { openStream } from '@nova/testing/read-stream';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  parseEventLogs,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createGlb, createPicture } from '../../testing/upload-files.ts';

/** Each step waits for transactions of a real chain. */
vi.setConfig({ testTimeout: 180_000 });
const WAIT = { timeout: 60_000 };
const NAC = 10n ** 18n;
const HOUR = 3_600;

let stack: TestStack;
let ann: TestUser;
let bob: TestUser;
let nft: { abi: typeof novaNFTAbi; address: Hex };
let market: { abi: typeof marketplaceAbi; address: Hex };
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
  nft = { abi: novaNFTAbi, address: stack.chain.contracts.NovaNFT!.address };
  market = { abi: marketplaceAbi, address: stack.chain.contracts.Marketplace!.address };
  [ann, bob] = await Promise.all([newPerson(), newPerson()]);
}, 180_000);
afterAll(() => stack.close());

const chain = () =>
  defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
  });
const reader = () => createPublicClient({ chain: chain(), transport: http(), pollingInterval: 20 });
const walletOf = (account: TestUser['account']) =>
  createWalletClient({ account, chain: chain(), transport: http() });
const sealed = async (sent: Promise<Hex>) => {
  const receipt = await reader().waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
  return receipt;
};

/** Creates a user with 1,000 Energy Points and a few coins. */
async function newPerson(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  await callApi(stack.url, '/functions/v1/welcome-bonus', {
    token: user.accessToken,
    body: { wallet_address: user.address },
  });
  const payer = walletOf(privateKeyToAccount(TEST_KEYS.operator));
  await sealed(payer.sendTransaction({ to: user.address, value: parseEther('20') }));
  await vi.waitFor(async () => {
    const { rows } = await stack.database.pool.query<{ points: string }>(
      'select energy_spendable as points from chain.address_stats where address = $1',
      [Buffer.from(user.address.slice(2), 'hex')],
    );
    expect(Number(rows[0]?.points ?? 0)).toBeGreaterThanOrEqual(1_000);
  }, WAIT);
  return user;
}

const get = async <T>(path: string): Promise<T> => (await callApi(stack.url, path)).body as T;
const readNft = (id: string) => get<MarketNftDetail>(`/api/v1/market/nfts/${id}`);
const listNfts = (query = '') => get<Page<MarketNft>>(`/api/v1/market/nfts?${query}`);
const idsOf = async (query = '') => (await listNfts(query)).items.map((item) => Number(item.token_id));
const historyOf = async (id: string) =>
  (await get<Page<NftEvent>>(`/api/v1/market/nfts/${id}/history`)).items.map(({ kind }) => kind);

async function upload(user: TestUser, kind: 'image' | 'model', content: Buffer): Promise<Upload> {
  const response = await fetch(`${stack.url}/storage/v1/files?kind=${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.accessToken}` },
    body: new Uint8Array(content),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
}
const prepare = (user: TestUser, body: object) =>
  callApi(stack.url, '/api/v1/market/metadata', { token: user.accessToken, body });

/** Mints an NFT and waits until the market has read its metadata. */
async function mint(
  user: TestUser,
  uri: string,
  { collection = 0n, isPremium = false, royaltyBps = 0n } = {},
): Promise<string> {
  const { logs } = await sealed(
    walletOf(user.account).writeContract({
      ...nft,
      functionName: 'mint',
      args: [collection, uri, isPremium, royaltyBps],
    }),
  );
  const [minted] = parseEventLogs({ abi: novaNFTAbi, eventName: 'Minted', logs });
  const id = String(minted!.args.tokenId);
  await expect.poll(async () => (await readNft(id)).metadata_state, WAIT).toMatch(/^(read|external)$/);
  return id;
}
const inline = (name: string, attributes: Record<string, string> = {}) =>
  `data:application/json,${encodeURIComponent(
    JSON.stringify({
      name,
      attributes: Object.entries(attributes).map(([trait_type, value]) => ({ trait_type, value })),
    }),
  )}`;
async function offer(user: TestUser, id: string, priceWei: bigint): Promise<void> {
  const wallet = walletOf(user.account);
  await sealed(wallet.writeContract({ ...nft, functionName: 'approve', args: [market.address, BigInt(id)] }));
  const { timestamp } = await reader().getBlock();
  const args = [BigInt(id), priceWei, timestamp + BigInt(HOUR)] as const;
  await sealed(wallet.writeContract({ ...market, functionName: 'list', args }));
}
async function buy(user: TestUser, id: string, priceWei: bigint): Promise<void> {
  const args = [BigInt(id), priceWei] as const;
  await sealed(
    walletOf(user.account).writeContract({ ...market, functionName: 'buy', args, value: priceWei }),
  );
}
async function expectState(id: string, state: string): Promise<void> {
  await expect.poll(async () => (await readNft(id)).state, WAIT).toBe(state);
}

test('creating requires a session and a wallet', async () => {
  const body = { name: 'Night' };
  expect(await callApi(stack.url, '/api/v1/market/metadata', { body })).toMatchObject({ status: 401 });
  const user = new TestUser(stack.url);
  await user.signIn();
  await stack.database.pool.query('delete from app.wallets where user_id = $1', [user.userId]);
  expect(await prepare(user, body)).toMatchObject({
    status: 403,
    body: { error: { code: 'wallet_required', message: 'Please connect your wallet' } },
  });
});

test('an NFT needs an image of its creator and a name', async () => {
  const { id: image } = await upload(bob, 'image', await createPicture('png', 30, 30));
  expect(await prepare(ann, { name: 'Night' })).toMatchObject({
    status: 400,
    body: { error: { code: 'image_required', message: 'Please select an image' } },
  });
  expect(await prepare(ann, { name: 'Night', image })).toMatchObject({ code: 'image_required' });
  expect(await prepare(bob, { name: '  ', image })).toMatchObject({ status: 400, code: 'invalid_input' });
});

test('every client that supports ERC-721 can read a created NFT', async () => {
  const { id: image } = await upload(ann, 'image', await createPicture('png', 700, 500));
  const properties = [{ name: 'Eyes', value: 'red' }];
  const prepared = (
    await prepare(ann, { name: 'Night', description: 'A <b>dark</b> one', image, properties })
  ).body as PreparedNft;
  expect(prepared).toMatchObject({
    contract: nft.address,
    is_premium: false,
    cost_points: 50,
    account: ann.address,
    model: null,
  });
  expect(prepared.balance_points).toBeGreaterThanOrEqual(1_000);
  const id = await mint(ann, prepared.token_uri, { royaltyBps: 500n });
  const uri = await reader().readContract({ ...nft, functionName: 'tokenURI', args: [BigInt(id)] });
  const response = await fetch(uri);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const metadata = tokenMetadataSchema.strict().parse(await response.json());
  expect(metadata).toMatchObject({ name: 'Night', attributes: [{ trait_type: 'Eyes', value: 'red' }] });
  expect((await fetch(metadata.image)).headers.get('content-type')).toBe('image/webp');
  expect(await readNft(id)).toMatchObject({
    name: 'Night',
    description: 'A <b>dark</b> one',
    image: { url: metadata.image, width: 700, height: 500 },
    properties: [{ name: 'Eyes', value: 'red', count: null, share: null }],
    creator: ann.address,
    owner: ann.address,
    state: 'not_for_sale',
    price_wei: null,
    collection: null,
    royalty_bps: 500,
    token_uri: uri,
    metadata_state: 'read',
  });
});

test('a premium NFT has a model in a file with the extension .glb: its own, or its image on a slab', async () => {
  const { id: image } = await upload(ann, 'image', await createPicture('jpeg', 300, 500));
  const slab = (await prepare(ann, { name: 'Slab', image, is_premium: true })).body as PreparedNft;
  expect(slab).toMatchObject({ is_premium: true, cost_points: 100, model: { triangles: 12 } });
  expect(slab.model!.url).toMatch(/\.glb$/);
  // The validator finds no error in the generated model either.
  const glb = Buffer.from(await (await fetch(slab.model!.url)).arrayBuffer());
  expect((await upload(ann, 'model', glb)).model).toMatchObject({ triangles: 12 });
  const { id: model } = await upload(ann, 'model', createGlb());
  const own = (await prepare(ann, { name: 'Own', image, is_premium: true, model })).body as PreparedNft;
  const id = await mint(ann, own.token_uri, { isPremium: true });
  expect(await readNft(id)).toMatchObject({ is_premium: true, model: { url: own.model!.url, triangles: 1 } });
  expect(await prepare(ann, { name: 'None', image, model })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('an NFT is listed, its price changes, it is bought, and its seller is notified', async () => {
  const id = await mint(ann, inline('Traveller'), { royaltyBps: 1_000n });
  const stream = await openStream(stack.url, 'nfts');
  await offer(ann, id, 3n * NAC);
  await expectState(id, 'listed');
  await offer(ann, id, 2n * NAC);
  await expect.poll(async () => (await readNft(id)).price_wei, WAIT).toBe('2000000000000000000');
  expect((await readNft(id)).listing).toMatchObject({
    seller: ann.address,
    is_approved: true,
    is_expired: false,
    shares: { fee_wei: '0', royalty_wei: '0', seller_wei: '2000000000000000000' },
  });
  await buy(bob, id, 2n * NAC);
  await expectState(id, 'bought');
  expect(await readNft(id)).toMatchObject({
    owner: bob.address,
    creator: ann.address,
    price_wei: null,
    last_sale_wei: '2000000000000000000',
    listing: null,
  });
  expect(await historyOf(id)).toEqual(['sold', 'price_changed', 'listed', 'minted']);
  await expect
    .poll(
      () =>
        stream.messages
          .map(({ data }) => data as { nft?: { tokenId: string; change: string } })
          .flatMap(({ nft: event }) => (event?.tokenId === id ? [event.change] : [])),
      WAIT,
    )
    .toEqual(['listed', 'price_changed', 'sold']);
  stream.close();
  await expect
    .poll(async () => {
      const { body } = await callApi(stack.url, '/api/v1/notifications', { token: ann.accessToken });
      return (body as { items: object[] }).items;
    }, WAIT)
    .toContainEqual(
      expect.objectContaining({
        kind: 'nft_sold',
        data: { wallet: bob.address, token_id: id, price_wei: '2000000000000000000' },
      }),
    );
  await offer(bob, id, NAC);
  await expectState(id, 'listed');
  expect((await readNft(id)).listing!.shares).toEqual({
    fee_wei: '0',
    royalty_wei: '100000000000000000',
    seller_wei: '900000000000000000',
  });
});

test('dead listings are gone, and index and contract agree on each', async () => {
  const isBuyable = async (id: string) =>
    (await reader().readContract({ ...market, functionName: 'listingOf', args: [BigInt(id)] })).isBuyable;
  const wallet = walletOf(ann.account);
  const [revoked, donated, burnt, cancelled, alive] = [
    await mint(ann, inline('Revoked')),
    await mint(ann, inline('Given')),
    await mint(ann, inline('Burnt')),
    await mint(ann, inline('Cancelled')),
    await mint(ann, inline('Alive')),
  ];
  for (const id of [revoked, donated, burnt, cancelled, alive]) await offer(ann, id, NAC);
  const zero = `0x${'00'.repeat(20)}` as const;
  await sealed(wallet.writeContract({ ...nft, functionName: 'approve', args: [zero, BigInt(revoked)] }));
  await sealed(
    wallet.writeContract({
      ...nft,
      functionName: 'transferFrom',
      args: [ann.address, bob.address, BigInt(donated)],
    }),
  );
  await sealed(wallet.writeContract({ ...nft, functionName: 'burn', args: [BigInt(burnt)] }));
  await sealed(wallet.writeContract({ ...market, functionName: 'cancel', args: [BigInt(cancelled)] }));
  await expectState(cancelled, 'removed');
  for (const [id, state] of [
    [revoked, 'not_for_sale'],
    [donated, 'not_for_sale'],
    [burnt, 'not_for_sale'],
    [cancelled, 'removed'],
    [alive, 'listed'],
  ] as const) {
    expect(await readNft(id)).toMatchObject({ state });
    expect(await isBuyable(id)).toBe(state === 'listed');
  }
  expect((await readNft(revoked)).listing).toMatchObject({ is_approved: false });
  expect((await readNft(burnt)).owner).toBeNull();
  const listed = await idsOf(`status=listed&owner=${ann.address}`);
  expect(listed).toContain(Number(alive));
  for (const id of [revoked, donated, burnt, cancelled]) expect(listed).not.toContain(Number(id));
  expect(await idsOf(`creator=${ann.address}`)).not.toContain(Number(burnt));
  expect(await idsOf('status=removed')).toContain(Number(cancelled));
});

test('a listing expires with its last second, before the job has updated its state', async () => {
  const id = await mint(ann, inline('Short'));
  await offer(ann, id, NAC);
  await expectState(id, 'listed');
  await stack.database.pool.query(
    `update chain.market_nfts set expires_at = now() - interval '1 millisecond' where token_id = $1`,
    [id],
  );
  expect(await readNft(id)).toMatchObject({
    state: 'not_for_sale',
    price_wei: null,
    listing: { is_expired: true },
  });
  expect(await idsOf('status=listed')).not.toContain(Number(id));
  expect(await idsOf('status=not_for_sale')).toContain(Number(id));
});

test('a collection has a description, properties to filter by, a floor price, and rarities', async () => {
  const { id: image } = await upload(ann, 'image', await createPicture('webp', 64, 64));
  const { body } = await callApi(stack.url, '/api/v1/market/collection-metadata', {
    token: ann.accessToken,
    body: { name: 'Walkers', description: 'They walk.', image },
  });
  const prepared = body as PreparedCollection;
  contractMetadataSchema.strict().parse(await (await fetch(prepared.metadata_uri)).json());
  const { logs } = await sealed(
    walletOf(ann.account).writeContract({
      ...nft,
      functionName: 'createCollection',
      args: [prepared.name, prepared.metadata_uri],
    }),
  );
  const [created] = parseEventLogs({ abi: novaNFTAbi, eventName: 'CollectionCreated', logs });
  const collection = created!.args.collectionId;
  const items: string[] = [];
  for (const eyes of ['red', 'blue', 'blue', 'blue']) {
    items.push(
      await mint(ann, inline(`Walker ${items.length + 1}`, { Eyes: eyes, Base: 'stone' }), { collection }),
    );
  }
  for (const [index, id] of items.entries()) await offer(ann, id, BigInt(index + 1) * NAC);
  const path = `/api/v1/market/collections/${collection}`;
  await expect.poll(async () => (await get<NftCollection>(path)).listed_count, WAIT).toBe(4);
  expect(await get<NftCollection>(path)).toMatchObject({
    name: 'Walkers',
    description: 'They walk.',
    image: { width: 64 },
    owner: ann.address,
    item_count: 4,
    floor_wei: '1000000000000000000',
    sale_count: 0,
    volume_wei: '0',
  });
  await expect.poll(async () => (await readNft(items[0]!)).rarity?.rank, WAIT).toBe(1);
  await expect.poll(async () => (await readNft(items[3]!)).rarity?.total, WAIT).toBe(4);
  expect((await readNft(items[0]!)).rarity).toEqual({
    rank: 1,
    total: 4,
    tier: 'uncommon',
    share: 0.25,
    score: 2,
  });
  expect((await readNft(items[1]!)).rarity).toMatchObject({ rank: 2, tier: 'common', share: 1 });
  expect((await readNft(items[0]!)).properties).toEqual([
    { name: 'Eyes', value: 'red', count: 1, share: 0.25 },
    { name: 'Base', value: 'stone', count: 4, share: 1 },
  ]);
  expect(await get(`${path}/properties`)).toEqual({
    properties: [
      { name: 'Base', values: [{ value: 'stone', count: 4 }] },
      {
        name: 'Eyes',
        values: [
          { value: 'blue', count: 3 },
          { value: 'red', count: 1 },
        ],
      },
    ],
  });
  const of = `collection=${collection}`;
  const numbers = items.map(Number);
  const pairs = (list: [string, string][]) => `properties=${encodeURIComponent(JSON.stringify(list))}`;
  expect(await idsOf(`${of}&${pairs([['Eyes', 'red']])}`)).toEqual([numbers[0]]);
  expect(
    await idsOf(
      `${of}&sort=oldest&${pairs([
        ['Eyes', 'red'],
        ['Eyes', 'blue'],
        ['Base', 'stone'],
      ])}`,
    ),
  ).toEqual(numbers);
  expect(
    await idsOf(
      `${of}&${pairs([
        ['Eyes', 'red'],
        ['Base', 'wood'],
      ])}`,
    ),
  ).toEqual([]);
  expect(await idsOf(`${of}&rarity=uncommon`)).toEqual([numbers[0]]);
  expect(await idsOf(`${of}&sort=price_low`)).toEqual(numbers);
  expect(await idsOf(`${of}&sort=price_high`)).toEqual(numbers.toReversed());
  expect(await idsOf(`${of}&sort=rarity`)).toEqual(numbers);
  expect(await idsOf(`${of}&min_price=${2n * NAC}&max_price=${3n * NAC}&sort=oldest`)).toEqual(
    numbers.slice(1, 3),
  );
  expect(await idsOf(`${of}&q=walk%203`)).toEqual([numbers[2]]);
  expect(await idsOf('q=WALKERS&sort=oldest')).toEqual(numbers);
  // A letter is searched among the first rows of the order, and in the index if they are too few.
  const byLetter = await get<Page<MarketNft>>(`/api/v1/market/nfts?${of}&q=w&sort=oldest&limit=2`);
  expect(byLetter.items.map(({ token_id: tokenId }) => Number(tokenId))).toEqual(numbers.slice(0, 2));
  expect(await idsOf(`${of}&q=w&sort=oldest&limit=2&cursor=${byLetter.next}`)).toEqual(numbers.slice(2, 4));
  expect(await idsOf(`${of}&q=w&sort=price_high`)).toEqual(numbers.toReversed());
  expect(await idsOf(`${of}&q=w%20z`)).toEqual([]);
  expect(await idsOf(`q=%23${numbers[1]}`)).toEqual([numbers[1]]);
  await buy(bob, items[0]!, NAC);
  await expect.poll(async () => (await get<NftCollection>(path)).sale_count, WAIT).toBe(1);
  expect(await get<NftCollection>(path)).toMatchObject({
    volume_wei: '1000000000000000000',
    floor_wei: '2000000000000000000',
    listed_count: 3,
  });
  expect(await idsOf(`${of}&sort=sold`)).toEqual([numbers[0]]);
  const found = await get<Page<NftCollection>>(`/api/v1/market/collections?q=walk`);
  expect(found.items.map(({ name }) => name)).toEqual(['Walkers']);
});

test.each(['newest', 'oldest', 'price_low', 'listed'])(
  'pages sorted by %s join without gaps in both directions',
  async (sort) => {
    const all = await idsOf(`sort=${sort}&limit=100`);
    const forth: number[] = [];
    let cursor: string | null = null;
    let last: Page<MarketNft>;
    do {
      last = await listNfts(`sort=${sort}&limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      forth.push(...last.items.map((item) => Number(item.token_id)));
      cursor = last.next;
    } while (cursor !== null);
    expect(forth).toEqual(all);
    const back = await listNfts(`sort=${sort}&limit=3&cursor=${last.prev}`);
    const end = all.length - last.items.length;
    expect(back.items.map((item) => Number(item.token_id))).toEqual(all.slice(end - 3, end));
    const final = await listNfts(`sort=${sort}&limit=3&cursor=last`);
    expect(final.items.map((item) => Number(item.token_id))).toEqual(all.slice(-3));
  },
);

test.each([
  'sort=random',
  'min_price=5&max_price=4',
  'collection=abc',
  'properties=red',
  'properties=[["a"]]',
  'colour=red',
  'cursor=nonsense',
  'limit=1000',
])('%s is not a valid list', async (query) => {
  expect((await callApi(stack.url, `/api/v1/market/nfts?${encodeURI(query)}`)).status).toBe(400);
});

test.each(["')--", '&|!:*()', '   ', '%00', "o'neill <-> x", '\u{1f600}'])(
  'a search for %j finds nothing and breaks nothing',
  async (text) => {
    const { status, body } = await callApi(
      stack.url,
      `/api/v1/market/nfts?q=${encodeURIComponent(text)}&limit=1`,
    );
    expect([200, 400]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('syntax');
  },
);

test('external images and models are neither shown nor requested', async () => {
  const document = {
    name: 'Evil',
    image: 'javascript:alert(1)',
    animation_url: 'http://169.254.169.254/latest/meta-data.glb',
    description: '<img src=x onerror=alert(1)>',
  };
  const id = await mint(ann, `data:application/json,${encodeURIComponent(JSON.stringify(document))}`);
  expect(await readNft(id)).toMatchObject({ name: 'Evil', image: null, model: null });
  const outside = await mint(ann, 'http://169.254.169.254/latest/meta-data');
  expect(await readNft(outside)).toMatchObject({ name: null, metadata_state: 'external' });
});

test('an account can report an NFT once, and a limited number a day', async () => {
  const id = await mint(ann, inline('Reported'));
  const report = (user: TestUser, body: object, of = id) =>
    callApi(stack.url, `/api/v1/market/nfts/${of}/report`, { token: user.accessToken, body });
  expect(
    await callApi(stack.url, `/api/v1/market/nfts/${id}/report`, { body: { reason: 'spam' } }),
  ).toMatchObject({ status: 401 });
  expect((await report(bob, { reason: 'spam' })).status).toBe(204);
  expect((await report(bob, { reason: 'stolen', text: 'It is mine.' })).status).toBe(204);
  expect(await report(bob, { reason: 'ugly' })).toMatchObject({ status: 400 });
  expect(await report(bob, { reason: 'spam' }, '999999')).toMatchObject({
    status: 404,
    code: 'nft_not_found',
  });
  const { rows } = await stack.database.pool.query(
    'select reason, text from app.nft_reports where token_id = $1',
    [id],
  );
  expect(rows).toEqual([{ reason: 'stolen', text: 'It is mine.' }]);
  await stack.database.pool.query(
    `insert into app.nft_reports (token_id, user_id, reason, text, created_at)
     select 1000 + n, $1, 'spam', '', now() from generate_series(1, 20) n`,
    [bob.userId],
  );
  const other = await mint(ann, inline('Reported too'));
  expect(await report(bob, { reason: 'spam' }, other)).toMatchObject({ status: 429, code: 'report_limit' });
});

test('a hidden NFT is in no list, and its page says so', async () => {
  const id = await mint(ann, inline('Hidden'));
  await stack.database.pool.query(`insert into app.hidden_nfts values ($1, 'stolen', now())`, [id]);
  expect(await idsOf('limit=100')).not.toContain(Number(id));
  expect(await readNft(id)).toMatchObject({ is_hidden: true });
});

test('unavailable metadata is read again on request', async () => {
  const id = await mint(ann, inline('Again'));
  await stack.database.pool.query(
    `update chain.nfts set metadata_state = 'unreachable' where name = 'Again'`,
  );
  await stack.database.pool.query('update chain.market_nfts set name = null where token_id = $1', [id]);
  const answer = await callApi(stack.url, `/api/v1/market/nfts/${id}/refresh`, {
    method: 'POST',
    token: bob.accessToken,
  });
  expect(answer.status).toBe(204);
  await expect.poll(async () => (await readNft(id)).name, WAIT).toBe('Again');
});

test('the market names its contracts and rules', async () => {
  expect(await get('/api/v1/market')).toMatchObject({
    nft: nft.address,
    marketplace: market.address,
    fee_bps: 0,
    is_minting_paused: false,
    is_trading_paused: false,
    standard_points: 50,
    premium_points: 100,
  });
});

test.each(['abc', '-1', '1e3', '99999999999999999999', '0'])('an NFT %s does not exist', async (id) => {
  const { status } = await callApi(stack.url, `/api/v1/market/nfts/${id}`);
  expect([400, 404]).toContain(status);
});
