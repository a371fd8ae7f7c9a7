import { DAY_MS } from '@nova/shared/durations';
import { users } from '@nova/db/schema/account';
import { mailOutbox } from '@nova/db/schema/mail';
import { listLinks, newsletter, whitelist, whitelistSignUps } from '@nova/db/schema/whitelist';
import type { WhitelistPage } from '@nova/shared/whitelist/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addToWhitelist, countWhitelist, isOnWhitelist, removeFromWhitelist } from './whitelist-store.ts';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const ADA = '0x00000000000000000000000000000000000000ad';
const BOB = '0x00000000000000000000000000000000000000b0';
let api: TestApi;
let aheadMs = 0;

beforeAll(async () => {
  api = await startTestApi({
    clock: () => Date.now() + aheadMs,
    publicOrigins: ['https://nova.example'],
  });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [whitelistSignUps, whitelist, newsletter, listLinks, mailOutbox])
    await api.database.db.delete(table);
});

const post = (path: string, body: unknown) => callApi(api.url, path, { body });
const joinWhitelist = (changes: Record<string, unknown> = {}) =>
  post('/api/v1/whitelist', { email: 'ada@example.org', language: 'en', ...changes });
const joinNewsletter = (changes: Record<string, unknown> = {}) =>
  post('/api/v1/newsletter', { email: 'ada@example.org', language: 'en', ...changes });
const signUps = () => api.database.db.select().from(whitelistSignUps);
const readers = () => api.database.db.select().from(newsletter);
async function lastMail() {
  const [letter] = await api.database.db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  return letter!;
}
async function tokenOf(name: 'confirm' | 'leave-whitelist' | 'leave-newsletter'): Promise<string> {
  const { bodyText } = await lastMail();
  return new RegExp(`#${name}=([\\w-]+)`).exec(bodyText)![1]!;
}
const confirm = async (token?: string) =>
  post('/api/v1/lists/confirm', { token: token ?? (await tokenOf('confirm')) });
const leave = (token: string) => post('/api/v1/lists/leave', { token });

test('a sign-up is stored and counts once the mailed link was used', async () => {
  expect(await joinWhitelist({ address: ADA })).toMatchObject({ status: 202, body: { received: true } });
  expect(await signUps()).toMatchObject([{ email: 'ada@example.org', address: ADA, confirmedAt: null }]);
  expect(await lastMail()).toMatchObject({ recipient: 'ada@example.org', letter: 'list_confirm' });
  expect((await lastMail()).bodyText).toContain('https://nova.example/subscription#confirm=');
  expect(await confirm()).toMatchObject({ status: 200, body: { lists: ['whitelist'], points: null } });
  expect((await signUps())[0]!.confirmedAt).toBeInstanceOf(Date);
  expect(await lastMail()).toMatchObject({ letter: 'list_welcome' });
});

test('a German sign-up is answered in German on the German page', async () => {
  await joinWhitelist({ language: 'de', newsletter: true });
  const letter = await lastMail();
  expect(letter.subject).toBe('Bitte bestätige deine Anmeldung (Whitelist und Newsletter)');
  expect(letter.bodyText).toContain('https://nova.example/de/subscription#confirm=');
});

test('exactly one of ten concurrent uses of a link confirms', async () => {
  await joinWhitelist();
  const token = await tokenOf('confirm');
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'list_link_invalid')).toHaveLength(9);
});

test('a repeated sign-up gets the same response, and only the owner reads that nothing changed', async () => {
  const first = await joinWhitelist();
  await confirm();
  const second = await joinWhitelist({ email: ' ADA@example.org ' });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await signUps()).toHaveLength(1);
  expect(await lastMail()).toMatchObject({ letter: 'list_already' });
});

test('a stranger cannot replace the wallet of another person’s sign-up, but the owner can by email', async () => {
  await joinWhitelist({ address: ADA });
  await confirm();
  await joinWhitelist({ address: BOB });
  expect(await signUps()).toMatchObject([{ address: ADA }]);
  await confirm();
  expect(await signUps()).toMatchObject([{ address: BOB }]);
});

test('selecting the newsletter confirms both lists with one link', async () => {
  await joinWhitelist({ newsletter: true });
  expect(await confirm()).toMatchObject({ body: { lists: ['whitelist', 'newsletter'] } });
  expect((await readers())[0]).toMatchObject({ email: 'ada@example.org' });
  expect((await readers())[0]!.confirmedAt).toBeInstanceOf(Date);
});

test('a link older than seven days confirms nothing, and its address is deleted', async () => {
  await joinWhitelist({ newsletter: true });
  const token = await tokenOf('confirm');
  aheadMs += 7 * DAY_MS + 1_000;
  expect(await confirm(token)).toMatchObject({ status: 400, code: 'list_link_invalid' });
  await joinNewsletter({ email: 'grace@example.org' });
  expect(await signUps()).toEqual([]);
  expect(await readers()).toMatchObject([{ email: 'grace@example.org' }]);
  aheadMs = 0;
});

