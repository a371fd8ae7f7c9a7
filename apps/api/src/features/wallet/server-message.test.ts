import { callApi, type ApiAnswer } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import type { ConnectWalletResult, Nonce } from '@nova/shared/wallet/schemas';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let api: TestApi;
let now: number;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
beforeEach(() => {
  now = Date.parse('2026-03-04T05:06:07.000Z');
});
afterAll(() => api.close());

const newAccount = () => privateKeyToAccount(generatePrivateKey());
const lower = ({ address }: PrivateKeyAccount) => address.toLowerCase();

async function request(account: PrivateKeyAccount, chainId?: number, origin?: string): Promise<Nonce> {
  const body = { address: lower(account), ...(chainId !== undefined && { chainId }) };
  const answer = await callApi(api.url, '/auth/v1/siwe/nonce', {
    body,
    ...(origin !== undefined && { headers: { origin } }),
  });
  expect(answer.status).toBe(200);
  return answer.body as Nonce;
}

async function connect(account: PrivateKeyAccount, message: string, chainId = 96969): Promise<ApiAnswer> {
  const signature = await account.signMessage({ message });
  const data = { address: lower(account), signature, chainId };
  return callApi(api.url, '/functions/v1/wallet-operations', { body: { action: 'connect_wallet', data } });
}

test('address, signature and chain alone open a session with the server’s message', async () => {
  const account = newAccount();
  const { message, nonce, expires_at: expiresAt } = await request(account);
  expect(parseSiweMessage(message!)).toMatchObject({
    address: account.address,
    chainId: 96969,
    domain: new URL(api.url).host.replace('127.0.0.1', 'localhost'),
    nonce,
    expirationTime: new Date(expiresAt),
  });
  const answer = await connect(account, message!);
  expect(answer).toMatchObject({ status: 200, body: { source: 'server', new_wallet: true } });
  const { session } = answer.body as ConnectWalletResult;
  const user = await callApi(api.url, '/auth/v1/user', { token: session.access_token });
  expect(user.body).toMatchObject({ user: { wallets: [{ address: lower(account) }] } });
});

test('a message of the server counts once, even for ten concurrent attempts', async () => {
  const account = newAccount();
  const { message } = await request(account);
  const answers = await Promise.all(Array.from({ length: 10 }, () => connect(account, message!)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
  expect(refusals.every((code) => code === 'nonce_unknown' || code === 'message_required')).toBe(true);
});

test('a message of the server is valid for its address, its chain and ten minutes', async () => {
  const [account, other] = [newAccount(), newAccount()];
  const { message } = await request(account);
  expect(await connect(other, message!)).toMatchObject({ status: 400, code: 'message_required' });
  await request(other);
  // The address could be a contract that accepts this signature, and the chain that would know is unavailable
  // here.
  expect(await connect(other, message!)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await connect(account, message!, 1)).toMatchObject({ status: 400, code: 'message_required' });
  now += 600_000;
  expect(await connect(account, message!)).toMatchObject({ status: 400, code: 'message_required' });
  now -= 1;
  expect(await connect(account, message!)).toMatchObject({ status: 200 });
});

test('requesting another wallet’s message any number of times leaves it unchanged', async () => {
  const account = newAccount();
  const { message } = await request(account);
  for (let time = 0; time < 10; time += 1) expect((await request(account)).message).toBe(message);
  now += 5 * 60_000 + 1;
  const later = await request(account);
  expect(later.message).not.toBe(message);
  expect(await connect(account, message!)).toMatchObject({ status: 200 });
  expect(await connect(account, later.message!)).toMatchObject({ status: 200 });
});

test('a message names a supported chain and the requesting page’s origin', async () => {
  const account = newAccount();
  const body = { address: lower(account), chainId: 43_114 };
  expect(await callApi(api.url, '/auth/v1/siwe/nonce', { body })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
  const mainnet = await request(account, 1, api.url);
  expect(parseSiweMessage(mainnet.message!)).toMatchObject({ chainId: 1, domain: new URL(api.url).host });
  expect(await connect(account, mainnet.message!, 1)).toMatchObject({
    status: 200,
    body: { chain_id: 1, is_own_chain: false },
  });
  const foreign = await request(account, 1, 'https://evil.example');
  expect(foreign.message).not.toContain('evil.example');
});
