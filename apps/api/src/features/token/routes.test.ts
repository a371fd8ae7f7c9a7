import { createdTokenAbi } from '@nova/abi/created-token';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Contract } from '@nova/shared/contract/schemas';
import type { TokenDetail, TokenHolder } from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import type { Upload } from '@nova/shared/storage/schemas';
import type {
  CreatedToken,
  CreatedTokenPage,
  PreparedToken,
  TokenCreator,
  TokenOrder,
} from '@nova/shared/token/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { createPublicClient, createWalletClient, defineChain, http, parseEther, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPicture } from '../../testing/upload-files.ts';

/** Each step waits for transactions of a real chain. */
vi.setConfig({ testTimeout: 180_000 });
const WAIT = { timeout: 60_000 };
const NAC = 10n ** 18n;

let stack: TestStack;
let ann: TestUser;
let factory: Hex;
beforeAll(async () => {
  stack = await startTestStack({
    isWhole: true,
    compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 2 ** 30 },
  });
  factory = stack.chain.contracts.TokenFactory!.address;
  ann = new TestUser(stack.url);
  await ann.signIn();
  const payer = walletOf(privateKeyToAccount(TEST_KEYS.operator));
  await sealed(payer.sendTransaction({ to: ann.address, value: parseEther('20') }));
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

const PATH = '/api/v1/token-creator';
const get = async <T>(path: string, user?: TestUser): Promise<T> =>
  (await callApi(stack.url, path, user ? { token: user.accessToken } : {})).body as T;
const post = (user: TestUser, path: string, body: object, method = 'POST') =>
  callApi(stack.url, `${PATH}${path}`, { token: user.accessToken, body, method });
const readToken = (address: string) => get<CreatedToken>(`${PATH}/tokens/${address}`);

async function uploadLogo(user: TestUser, content: Buffer): Promise<{ status: number; body: Upload }> {
  const response = await fetch(`${stack.url}/storage/v1/files?kind=logo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.accessToken}` },
    body: new Uint8Array(content),
  });
  return { status: response.status, body: (await response.json()) as Upload };
}

/** Creates a token with the wallet and waits until its metadata is indexed. */
async function create(name: string, symbol: string, supply: bigint, uri: string): Promise<Hex> {
  const call = { address: factory, abi: tokenFactoryAbi, functionName: 'create' } as const;
  const args = [name, symbol, supply, uri] as const;
  const { result: foretold } = await reader().simulateContract({ ...call, args, account: ann.address });
  await sealed(walletOf(ann.account).writeContract({ ...call, args }));
  const address = foretold.toLowerCase() as Hex;
  await expect.poll(async () => (await readToken(address)).contract_uri, WAIT).toBe(uri === '' ? null : uri);
  return address;
}

/** Creates a user who logged in without a wallet. */
async function newAccount(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  await stack.database.pool.query('delete from app.wallets where user_id = $1', [user.userId]);
  return user;
}

test('viewing and creating tokens requires a login', async () => {
  for (const path of ['', '/own-tokens']) {
    const { status, body } = await callApi(stack.url, PATH + path);
    expect([status, body]).toMatchObject([
      401,
      { error: { code: 'token_login_required', message: 'Login required' } },
    ]);
  }
});

test('texts are validated before anything is stored', async () => {
  const refusalOf = async (values: object) =>
    ((await post(ann, '/metadata', values)).body as { error: { code: string; message: string } }).error;
  expect(await refusalOf({ name: '', symbol: 'CAR' })).toEqual({
    code: 'token_fields_missing',
    message: 'Please fill in all fields',
  });
  expect(await refusalOf({ name: 'Теther', symbol: 'CAR' })).toMatchObject({ code: 'invalid_token_name' });
  expect(await refusalOf({ name: 'Car', symbol: 'U5DT' })).toMatchObject({ code: 'invalid_token_symbol' });
  expect(await refusalOf({ name: 'Car', symbol: 'CAR', website: 'javascript:alert(1)' })).toMatchObject({
    code: 'invalid_input',
  });
});

test('a logo is a PNG, a JPG or an SVG of at most 5 MB, and only its image is kept', async () => {
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">' +
      '<script>alert(1)</script>' +
      '<rect width="20" height="10" fill="#ff5000" onload="alert(2)"/></svg>',
  );
  const drawn = await uploadLogo(ann, svg);
  expect(drawn).toMatchObject({
    status: 201,
    body: { kind: 'logo', state: 'done', image: { width: 512, height: 256 } },
  });
  expect(drawn.body.image!.url).toMatch(/\.webp$/);
  expect(await uploadLogo(ann, await createPicture('jpeg', 40, 40))).toMatchObject({ status: 201 });
  expect(await uploadLogo(ann, await createPicture('webp', 40, 40))).toMatchObject({
    status: 400,
    body: { error: { code: 'file_type_invalid' } },
  });
  const filtered = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"><feMorphology radius="200"/></filter></svg>',
  );
  expect(await uploadLogo(ann, filtered)).toMatchObject({
    status: 400,
    body: { error: { code: 'svg_unsupported', details: { element: 'filter' } } },
  });
  const endless = Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await uploadLogo(ann, endless)).toMatchObject({
    status: 400,
    body: { error: { code: 'file_damaged' } },
  });
  const comments = Buffer.from(`${'<!---->'.repeat(50_000)}${' '.repeat(200_000)}no drawing`);
  expect(await uploadLogo(ann, comments)).toMatchObject({
    status: 400,
    body: { error: { code: 'file_type_invalid' } },
  });
  const typed = Buffer.from(
    '<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">' +
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
  );
  expect(await uploadLogo(ann, typed)).toMatchObject({ status: 201, body: { image: { width: 512 } } });
  expect(await uploadLogo(ann, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { error: { code: 'file_too_large', message: 'Logo must be maximum 5MB' } },
  });
});

