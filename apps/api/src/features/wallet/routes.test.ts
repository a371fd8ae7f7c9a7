import { callApi, type ApiAnswer } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS } from '@nova/testing/test-keys';
import type { ConnectWalletResult } from '@nova/shared/wallet/schemas';
import { sql } from 'drizzle-orm';
import { createWalletClient, http, publicActions, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { createSiweMessage, type SiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let chain: TestChain;
let api: TestApi;
let now: number;

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, clock: () => now });
});
beforeEach(() => {
  now = Date.parse('2026-03-04T05:06:07.000Z');
});
afterAll(async () => {
  await api.close();
  await chain.close();
});

interface Attempt {
  readonly chainId?: number;
  readonly message: string;
  readonly signature: Hex;
  readonly address: string;
}

async function requestNonce(): Promise<string> {
  const { body } = await callApi(api.url, '/auth/v1/siwe/nonce', { body: {} });
  return (body as { nonce: string }).nonce;
}

async function prepare(account: PrivateKeyAccount, changes: Partial<SiweMessage> = {}): Promise<Attempt> {
  const { host, origin } = new URL(api.url);
  const message = createSiweMessage({
    address: account.address,
    chainId: 96969,
    domain: host,
    uri: origin,
    version: '1',
    nonce: changes.nonce ?? (await requestNonce()),
    issuedAt: new Date(now),
    ...changes,
  });
  return {
    message,
    signature: await account.signMessage({ message }),
    address: account.address.toLowerCase(),
  };
}

const connect = (attempt: Attempt, token?: string): Promise<ApiAnswer> =>
  callApi(api.url, '/functions/v1/wallet-operations', {
    body: { action: 'connect_wallet', data: { chainId: 96969, ...attempt } },
    ...(token === undefined ? {} : { token }),
  });

const newAccount = () => privateKeyToAccount(generatePrivateKey());
const resultOf = (answer: ApiAnswer) => answer.body as ConnectWalletResult;

/** Counts the rows that a refused attempt must leave unchanged. */
async function countRows(): Promise<unknown> {
  const { rows } = await api.database.db.execute(sql`
    select (select count(*)::int from app.users) as users, (select count(*)::int from app.wallets) as wallets,
           (select count(*)::int from app.sessions) as sessions, (select count(*)::int from app.actions) as actions`);
  return rows[0];
}

test('a signature opens a session of a new account, whose access token identifies it', async () => {
  const account = newAccount();
  const answer = await connect(await prepare(account));
  expect(answer.status).toBe(200);
  const { session, ...result } = resultOf(answer);
  const address = account.address.toLowerCase();
  const chain = { chain_id: 96969, is_own_chain: true };
  expect(result).toEqual({
    source: 'server',
    address,
    ...chain,
    new_wallet: true,
    user_id: expect.any(String),
  });
  expect(session.expires_at).toBe('2026-03-04T05:21:07.000Z');
  const user = await callApi(api.url, '/auth/v1/user', { token: session.access_token });
  expect(user.body).toEqual({
    user: {
      id: result.user_id,
      email: null,
      has_password: false,
      role: 'user',
      wallets: [{ address, is_primary: true }],
    },
  });
  const { rows } = await api.database.db.execute(
    sql`select chain_id from app.wallets where address = ${address}`,
  );
  expect(rows).toEqual([{ chain_id: 96969 }]);
});

test('a wallet logs in from any supported chain, which is stored and returned', async () => {
  for (const chainId of [31337, 1, 5, 11155111, 137, 80001, 56, 97]) {
    const account = newAccount();
    const answer = await connect({ ...(await prepare(account, { chainId })), chainId });
    expect(answer).toMatchObject({ status: 200, body: { chain_id: chainId, is_own_chain: false } });
    const { rows } = await api.database.db.execute(
      sql`select chain_id from app.wallets where address = ${account.address.toLowerCase()}`,
    );
    expect(rows).toEqual([{ chain_id: chainId }]);
  }
});

test('a request that names another chain than its message is refused and writes nothing', async () => {
  const attempt = await prepare(newAccount());
  const before = await countRows();
  const answer = await connect({ ...attempt, chainId: 1 });
  expect(answer).toMatchObject({ status: 401, code: 'wrong_chain' });
  expect(JSON.stringify(answer.body)).toContain(
    'The signed message contains chain ID 96969, but the request has 1.',
  );
  expect(await countRows()).toEqual(before);
  expect(await connect(attempt)).toMatchObject({ status: 200 });
});

test('production refuses a login from the local test chain, with or without a message', async () => {
  const production = await startTestApi({ isProduction: true, clock: () => now });
  const call = (path: string, body: unknown) => callApi(production.url, path, { body });
  const account = newAccount();
  const { host, origin } = new URL(production.url);
  const { body } = await call('/auth/v1/siwe/nonce', {});
  const message = createSiweMessage({
    address: account.address,
    chainId: 31337,
    domain: host,
    uri: origin,
    version: '1',
    nonce: (body as { nonce: string }).nonce,
    issuedAt: new Date(now),
  });
  const signature = await account.signMessage({ message });
  const data = { address: account.address, chainId: 31337, signature };
  for (const fields of [data, { ...data, message }])
    expect(
      await call('/functions/v1/wallet-operations', { action: 'connect_wallet', data: fields }),
    ).toMatchObject({ status: 401, code: 'wrong_chain' });
  expect(await call('/auth/v1/siwe/nonce', { address: account.address, chainId: 31337 })).toMatchObject({
    status: 401,
    code: 'wrong_chain',
  });
  await production.close();
});

