import { contactMessages } from '@nova/db/schema/contact';
import { mailOutbox } from '@nova/db/schema/mail';
import type { ContactCheck, ContactMessagePage } from '@nova/shared/contact/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
let api: TestApi;
let aheadMs = 0;

beforeAll(async () => {
  api = await startTestApi({ clock: () => Date.now() + aheadMs, contactEmail: 'us@nova.example' });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(contactMessages);
  await api.database.db.delete(mailOutbox);
});

const MESSAGE = {
  topic: 'presale',
  name: 'Jana',
  email: 'jana@example.org',
  message: 'I paid in phase 1.\n\nThe bonus is missing.',
  language: 'en',
};
async function request(): Promise<ContactCheck> {
  return (await callApi(api.url, '/api/v1/contact/check')).body as ContactCheck;
}
/** Sends a contact message as a person would, five seconds after the question. */
async function write(changes: Record<string, unknown> = {}, checkToAnswer?: ContactCheck, waitMs = 5_000) {
  const { check, first, second } = checkToAnswer ?? (await request());
  aheadMs += waitMs;
  const body = { ...MESSAGE, check, answer: String(first + second), ...changes };
  return callApi(api.url, '/api/v1/contact', { body });
}
const stored = () => api.database.db.select().from(contactMessages);
const mailed = () => api.database.db.select().from(mailOutbox);

test('a message is stored and emailed only to the operator', async () => {
  expect(await write()).toMatchObject({ status: 202, body: { received: true } });
  expect(await stored()).toMatchObject([{ ...MESSAGE, userId: null }]);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'us@nova.example', letter: 'contact_message' });
  expect(mail!.subject).toMatch(/^Presale: message \d+ from Jana$/);
  expect(mail!.bodyText).toContain('The bonus is missing.');
});

test('only administrators read the messages, newest first', async () => {
  await write();
  await write({ name: 'Jonas' });
  const list = await callApi(api.url, '/api/v1/admin/contact-messages?limit=1', { headers: ADMIN });
  expect((list.body as ContactMessagePage).items).toMatchObject([{ name: 'Jonas', topic: 'presale' }]);
  expect((list.body as ContactMessagePage).next).not.toBeNull();
  expect(await callApi(api.url, '/api/v1/admin/contact-messages')).toMatchObject({ status: 401 });
});

test('a bot that fills in the hidden field gets the usual response, but nothing is stored', async () => {
  expect(await write({ website: 'https://spam.example' })).toMatchObject({ status: 202 });
  expect(await stored()).toEqual([]);
  expect(await mailed()).toEqual([]);
});

test('a wrong sum, a hasty answer and a reused answer are refused', async () => {
  const refused = { status: 400, code: 'contact_check_failed' };
  expect(await write({ answer: '99' })).toMatchObject(refused);
  expect(await write({}, undefined, 500)).toMatchObject(refused);
  const challenge = await request();
  expect(await write({}, challenge)).toMatchObject({ status: 202 });
  expect(await write({}, challenge)).toMatchObject(refused);
  expect(await stored()).toHaveLength(1);
});

test('ten concurrent messages with one answer are stored once', async () => {
  const challenge = await request();
  aheadMs += 5_000;
  const answers = await Promise.all(Array.from({ length: 10 }, () => write({}, challenge, 0)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('a network can send five messages a day', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect(await write()).toMatchObject({ status: 202 });
  expect(await write()).toMatchObject({ status: 429, code: 'contact_limit' });
  aheadMs += 86_400_000;
  expect(await write()).toMatchObject({ status: 202 });
});

test('a name with a line break cannot add email headers', async () => {
  const answer = await write({ name: 'Jana\r\nBcc: all@example.org' });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await mailed()).toEqual([]);
});

test('/.well-known/security.txt names the contact page of a website with https, for half a year', async () => {
  const path = '/.well-known/security.txt';
  expect((await callApi(api.url, path)).status).toBe(404);
  const site = await startTestApi({
    publicOrigins: ['https://nova.example'],
    clock: () => Date.UTC(2026, 0, 2, 3),
  });
  const { status, headers, body } = await callApi(site.url, path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(body).toBe(
    'Contact: https://nova.example/contact\n' +
      'Expires: 2026-07-01T00:00:00.000Z\n' +
      'Preferred-Languages: en, de\n' +
      'Canonical: https://nova.example/.well-known/security.txt\n',
  );
  await site.close();
});