test('a token created by a wallet is in the lists with logo, supply, owner and sources', async () => {
  const logo = (await uploadLogo(ann, await createPicture('png', 64, 64))).body;
  const about = { description: 'For cars.', website: 'https://cars.example.org/', logo: logo.id };
  const prepared = (await post(ann, '/metadata', { name: ' Car Coin ', symbol: 'CAR', ...about }))
    .body as PreparedToken;
  expect(prepared).toMatchObject({ factory, name: 'Car Coin', symbol: 'CAR' });
  const address = await create('Car Coin', 'CAR', 1_000n * NAC, prepared.contract_uri);
  expect(await readToken(address)).toMatchObject({
    name: 'Car Coin',
    symbol: 'CAR',
    decimals: 18,
    initial_supply: '1000000000000000000000',
    total_supply: '1000000000000000000000',
    holder_count: 1,
    creator: ann.address,
    owner: ann.address,
    description: 'For cars.',
    website: 'https://cars.example.org/',
    logo: { url: logo.image!.url },
  });
  const own = await get<CreatedTokenPage>(`${PATH}/own-tokens`, ann);
  expect(own.items.map((token) => token.address)).toEqual([address]);
  expect((await get<CreatedTokenPage>(`${PATH}/tokens?owner=${ann.address}`)).items).toHaveLength(1);
  expect(await get<TokenDetail>(`/api/v1/tokens/${address}`)).toMatchObject({ name: 'Car Coin' });
  const holders = await get<Page<TokenHolder>>(`/api/v1/tokens/${address}/holders`);
  expect(holders.items).toMatchObject([{ address: ann.address, share: 1 }]);
  await expect
    .poll(async () => (await get<Contract>(`/api/v1/contracts/${address}`)).proxy?.match, WAIT)
    .toBe('full');
});

test('only the owner changes the description, and the receiver of the ownership becomes the owner', async () => {
  const address = await create('Bus Coin', 'BUS', 5n, '');
  const bob = new TestUser(stack.url);
  await bob.signIn();
  const path = `/tokens/${address}/metadata`;
  expect(await post(bob, path, { description: 'Mine.' }, 'PUT')).toMatchObject({ status: 403 });
  const { body } = await post(ann, path, { description: 'Rides.' }, 'PUT');
  const token = { address, abi: createdTokenAbi };
  const wallet = walletOf(ann.account);
  const { contract_uri: contractUri } = body as { contract_uri: string };
  await sealed(wallet.writeContract({ ...token, functionName: 'setContractURI', args: [contractUri] }));
  await expect.poll(async () => (await readToken(address)).description, WAIT).toBe('Rides.');
  await sealed(wallet.writeContract({ ...token, functionName: 'transferOwnership', args: [bob.address] }));
  await expect.poll(async () => (await readToken(address)).owner, WAIT).toBe(bob.address);
  expect(await post(ann, path, { description: 'Back.' }, 'PUT')).toMatchObject({ status: 403 });
});

test('an account without a wallet gets its token once, at the announced address', async () => {
  const eve = await newAccount();
  const order = { request_id: 'order-number-1', name: 'Eve Coin', symbol: 'EVE', supply: '7' };
  const { status, body } = await post(eve, '/orders', order);
  expect([status, body]).toMatchObject([202, { name: 'Eve Coin', supply: '7' }]);
  const { token, owner } = body as TokenOrder;
  await expect.poll(async () => (await get<TokenCreator>(PATH, eve)).orders[0]?.status, WAIT).toBe('created');
  await expect.poll(async () => (await callApi(stack.url, `${PATH}/tokens/${token}`)).status, WAIT).toBe(200);
  expect(await readToken(token)).toMatchObject({ owner, creator: owner, initial_supply: '7' });
  expect((await post(eve, '/orders', order)).body).toMatchObject({ token, status: 'created' });
  expect(await post(eve, '/orders', { ...order, symbol: 'EVA' })).toMatchObject({
    status: 409,
    body: { error: { code: 'idempotency_conflict' } },
  });
  expect(await get<TokenCreator>(PATH, eve)).toMatchObject({
    own_address: owner,
    addresses: [owner],
    has_wallet: false,
    orders_left: 2,
  });
  expect((await get<CreatedTokenPage>(`${PATH}/own-tokens`, eve)).items).toHaveLength(1);
});

test('an account without a wallet orders three tokens a day one at a time, and one with a wallet none', async () => {
  const eve = await newAccount();
  const order = (number: number) =>
    post(eve, '/orders', { request_id: `number-${number}`, name: 'Coin', symbol: 'COIN', supply: '1' });
  const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
  for (const number of [1, 2, 3]) {
    await expect.poll(async () => codeOf(await order(number)), WAIT).not.toBe('token_order_open');
  }
  await expect
    .poll(async () => (await get<TokenCreator>(PATH, eve)).orders.map(({ status }) => status), WAIT)
    .toEqual(['created', 'created', 'created']);
  expect(codeOf(await order(4))).toBe('token_order_limit');
  const tokens = (await get<TokenCreator>(PATH, eve)).orders.map(({ token }) => token);
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) {
    await expect
      .poll(async () => (await callApi(stack.url, `${PATH}/tokens/${token}`)).status, WAIT)
      .toBe(200);
  }
  const wanted = { request_id: 'with-a-wallet', name: 'Coin', symbol: 'COIN', supply: '1' };
  expect(codeOf(await post(ann, '/orders', wanted))).toBe('token_wallet_present');
});