test('a returning wallet gets the same account, with any capitalization of its address', async () => {
  const account = newAccount();
  const first = resultOf(await connect(await prepare(account)));
  const again = resultOf(await connect({ ...(await prepare(account)), address: account.address }));
  expect(again).toMatchObject({ user_id: first.user_id, new_wallet: false });
  expect(again.session.refresh_token).not.toBe(first.session.refresh_token);
});

test.each<[string, Partial<SiweMessage>, string]>([
  ['domain', { domain: 'evil.example', uri: 'https://evil.example' }, 'wrong_domain'],
  ['chain', { chainId: 43_114 }, 'wrong_chain'],
  ['unknown nonce', { nonce: 'neverGivenToAnybody1' }, 'nonce_unknown'],
  ['expired message', { expirationTime: new Date('2026-03-04T05:06:06.000Z') }, 'message_expired'],
  ['old message', { issuedAt: new Date('2026-03-04T04:56:00.000Z') }, 'message_expired'],
])('a wrong %s opens nothing and writes nothing', async (_, changes, code) => {
  const attempt = await prepare(newAccount(), changes);
  const before = await countRows();
  expect(await connect(attempt)).toMatchObject({ status: 401, code });
  expect(await countRows()).toEqual(before);
});

test('a login requires a message and a valid signature', async () => {
  const attempt = await prepare(newAccount());
  const before = await countRows();
  const { message: _, ...withoutMessage } = attempt;
  expect(await connect(withoutMessage as Attempt)).toMatchObject({ status: 400, code: 'message_required' });
  expect(await connect({ ...attempt, signature: '0xmock1234' })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
  expect(await connect({ ...attempt, message: 'Sign in, please.' })).toMatchObject({
    status: 400,
    code: 'message_malformed',
  });
  expect(await countRows()).toEqual(before);
});

test('a signature by another key, of another text or for another address is refused', async () => {
  const [account, other] = [newAccount(), newAccount()];
  const attempt = await prepare(account);
  const before = await countRows();
  const foreign = await other.signMessage({ message: attempt.message });
  expect(await connect({ ...attempt, signature: foreign })).toMatchObject({
    status: 401,
    code: 'signature_invalid',
  });
  const elsewhere = await account.signMessage({ message: `${attempt.message} ` });
  expect(await connect({ ...attempt, signature: elsewhere })).toMatchObject({
    status: 401,
    code: 'signature_invalid',
  });
  expect(await connect({ ...attempt, address: other.address.toLowerCase() })).toMatchObject({
    status: 401,
    code: 'wrong_address',
  });
  expect(await countRows()).toEqual(before);
  // None of the refused attempts has consumed the nonce.
  expect((await connect(attempt)).status).toBe(200);
});

test('only the canonical form of a signature is valid: no high s, no short form, only v 27 and 28', async () => {
  const attempt = await prepare(newAccount());
  const { signature } = attempt;
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const r = signature.slice(2, 66);
  const s = BigInt(`0x${signature.slice(66, 130)}`);
  const v = Number(`0x${signature.slice(130)}`);
  const highS = (order - s).toString(16).padStart(64, '0');
  const flipped = v === 27 ? '1c' : '1b';
  const compactS = (v === 28 ? s | (1n << 255n) : s).toString(16).padStart(64, '0');
  const forms: Hex[] = [
    `0x${r}${highS}${flipped}`,
    `0x${r}${compactS}`,
    `0x${signature.slice(2, 130)}${v === 27 ? '00' : '01'}`,
    `0x${signature.slice(2, 130)}23`,
    `${signature}00`,
    '0x',
  ];
  for (const form of forms) {
    expect(await connect({ ...attempt, signature: form })).toMatchObject({
      status: 401,
      code: 'signature_invalid',
    });
  }
  expect((await connect(attempt)).status).toBe(200);
});

test('a nonce works once, even for ten concurrent attempts', async () => {
  const attempt = await prepare(newAccount());
  const answers = await Promise.all(Array.from({ length: 10 }, () => connect(attempt)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'nonce_unknown')).toHaveLength(9);
  const { rows } = await api.database.db.execute(
    sql`select count(*)::int as n from app.sessions s join app.wallets w using (user_id) where w.address = ${attempt.address}`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a nonce expires after ten minutes', async () => {
  const nonce = await requestNonce();
  now += 600_000;
  expect(await connect(await prepare(newAccount(), { nonce }))).toMatchObject({
    status: 401,
    code: 'nonce_unknown',
  });
});

test('expired nonces are deleted as new ones are created', async () => {
  await api.database.db.execute(sql`delete from app.sign_in_nonces`);
  for (let i = 0; i < 5; i += 1) await requestNonce();
  now += 600_000;
  await requestNonce();
  const { rows } = await api.database.db.execute(
    sql`select count(*)::int as n from app.sign_in_nonces where expires_at <= ${new Date(now).toISOString()}`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('a new wallet that logs in ten times at once gets one account', async () => {
  const account = newAccount();
  const attempts = await Promise.all(Array.from({ length: 10 }, () => prepare(account)));
  const results = (await Promise.all(attempts.map((attempt) => connect(attempt)))).map(resultOf);
  expect(new Set(results.map((result) => result.user_id)).size).toBe(1);
  expect(results.filter((result) => result.new_wallet)).toHaveLength(1);
  const { rows } = await api.database.db.execute(
    sql`select count(*)::int as n from app.users u where not exists (select from app.wallets w where w.user_id = u.id)`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('a logged-in user adds a wallet to the account and continues with a new session', async () => {
  const [first, second] = [newAccount(), newAccount()];
  const before = resultOf(await connect(await prepare(first)));
  const linked = await connect(await prepare(second), before.session.access_token);
  expect(resultOf(linked)).toMatchObject({ user_id: before.user_id, new_wallet: true });
  const user = await callApi(api.url, '/auth/v1/user', { token: resultOf(linked).session.access_token });
  expect((user.body as { user: { wallets: unknown } }).user.wallets).toEqual([
    { address: first.address.toLowerCase(), is_primary: true },
    { address: second.address.toLowerCase(), is_primary: false },
  ]);
  // The session from before the proof has ended.
  const refresh = { refresh_token: before.session.refresh_token };
  expect(await callApi(api.url, '/auth/v1/refresh', { body: refresh })).toMatchObject({
    code: 'refresh_invalid',
  });
  // The second wallet can now log in to the same account without the first.
  expect(resultOf(await connect(await prepare(second))).user_id).toBe(before.user_id);
});

test('another user’s wallet cannot be added, and its owner’s sessions stay open', async () => {
  const [mine, theirs] = [newAccount(), newAccount()];
  const owner = resultOf(await connect(await prepare(theirs)));
  const me = resultOf(await connect(await prepare(mine)));
  const attempt = await prepare(theirs);
  const before = await countRows();
  expect(await connect(attempt, me.session.access_token)).toMatchObject({
    status: 409,
    code: 'wallet_taken',
  });
  expect(await countRows()).toEqual(before);
  const refresh = { refresh_token: owner.session.refresh_token };
  expect((await callApi(api.url, '/auth/v1/refresh', { body: refresh })).status).toBe(200);
});

test('an expired session is an error and not silently ignored', async () => {
  const account = newAccount();
  const { session } = resultOf(await connect(await prepare(account)));
  now += 15 * 60_000;
  expect(await connect(await prepare(newAccount()), session.access_token)).toMatchObject({
    status: 401,
    code: 'unauthorized',
  });
});

test('a contract wallet logs in if it confirms the signature (ERC-1271)', async () => {
  const yes = await deploy('631626ba7e60e01b60005260206000f3');
  const no = await deploy('63ffffffff60e01b60005260206000f3');
  const { host, origin } = new URL(api.url);
  const attempt = async (address: Hex): Promise<Attempt> => {
    const nonce = await requestNonce();
    const fields = {
      chainId: 96969,
      domain: host,
      uri: origin,
      version: '1',
      issuedAt: new Date(now),
    } as const;
    return { message: createSiweMessage({ address, nonce, ...fields }), signature: '0x01', address };
  };
  expect(await connect(await attempt(yes))).toMatchObject({ status: 200 });
  expect(await connect(await attempt(no))).toMatchObject({ status: 401, code: 'signature_invalid' });
});

test('without a reachable chain a key can still log in, and a contract wallet can retry', async () => {
  const away = await startTestApi();
  const { host, origin } = new URL(away.url);
  const account = newAccount();
  const { body } = await callApi(away.url, '/auth/v1/siwe/nonce', { body: {} });
  const { nonce } = body as { nonce: string };
  const fields = { chainId: 96969, domain: host, uri: origin, version: '1', nonce } as const;
  const message = createSiweMessage({ address: account.address, ...fields });
  const signature = await account.signMessage({ message });
  const post = (changes: object) =>
    callApi(away.url, '/functions/v1/wallet-operations', {
      body: {
        action: 'connect_wallet',
        data: { address: account.address, chainId: 96969, message, signature, ...changes },
      },
    });
  const unknown = await post({ signature: '0x01' });
  expect(unknown).toMatchObject({ status: 503, code: 'unavailable' });
  expect(unknown.headers.get('retry-after')).toBe('1');
  expect((await post({})).status).toBe(200);
  await away.close();
});

/** Deploys a contract with a runtime code of 16 bytes. */
async function deploy(runtime: string): Promise<Hex> {
  const client = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.deployer),
    transport: http(chain.rpcUrl),
  }).extend(publicActions);
  const data: Hex = `0x601080600b6000396000f3${runtime}`;
  const hash = await client.sendTransaction({ chain: null, data, maxPriorityFeePerGas: 1_000_000_000n });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
  return contractAddress!;
}