test('every newsletter email contains an unsubscribe link and the headers for it', async () => {
  await joinNewsletter();
  const token = await tokenOf('leave-newsletter');
  const headers = {
    'List-Unsubscribe': `<https://nova.example/api/v1/newsletter/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  expect((await lastMail()).headers).toEqual(headers);
  await confirm();
  expect(await lastMail()).toMatchObject({ letter: 'list_welcome', headers });
  await joinNewsletter();
  expect(await lastMail()).toMatchObject({ letter: 'list_already', headers });
});

test('one click in a mail client removes the address, and a second one changes nothing', async () => {
  await joinNewsletter();
  await confirm();
  const token = await tokenOf('leave-newsletter');
  const click = () =>
    fetch(`${api.url}/api/v1/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect(await (await click()).json()).toEqual({ left: 'newsletter' });
  expect(await readers()).toMatchObject([{ email: null, userId: null, confirmedAt: null }]);
  expect(await (await click()).json()).toEqual({ left: null });
});

test('an address that leaves the whitelist is deleted, and a forged token finds none', async () => {
  await joinWhitelist();
  await confirm();
  expect(await leave('A'.repeat(43))).toMatchObject({ status: 200, body: { left: null } });
  expect(await signUps()).toHaveLength(1);
  expect(await leave(await tokenOf('leave-whitelist'))).toMatchObject({ body: { left: 'whitelist' } });
  expect(await signUps()).toEqual([]);
});

test('a bot that fills in the hidden field gets the usual response, but nothing is stored', async () => {
  expect(await joinWhitelist({ website: 'https://spam.example' })).toMatchObject({ status: 202 });
  expect(await signUps()).toEqual([]);
  expect(await api.database.db.$count(mailOutbox)).toBe(0);
});

test('an invalid email or wallet address is refused', async () => {
  expect(await joinWhitelist({ email: 'ada@' })).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await joinWhitelist({ address: '0x12' })).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await joinNewsletter({ email: 'ada@example.org\r\nBcc: all@example.org' })).toMatchObject({
    status: 400,
  });
});

test('only administrators see the sign-ups and the approved wallets', async () => {
  await joinWhitelist({ address: ADA });
  await joinWhitelist({ email: 'bob@example.org', address: BOB });
  const approval = { address: ADA, addedBy: 'token', userId: null, at: new Date() } as const;
  expect(await addToWhitelist(api.database.db, approval)).toBe(true);
  expect(await addToWhitelist(api.database.db, approval)).toBe(false);
  expect(await countWhitelist(api.database.db)).toBe(1);
  const list = await callApi(api.url, '/api/v1/admin/whitelist', { headers: ADMIN });
  expect((list.body as WhitelistPage).items).toMatchObject([
    { email: 'bob@example.org', address: BOB, is_approved: false, confirmed_at: null },
    { email: 'ada@example.org', address: ADA, is_approved: true },
  ]);
  expect(await callApi(api.url, '/api/v1/admin/whitelist')).toMatchObject({ status: 401 });
  expect(await removeFromWhitelist(api.database.db, ADA)).toBe(true);
  expect(await isOnWhitelist(api.database.db, ADA)).toBe(false);
});

test('an address gets three emails an hour, and the response stays the same', async () => {
  const limited = await startTestApi({ rateLimitFactor: 1 });
  try {
    const request = () =>
      callApi(limited.url, '/api/v1/newsletter', { body: { email: 'ada@example.org', language: 'en' } });
    for (let sentCount = 0; sentCount < 5; sentCount += 1)
      expect(await request()).toMatchObject({ status: 202 });
    expect(await limited.database.db.$count(mailOutbox)).toBe(3);
  } finally {
    await limited.close();
  }
}, 30_000);

test('a network signs up twenty addresses and then must wait', async () => {
  const limited = await startTestApi({ rateLimitFactor: 1 });
  try {
    const request = (email: string) =>
      callApi(limited.url, '/api/v1/whitelist', { body: { email, language: 'en' } });
    for (let sentCount = 0; sentCount < 20; sentCount += 1)
      expect(await request(`ada${sentCount}@example.org`)).toMatchObject({ status: 202 });
    expect(await request('grace@example.org')).toMatchObject({ status: 429, code: 'rate_limited' });
  } finally {
    await limited.close();
  }
}, 30_000);

test('deleting a user leaves the lists unchanged', async () => {
  const [user] = await api.database.db.insert(users).values({ email: 'u@example.org' }).returning();
  await api.database.db
    .insert(whitelistSignUps)
    .values({ key: 'k', email: 'ada@example.org', language: 'en', userId: user!.id });
  await api.database.db.delete(users);
  expect(await signUps()).toMatchObject([{ userId: null }]);
});
