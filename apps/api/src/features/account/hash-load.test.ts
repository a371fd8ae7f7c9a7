import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import type * as Argon from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const counted = vi.hoisted(() => ({ hashes: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon = await importOriginal<typeof Argon>();
  const hash: typeof argon.hash = (...input) => {
    counted.hashes += 1;
    return argon.hash(...input);
  };
  return { ...argon, hash };
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(() => {
  counted.hashes = 0;
});
afterAll(() => api.close());

const PASSWORD = 'kq7!vm2xpd';
const from = (address: string, path: string, body: unknown) =>
  callApi(api.url, `/auth/v1/${path}`, { body, headers: { 'x-forwarded-for': address } });

async function readLink(recipient: string, fragment: string): Promise<string | null> {
  const { rows } = await api.database.pool.query<{ body_text: string }>(
    'select body_text from app.mail_outbox where recipient = $1 order by created_at',
    [recipient],
  );
  return new RegExp(`#${fragment}=([\\w-]+)`).exec(rows.at(-1)?.body_text ?? '')?.[1] ?? null;
}

async function register(email: string): Promise<void> {
  await from('203.0.113.1', 'sign-up', { email, password: PASSWORD });
  await from('203.0.113.1', 'confirm', { token: await readLink(email, 'confirm') });
}

test('an invalid password reset link costs no hash', async () => {
  const token = 'x'.repeat(43);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => from('192.0.2.1', 'password/reset', { token, password: PASSWORD })),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['link_invalid']));
  expect(counted.hashes).toBe(0);
});

test('a network that floods the login is refused with a retry time, and others can log in', async () => {
  const email = 'patient@example.org';
  await register(email);
  const flood = Array.from({ length: 80 }, (_, index) =>
    from('192.0.2.1', 'sign-in', { email: `nobody-${index}@example.org`, password: PASSWORD }),
  );
  const mine = from('198.51.100.7', 'sign-in', { email, password: PASSWORD });
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ code: 'unavailable' });
  expect(refused[0]!.headers.get('retry-after')).toBe('5');
  expect(answers.every(({ status }) => status === 503 || status === 401)).toBe(true);
  expect((await mine).status).toBe(200);
});

test('a password reset link sent many times at once costs only a few hashes', async () => {
  const limited = await startTestApi({ rateLimitFactor: 1 });
  const { pool } = limited.database;
  const email = 'forgetful@example.org';
  const post = (path: string, body: unknown) => callApi(limited.url, `/auth/v1/${path}`, { body });
  await post('sign-up', { email, password: PASSWORD });
  await post('password/forgot', { email });
  const read = async () => {
    const { rows } = await pool.query<{ body_text: string }>(
      `select body_text from app.mail_outbox where letter = 'reset_password'`,
    );
    return /#reset=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1];
  };
  await expect.poll(read).toBeDefined();
  const token = await read();
  counted.hashes = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('password/reset', { token, password: PASSWORD })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(counted.hashes).toBeLessThanOrEqual(5);
  await limited.close();
});
