import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { SessionTokens } from '@nova/shared/account/schemas';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations, type Operation } from './testing/read-operations.ts';
import { fittingRequest, type WireRequest } from './testing/request-arbitrary.ts';
import { ACCESS, type Access } from './testing/access-table.ts';

/** Every kind of caller, in ascending order of rights. */
const WHO = ['visitor', 'account', 'wallet', 'demo', 'auditor', 'admin', 'token'] as const;
type Who = (typeof WHO)[number];
/** Callers that each access level admits. */
const ADMITTED: Readonly<Record<Access, readonly Who[]>> = {
  everybody: WHO,
  password: ['account'],
  wallet: ['wallet', 'demo', 'auditor', 'admin'],
  session: ['account', 'wallet', 'demo', 'auditor', 'admin'],
  auditor: ['auditor', 'admin', 'token'],
  admin: ['admin', 'token'],
  partner: [],
};

const document: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
);
const operations = readOperations(document);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

/** A caller's credentials and wallet. */
interface Proof {
  readonly headers: Readonly<Record<string, string>>;
  readonly address?: string;
}
const PASSWORD = 'kq7!vm2xpd';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const setRole = (userId: string, role: string) =>
  stack.database.pool.query('update app.users set role = $2 where id = $1', [userId, role]);

async function signUp(): Promise<Proof> {
  const email = `${crypto.randomUUID()}@example.org`;
  await callApi(stack.url, '/auth/v1/sign-up', { body: { email, password: PASSWORD } });
  const { rows } = await stack.database.pool.query<{ body_text: string }>(
    'select body_text from app.mail_outbox where recipient = $1',
    [email],
  );
  const token = /#confirm=([\w-]+)/.exec(rows[0]!.body_text)![1];
  await callApi(stack.url, '/auth/v1/confirm', { body: { token } });
  const answer = await callApi(stack.url, '/auth/v1/sign-in', { body: { email, password: PASSWORD } });
  return { headers: bearer((answer.body as SessionTokens).access_token) };
}

async function signInAs(role: string): Promise<Proof> {
  const user = new TestUser(stack.url);
  await user.signIn();
  await setRole(user.userId, role);
  return { headers: bearer(user.accessToken), address: user.address };
}

// The row says administrator, but a demo account never is one (requirement 320).
async function startDemo(): Promise<Proof> {
  const user = new TestUser(stack.url);
  const body = { demoType: 'trade', address: user.address, ...(await user.signMessage(new Date())) };
  // The number of demos started from one network is limited.
  await stack.database.pool.query(`update app.demo_sessions set network = user_id::text`);
  const answer = await callApi(stack.url, '/functions/v1/demo-account-manager', { body });
  const { session, user_id: userId } = answer.body as DemoStarted;
  await setRole(userId, 'admin');
  return { headers: bearer(session.access_token), address: user.address };
}

/** Logs in as each kind of caller; repeated after a request that ended the session. */
const become: Readonly<Record<Who, () => Promise<Proof>>> = {
  visitor: async () => ({ headers: {} }),
  account: signUp,
  wallet: () => signInAs('user'),
  demo: startDemo,
  auditor: () => signInAs('auditor'),
  admin: () => signInAs('admin'),
  token: async () => ({ headers: { 'x-admin-token': 'admin token of throwaway stacks' } }),
};

/** Paths that end or change the session of the request. */
const ENDS_SESSION =
  /sign-out|auth\/v1\/sessions|delete-account|demo-account-manager|auth\/v1\/wallets|password\/change|conversion/;
const proofs = new Map<Who, Proof>();

async function proofOf(who: Who, { path }: Operation): Promise<Proof> {
  const proof = proofs.get(who) ?? (await become[who]());
  if (ENDS_SESSION.test(path)) proofs.delete(who);
  else proofs.set(who, proof);
  return proof;
}

const WORDS = { en: 'Words', de: 'Worte' };
/**
 * Bodies for operations that check more before the guard than the document states, or whose guard depends on
 * the body.
 */
const REQUESTS: Readonly<Record<string, unknown>> = {
  'POST /functions/v1/energy-points': { action: 'get_action_types' },
  'POST /functions/v1/wallet-operations': { action: 'get_presale_status', data: {} },
  'POST /api/v1/market/metadata': { name: 'A picture', image: '0d1f3c5a-8f5e-4a8e-9d9f-1b2c3d4e5f60' },
  'POST /storage/v1/uploads': { kind: 'image', size: 1 },
  'POST /api/v1/token-creator/metadata': { name: 'Harbour Coin', symbol: 'HRB' },
  'POST /api/v1/token-creator/orders': {
    request_id: 'order-of-the-table',
    name: 'Harbour Coin',
    symbol: 'HRB',
    supply: '1000',
  },
  'PUT /api/v1/admin/labels/{address}': { name: 'Harbour Exchange' },
  'PUT /api/v1/admin/nfts/{id}/hidden': { reason: 'Somebody else made it.' },
  'POST /api/v1/admin/status/maintenances': {
    title: WORDS,
    text: WORDS,
    services: [],
    starts_at: '2100-01-01T00:00:00.000Z',
    ends_at: '2100-01-01T01:00:00.000Z',
  },
};

/**
 * Builds a request that reaches the guard: its target need not exist, but wallet and password are the
 * caller's own.
 */
function sample(operation: Operation, { address }: Proof): WireRequest {
  const [request] = fc.sample(fittingRequest(operation), { numRuns: 1, seed: 3 });
  const { path, body } = request!;
  // Byte offset in the file, required for each part of an upload.
  const headers = { ...request!.headers, ...(operation.method === 'PATCH' && { 'upload-offset': '0' }) };
  const own =
    address === undefined
      ? path
      : path.replace(/wallet_address=0x[0-9a-fA-F]{40}/, `wallet_address=${address}`);
  if (body === undefined || typeof body !== 'string') return { ...request!, headers, path: own };
  const payload = (REQUESTS[operation.name] ?? JSON.parse(body)) as Record<string, unknown>;
  const fields = typeof payload === 'object' && payload !== null ? { ...payload } : payload;
  for (const field of ['wallet_address', 'p_wallet_address'])
    if (field in fields && address !== undefined) fields[field] = address;
  for (const field of ['password', 'current_password']) if (field in fields) fields[field] = PASSWORD;
  if (operation.path === '/auth/v1/delete-account') fields['password'] = PASSWORD;
  return { path: own, headers, body: JSON.stringify(fields) };
}

async function send({ method }: Operation, request: WireRequest, proof: Proof) {
  const answer = await fetch(stack.url + request.path, {
    method,
    headers: { ...proof.headers, ...request.headers },
    redirect: 'manual',
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  await answer.body?.cancel();
  return answer.status;
}

test('the table contains every endpoint of the API description and no other', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

test.each(operations)('$name', async (operation) => {
  const access = ACCESS[operation.name]!;
  const admitted: Who[] = [];
  for (const who of WHO) {
    const proof = await proofOf(who, operation);
    const status = await send(operation, sample(operation, proof), proof);
    if (status !== 401 && status !== 403) admitted.push(who);
  }
  expect(admitted).toEqual(ADMITTED[access]);
});
